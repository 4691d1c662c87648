/** The words of one language, all but those that only the terminal says. */
export default import.meta.glob<string>(
  ["../../../src/sixgun/words/cs/*.ftl", "!../../../src/sixgun/words/cs/{cli,lab,rules_command,serve}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
