// Generates a type of all message codes of the page; `say()` takes no others.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";

const WORDS = "../src/sixgun/words/en";
const ELSEWHERE = ["admin.ftl", "cli.ftl", "lab.ftl", "rulebook.ftl", "rulings.ftl", "rules_command.ftl", "serve.ftl"]; // as in src/language/en.ts
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

const files = (await readdir(WORDS)).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
const texts = await Promise.all(files.map((name) => readFile(`${WORDS}/${name}`, "utf8")));
const codes = texts.flatMap(codesIn).sort();
await mkdir(MADE, { recursive: true });
await writeFile(`${MADE}/codes.d.ts`, `export type Code =${codes.map((code) => `\n  | "${code}"`).join("")};\n`);
