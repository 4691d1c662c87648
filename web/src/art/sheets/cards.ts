export default import.meta.glob<string>("../../../art/{cards,roles}/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
