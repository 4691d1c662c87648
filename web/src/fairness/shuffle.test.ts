import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import golden from "../../../tests/golden/fairness.json";
import { blake2b, sha256, toHex } from "./hashes";
import { canonical, commitment, drawShare, pledge, seal, shuffleKey } from "./shuffle";

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251);

test.each(golden.sha256)("SHA-256 of $length bytes", ({ length, hash }) => {
  expect(toHex(sha256(bytes(length)))).toBe(hash);
});

test("SHA-256 agrees with the platform's", () => {
  for (let length = 0; length < 200; length++) {
    expect(toHex(sha256(bytes(length)))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
  }
});

test.each(golden.blake2b)("BLAKE2b of $length bytes with a key of $key", ({ length, key, hash }) => {
  expect(
    toHex(
      blake2b(
        bytes(length),
        Uint8Array.from({ length: key }, (_, i) => i),
      ),
    ),
  ).toBe(hash);
});

test("the functions agree with the server's test vectors", () => {
  const promised = golden.commitments["1"];
  expect(commitment(golden.table, 1, golden.secret)).toBe(promised);
  expect(commitment(golden.table, 12, golden.secret)).toBe(golden.commitments["12"]);
  for (const [share, hash] of Object.entries(golden.pledges)) expect(pledge(share)).toBe(hash);
  const shown = { agreement: golden.agreement, commitment: promised, seats: golden.seats, terms: golden.terms };
  expect(canonical(shown)).toBe(golden.canonical);
  expect(seal(promised, golden.agreement, golden.seats, golden.terms)).toBe(golden.seal);
  for (const { shares, key } of golden.keys) {
    const opened = new Map(Object.entries(shares).map(([seat, share]) => [Number(seat), share]));
    expect(shuffleKey(golden.secret, promised, golden.terms, opened)).toBe(key);
  }
});

test("shares are random", () => {
  expect(drawShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawShare()).not.toBe(drawShare());
});
