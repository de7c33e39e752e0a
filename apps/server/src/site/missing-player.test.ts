import { describe, expect, test, vi } from "vitest";
import type { Database } from "#db/database.ts";
import { createMissingPlayers } from "./missing-player.ts";

type Ask = Database["as"];

/** A database with one player. */
function pond() {
  const as = vi.fn<Ask>(async (_identity, statement) => {
    const { values } = statement as unknown as { values: string[] };
    return [[String(values[0] === "mudlark")]];
  });
  return { as, isMissing: createMissingPlayers({ as }) };
}

describe("a profile page", () => {
  test("is missing when no player has the name, in any spelling", async () => {
    const { isMissing } = pond();
    for (const url of ["/profile/mudlark", "/profile/MudLark/", "/profile/mudlark?x=1", "/profile/%6dudlark"])
      expect(await isMissing(url), url).toBe(false);
    for (const url of ["/profile/nobody", "/profile/Nobody/", "/profile/nobody#x"])
      expect(await isMissing(url), url).toBe(true);
  });

  test("is looked up only when the path has a name", async () => {
    const { as, isMissing } = pond();
    for (const url of ["/", "/profile", "/profile/", "/profile/a/b", "/x?y=/profile/nobody"])
      expect(await isMissing(url), url).toBe(false);
    for (const part of ["x", "%E0%A4", encodeURIComponent("' or 1=1 --")])
      expect(await isMissing(`/profile/${part}`), "nobody can have such a name").toBe(true);
    expect(as).not.toHaveBeenCalled();
  });

  test("is looked up once for concurrent requests", async () => {
    const { as, isMissing } = pond();
    await Promise.all(Array.from({ length: 50 }, () => isMissing("/profile/nobody")));
    expect(as).toHaveBeenCalledTimes(1);
  });

  test("is assumed to exist during a flood of names, or when the database does not answer", async () => {
    const as = vi.fn<Ask>(() => new Promise(() => {}));
    const isMissing = createMissingPlayers({ as });
    for (let place = 0; place < 8; place++) void isMissing(`/profile/nobody${place}`);
    expect(await isMissing("/profile/one-too-many")).toBe(false);
    expect(as).toHaveBeenCalledTimes(8);
    const down = createMissingPlayers({ as: () => Promise.reject(new Error("down")) });
    expect(await down("/profile/nobody")).toBe(false);
  });
});
