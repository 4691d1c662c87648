// The fonts, cut into files by who needs their letters, and the style sheet that names them. A browser fetches a file
// when a page has one of its letters, so that the pages in English pay for no others.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const MADE = "node_modules/.fonts";
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
const LATIN_1 = String.fromCodePoint(...Array.from({ length: 96 }, (_, i) => 160 + i));
const GERMAN = "ÄÖÜßäöü„";
const CZECH = "ÁÉÍÓÚÝáíóúýČčĎďĚěŇňŘřŠšŤťŮůŽž";

/** By the name of the file: the letters in it, and which of the source's files has them. */
const CUTS = {
  page: [`${ASCII}\u00a0\u00ad±·×é–’“”…−`, "latin"],
  german: [GERMAN, "latin"],
  czech: [CZECH, "latin", "latin-ext"],
  western: [[...LATIN_1].filter((letter) => !`\u00a0\u00ad±·×é${GERMAN}${CZECH}`.includes(letter)).join(""), "latin"],
};
/** What no heading has; where it does, the text's own face stands in. */
const NOT_IN_HEADINGS = '"#$%*+/<=>@[\\]^_`{|}~±·×−';
/** Names of people may have any other letter. */
const REST =
  "U+0100-010B, U+0110-0119, U+011C-0146, U+0149-0157, U+015A-015F, U+0162-0163, U+0166-016D, U+0170-017C, U+017F-02BA";

const FACES = [
  {
    family: "Bitter",
    weight: "400 700",
    axes: { wght: { min: 400, max: 700 } },
    source: (part) => `@fontsource-variable/bitter/files/bitter-${part}-wght-normal.woff2`,
  },
  {
    family: "Arbutus",
    weight: "400",
    without: NOT_IN_HEADINGS,
    // A slab of the west whose C and G are told apart at 12 pixels, with every letter of Czech.
    adjust: "82%", // it is wide: so its lines are about as long as those of the text
    source: (part) => `@fontsource/arbutus/files/arbutus-${part}-400-normal.woff2`,
  },
];

const range = (letters) => [...letters].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(", ");

const rule = ({ family, weight, adjust = "100%" }, file, letters) => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  size-adjust: ${adjust};
  src: url("${file}") format("woff2");
  unicode-range: ${letters};
}
`;

/** One file for each of the source's files that has some of the letters. */
async function cut(face, name) {
  const [letters, ...parts] = CUTS[name];
  const rules = [];
  for (const part of parts) {
    const here = [...letters].filter(
      (letter) =>
        !face.without?.includes(letter) && ((part === "latin") === letter.codePointAt(0) < 0x100 || parts.length < 2),
    );
    const whole = await readFile(`node_modules/${face.source(part)}`);
    const options = { targetFormat: "woff2", noHinting: true, ...(face.axes ? { variationAxes: face.axes } : {}) };
    const file = `${face.family.toLowerCase()}-${name}${part === "latin" ? "" : "-ext"}.woff2`;
    await writeFile(`${MADE}/${file}`, await subsetFont(whole, here.join(""), options));
    rules.push(rule(face, `./${file}`, range(here)));
  }
  return rules;
}

await mkdir(MADE, { recursive: true });
const rules = [];
for (const face of FACES) {
  rules.push(rule(face, face.source("latin-ext"), REST));
  for (const name of Object.keys(CUTS)) rules.push(...(await cut(face, name)));
}
await writeFile(`${MADE}/fonts.css`, rules.join(""));
