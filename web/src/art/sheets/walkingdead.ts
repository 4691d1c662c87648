export default import.meta.glob<string>("../../../art/*/walkingdead/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
