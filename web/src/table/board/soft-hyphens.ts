/** Names in a narrow place: a long word may be broken between syllables, with a hyphen, and nowhere else. */

const SOFT = "\u00AD";
const LONG = 10; // letters
const VOWEL = "[aeiouyáéíóúýěůäöü]";
/** After a vowel, before the last consonant that begins the next syllable; "sch", "tr" and the like are one. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}${VOWEL}\\p{L}*)(?<!s(?=ch)|sc(?=h)|[ctp](?=h)|[bcdfgkpt](?=[lr]))(?=(?:sch|ch|th|ph|qu|[bcdfgkpt][lr]|(?!${VOWEL})\\p{L})${VOWEL}\\p{L})`,
  "giu",
);

export const softly = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, SOFT)));
