import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { plainSha256, sha256 } from "./sha256.ts";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

test.each([0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 100_003])(
  "the plain hash of %i bytes is that of the platform",
  (length) => {
    const bytes = new Uint8Array(randomBytes(length));
    expect(hex(plainSha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
  },
);

test("without crypto.subtle, as on plain http, the plain hash is used", async () => {
  const bytes = new TextEncoder().encode("abc");
  const known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await sha256(bytes)).toBe(known);
  expect(await sha256(bytes, {})).toBe(known);
});
