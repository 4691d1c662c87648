/** The Czech words, without those that only the terminal or the rulebook uses. */
export default import.meta.glob<string>(
  [
    "../../../src/sixgun/words/cs/*.ftl",
    "!../../../src/sixgun/words/cs/{admin,cli,lab,rulebook,rulings,rules_command,serve}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
