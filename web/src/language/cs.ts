/** The words of one language, all but those that only the terminal says. */
export default import.meta.glob<string>(
  ["../../../src/sixgun/words/cs/*.ftl", "!**/cli.ftl", "!**/lab.ftl", "!**/rules_command.ftl", "!**/serve.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
