export default import.meta.glob<string>("../../../art/icons/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
