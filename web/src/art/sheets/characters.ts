export default import.meta.glob<string>("../../../art/characters/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
