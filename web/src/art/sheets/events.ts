export default import.meta.glob<string>("../../../art/events/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
