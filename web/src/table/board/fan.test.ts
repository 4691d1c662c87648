import { describe, expect, it } from "vitest";
import { fan } from "./fan";

describe("a hand", () => {
  it("fits its space, whatever its size", () => {
    for (const width of [300, 375, 800]) {
      for (let cards = 1; cards <= 14; cards++) {
        const { rows, width: card, overlap } = fan(cards, width, 150);
        const across = Math.ceil(cards / rows);
        expect(card + (across - 1) * (card - overlap)).toBeLessThanOrEqual(width + 0.01);
      }
    }
  });

  it("shows at least half of each card, so that its middle can be tapped", () => {
    for (const width of [300, 359, 800]) {
      for (let cards = 1; cards <= 14; cards++) {
        const { width: card, overlap } = fan(cards, width, 200);
        expect(overlap).toBeLessThan(card / 2);
      }
    }
  });

  it("takes a second row before a card becomes too narrow to tap", () => {
    expect(fan(5, 360, 120).rows).toBe(1);
    expect(fan(12, 360, 150).rows).toBe(2);
  });
});
