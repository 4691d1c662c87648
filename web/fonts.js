// The letters that only Czech needs, in small files of their own: all of extended Latin would be almost five times as much.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const LETTERS = "ČčĎďĚěŇňŘřŠšŤťŮůŽž"; // the same as in src/styles/fonts.css
const MADE = "node_modules/.fonts";
const FONTS = {
  bitter: "@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2",
  sancreek: "@fontsource/sancreek/files/sancreek-latin-ext-400-normal.woff2",
};

await mkdir(MADE, { recursive: true });
for (const [name, file] of Object.entries(FONTS)) {
  const whole = await readFile(`node_modules/${file}`);
  await writeFile(`${MADE}/${name}-czech.woff2`, await subsetFont(whole, LETTERS, { targetFormat: "woff2" }));
}
