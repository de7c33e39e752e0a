import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { limitConcurrency, limitConcurrencyPerKey } from "./limit-concurrency.ts";
import { createPasswordHasher } from "./password-hasher.ts";

const TEN_ROUNDS = /^\$2a\$10\$/;

describe("a password hash", () => {
  test("has Supabase's cost and prefix unless another cost is given", async () => {
    expect(await createPasswordHasher().hash("paddle upstream")).toMatch(TEN_ROUNDS);
  });

  test("matches its password and no other", async () => {
    const hasher = createPasswordHasher({ cost: 4 });
    const hashed = await hasher.hash("paddle upstream");
    expect(await hasher.verify("paddle upstream", hashed)).toBe(true);
    expect(await hasher.verify("paddle downstream", hashed)).toBe(false);
    expect(await hasher.verify("paddle upstream", null)).toBe(false);
    expect(await hasher.verify("paddle upstream", "not a hash")).toBe(false);
  });

  test("does not match a password that is only equal in the bytes that bcrypt reads", async () => {
    const hasher = createPasswordHasher({ cost: 4 });
    const hashed = await hasher.hash("q".repeat(72));
    expect(await hasher.verify("q".repeat(72), hashed)).toBe(true);
    expect(await hasher.verify("q".repeat(73), hashed)).toBe(false);
  });
});

describe("limited concurrency", () => {
  test("runs as many jobs at once as allowed, in order, also after one fails", async () => {
    const inTurn = limitConcurrency(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const jobs = Array.from({ length: 9 }, (_, index) =>
      inTurn(async () => {
        started.push(index);
        most = Math.max(most, (running += 1));
        await wait(1);
        running -= 1;
        if (index === 3) throw new Error("one of them fails");
        return index;
      }),
    );
    const ends = await Promise.allSettled(jobs);
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBe(2);
    expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await inTurn(async () => "still runs")).toBe("still runs");
  });

  test("per key makes the jobs of one key wait, and not those of another", async () => {
    const { run, jobsOf } = limitConcurrencyPerKey(1);
    let release = () => {};
    const first = run("flood", () => new Promise<void>((resolve) => (release = resolve)));
    const second = run("flood", async () => "its turn came");
    expect(jobsOf("flood")).toBe(2);
    expect(await run("pupil", async () => "served")).toBe("served");
    expect(jobsOf("flood")).toBe(2);
    release();
    await first;
    expect(await second).toBe("its turn came");
    expect(jobsOf("flood")).toBe(0);
  });
});
