// The codes of all messages that the page can say, as a type: `say()` takes no others.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";

const WORDS = "../src/sixgun/words/en";
const TERMINAL = ["cli.ftl", "lab.ftl", "rules_command.ftl", "serve.ftl"]; // the same as in src/language/en.ts
const MADE = "node_modules/.words";
const MESSAGE = /^([a-z][\w-]*) *=|^ +\.(\w+) *=/gm;

/** `web-close`, and `setting-beer_mode.number` for an attribute. */
function codesIn(text) {
  let message = "";
  return [...text.matchAll(MESSAGE)].map(([, code, attribute]) => {
    if (code) message = code;
    return code ?? `${message}.${attribute}`;
  });
}

const files = (await readdir(WORDS)).filter((name) => name.endsWith(".ftl") && !TERMINAL.includes(name));
const texts = await Promise.all(files.map((name) => readFile(`${WORDS}/${name}`, "utf8")));
const codes = texts.flatMap(codesIn).sort();
await mkdir(MADE, { recursive: true });
await writeFile(`${MADE}/codes.d.ts`, `export type Code =${codes.map((code) => `\n  | "${code}"`).join("")};\n`);
