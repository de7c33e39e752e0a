import { expect, test } from "vitest";
import { newRecoveryCodes, normalizeCode } from "./recovery-codes.ts";

test("there are ten recovery codes, all different, without letters that look alike", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hj-km-np-z]{4}-[2-9a-hj-km-np-z]{4}$/);
});

test("a recovery code is accepted however it is typed", () => {
  expect([" K4M6-x7qp ", "k4m6x7qp", "K4M6 X7QP", "k4-m6–x7 qp"].map(normalizeCode)).toEqual(Array(4).fill("k4m6x7qp"));
});
