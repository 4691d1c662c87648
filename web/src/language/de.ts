/** The German words, without those that only the terminal or the rulebook uses. */
export default import.meta.glob<string>(
  [
    "../../../src/sixgun/words/de/*.ftl",
    "!../../../src/sixgun/words/de/{admin,cli,lab,rulebook,rulings,rules_command,serve}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
