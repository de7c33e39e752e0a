import { describe, expect, test, vi } from "vitest";
import type { Database } from "#db/database.ts";
import { createMissingPlayers } from "./missing-player.ts";

type Ask = Database["as"];

/** A database with one player in it. */
function pond() {
  const as = vi.fn<Ask>(async (_identity, statement) => {
    const { values } = statement as unknown as { values: string[] };
    return [[String(values[0] === "mudlark")]];
  });
  return { as, isMissing: createMissingPlayers({ as }) };
}

describe("a profile", () => {
  test("is missing where nobody has the name, however it is written", async () => {
    const { isMissing } = pond();
    for (const url of ["/profile/mudlark", "/profile/MudLark/", "/profile/mudlark?x=1", "/profile/%6dudlark"])
      expect(await isMissing(url), url).toBe(false);
    for (const url of ["/profile/nobody", "/profile/Nobody/", "/profile/nobody#x"])
      expect(await isMissing(url), url).toBe(true);
  });

  test("is looked up only where there is a name", async () => {
    const { as, isMissing } = pond();
    for (const url of ["/", "/profile", "/profile/", "/profile/a/b", "/x?y=/profile/nobody"])
      expect(await isMissing(url), url).toBe(false);
    for (const part of ["x", "%E0%A4", encodeURIComponent("' or 1=1 --")])
      expect(await isMissing(`/profile/${part}`), "nobody can have such a name").toBe(true);
    expect(as).not.toHaveBeenCalled();
  });

  test("is looked up once in a moment, for all who ask", async () => {
    const { as, isMissing } = pond();
    await Promise.all(Array.from({ length: 50 }, () => isMissing("/profile/nobody")));
    expect(as).toHaveBeenCalledTimes(1);
  });

  test("is believed to be there while too many are asked for, or nobody answers", async () => {
    const as = vi.fn<Ask>(() => new Promise(() => {}));
    const isMissing = createMissingPlayers({ as });
    for (let place = 0; place < 8; place++) void isMissing(`/profile/nobody${place}`);
    expect(await isMissing("/profile/one-too-many")).toBe(false);
    expect(as).toHaveBeenCalledTimes(8);
    const down = createMissingPlayers({ as: () => Promise.reject(new Error("down")) });
    expect(await down("/profile/nobody")).toBe(false);
  });
});
