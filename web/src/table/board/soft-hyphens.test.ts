import { expect, it } from "vitest";

import { softly } from "./soft-hyphens";

const hyphens = (name: string): string => softly(name).replaceAll("\u00AD", "-");

it("lets long words break between syllables", () => {
  expect(hyphens("Jourdonnais")).toBe("Jour-don-nais");
  expect(hyphens("Bartholomew")).toBe("Bar-tho-lo-mew");
  expect(hyphens("Aschenbrenner")).toBe("Aschen-bren-ner");
});

it("leaves words alone that fit", () => {
  for (const name of ["Calamity Janet", "Slab the Killer", "El Gringo"]) expect(softly(name)).toBe(name);
});
