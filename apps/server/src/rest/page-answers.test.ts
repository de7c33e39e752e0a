import { describe, expect, test } from "vitest";
import { createPageAnswers } from "./page-answers.ts";
import type { RestAnswer } from "./rest-response.ts";

const answer = (body: string): RestAnswer => ({ status: 200, headers: {}, body });

describe("answers shared between visitors", () => {
  test("are computed once for concurrent requests, and again afterwards", async () => {
    let time = 0;
    let made = 0;
    const shared = createPageAnswers(2000, () => time);
    const ask = () => shared("list", async () => answer(String(++made)));
    const together = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(together.map(({ body }) => body))).toEqual(new Set(["1"]));
    time = 1999;
    expect((await ask()).body).toBe("1");
    time = 2000;
    expect((await ask()).body).toBe("2");
  });

  test("are not cached when they failed", async () => {
    const shared = createPageAnswers(2000);
    await expect(shared("list", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect((await shared("list", async () => answer("up"))).body).toBe("up");
  });

  test("use a bounded amount of memory, whatever is requested", async () => {
    let made = 0;
    const shared = createPageAnswers(60_000);
    const ask = (name: number) => shared(`name ${name}`, async () => (made++, answer("x".repeat(100_000))));
    for (let name = 0; name < 300; name++) await ask(name);
    made = 0;
    for (let name = 299; name >= 0; name--) await ask(name);
    expect(made).toBeGreaterThanOrEqual(300 - 80);
  });
});
