/** SHA-256 and BLAKE2b. Over plain HTTP there is no `crypto.subtle`, and no browser has BLAKE2b. */

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// SHA-256 (FIPS 180-4)

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6));
  message.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(message.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, message.length << 3);
  const hash = Int32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += 64) mixSha(hash, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function mixSha(hash: Int32Array, message: DataView, at: number): void {
  const w = schedule(message, at);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + ROUNDS[i]! + w[i]!) | 0;
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

function schedule(message: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const low = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const high = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  return w;
}

// BLAKE2b (RFC 7693)

const BLOCK = 128;
const MASK = (1n << 64n) - 1n;
const VECTOR = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDERS = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((order) => Array.from(order, (digit) => parseInt(digit, 16)));
/** The indices of the words mixed together: columns first, then diagonals. */
const QUARTERS = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map((quarter) =>
  Array.from(quarter, (digit) => parseInt(digit, 16)),
);
const turned = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK;

export function blake2b(message: Uint8Array, key: Uint8Array = new Uint8Array(), size = 32): Uint8Array {
  const hash = [...VECTOR];
  hash[0]! ^= BigInt(0x01010000 ^ (key.length << 8) ^ size);
  const text = key.length ? joined(key, new Uint8Array(BLOCK - key.length), message) : message;
  const last = Math.max(0, Math.ceil(text.length / BLOCK) - 1) * BLOCK;
  const padded = new DataView(joined(text, new Uint8Array(last + BLOCK - text.length)).buffer as ArrayBuffer);
  for (let at = 0; at < last; at += BLOCK) mixBlake(hash, padded, at, at + BLOCK, false);
  mixBlake(hash, padded, last, text.length, true);
  const digest = new DataView(new ArrayBuffer(64));
  hash.forEach((word, i) => digest.setBigUint64(8 * i, word, true));
  return new Uint8Array(digest.buffer, 0, size);
}

function mixBlake(hash: bigint[], message: DataView, at: number, taken: number, last: boolean): void {
  const v = [...hash, ...VECTOR];
  v[12]! ^= BigInt(taken);
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10]!;
    QUARTERS.forEach((quarter, i) => {
      const [x, y] = [order[2 * i]!, order[2 * i + 1]!].map((word) => message.getBigUint64(at + 8 * word, true));
      mixQuarter(v, quarter, x!, y!);
    });
  }
  for (let i = 0; i < 8; i++) hash[i]! ^= v[i]! ^ v[i + 8]!;
}

function mixQuarter(v: bigint[], quarter: number[], x: bigint, y: bigint): void {
  const [a, b, c, d] = quarter as [number, number, number, number];
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a], 32n);
  v[c] = (v[c]! + v[d]) & MASK;
  v[b] = turned(v[b]! ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & MASK;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turned(v[b] ^ v[c], 63n);
}
