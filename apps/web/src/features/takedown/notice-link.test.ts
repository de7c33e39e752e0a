import { expect, test } from "vitest";
import { noticePath, readNoticeKey } from "./notice-link.ts";

const key = { reference: "QT-0A1B2C3D", secret: "ab".repeat(32) };
const read = (address: string) => {
  const { searchParams, hash } = new URL(address, "http://quack.test");
  return readNoticeKey(searchParams, hash);
};

test("a status link leads back to its notice, and its secret is never sent in a request", () => {
  const path = noticePath(key);
  expect(read(path)).toEqual(key);
  expect(new URL(path, "http://quack.test").search).not.toContain(key.secret);
});

test.each([
  "/takedown",
  "/takedown?ref=QT-0A1B2C3D",
  `/takedown#${key.secret}`,
  `/takedown?ref=QT-0A1B2C3D#${key.secret}x`,
  `/takedown?ref=QT-0A1B2C3D'#${key.secret}`,
])("%s is not a status link", (address) => {
  expect(read(address)).toBeNull();
});
