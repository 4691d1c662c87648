/** The English words, without those that only the terminal, operators or the rulebook use. */
export default import.meta.glob<string>(
  [
    "../../../src/sixgun/words/en/*.ftl",
    "!../../../src/sixgun/words/en/{admin,cli,lab,rulebook,rulings,rules_command,serve}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
