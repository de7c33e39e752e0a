import { CallRefused } from "@quackademy/game-sdk/game-end.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import { describe, expect, test } from "vitest";
import { createProgress } from "./game-progress.ts";
import { readSaved } from "./save-data.ts";
import { openSaveStore } from "./save-store.ts";

type Saved = { rev: number; data: string; others?: string[] };
const SCORE = { order: "desc" };

/** A page that saves data and refuses a save that is not based on the latest version. */
function keepingPage(kept: Saved | null) {
  const page = { kept, refusals: 0 };
  const answers: Record<string, (ask: never) => unknown> = {
    loadData: () => page.kept,
    saveData: (ask: Saved) => {
      if (ask.rev !== (page.kept?.rev ?? 0)) {
        page.refusals += 1;
        throw new CallRefused("conflict");
      }
      page.kept = { rev: ask.rev + 1, data: ask.data };
      return { rev: ask.rev + 1 };
    },
  };
  const portal = { features: ["saves"], ask: async (name: string, ask: never) => answers[name]!(ask) };
  return { page, portal: portal as unknown as Portal };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const alone = { features: [] } as unknown as Portal;
const isList = (value: unknown): value is string[] => Array.isArray(value);

describe("saved data", () => {
  test("is kept by the page, including the latest of several quick changes", async () => {
    const { page, portal } = keepingPage({ rev: 4, data: '{"best":120}' });
    const store = await openSaveStore(portal, "pond", SCORE);
    expect(store.bestOf("")).toBe(120);
    for (const best of [130, 140, 150]) store.addScore("", best);
    await settled();
    expect(readSaved(page.kept!.data)).toMatchObject({
      best: 150,
      bests: { "": 150 },
      recent: { "": [130, 140, 150] },
    });
    expect(page.refusals).toBe(0);
  });

  test("of two windows is merged, and neither loses what the other has", async () => {
    const { page, portal } = keepingPage(null);
    const [one, other] = [await openSaveStore(portal, "pond", SCORE), await openSaveStore(portal, "pond", SCORE)];
    one.addScore("map-1", 50);
    createProgress(one).set("plants", ["daisy"]);
    await settled();
    other.addScore("map-1", 20);
    other.addMedal("map-1", 2);
    createProgress(other).set("plants", ["fern"]);
    await settled();
    expect(page.refusals).toBeGreaterThan(0);
    const kept = readSaved(page.kept!.data);
    expect(kept).toMatchObject({ bests: { "map-1": 50 }, medals: { "map-1": 2 } });
    expect([...(kept.progress["plants"] as string[])].sort()).toEqual(["daisy", "fern"]);
    expect(other.bestOf("map-1")).toBe(50);
  });

  test("of a visitor is merged into the account's when both are found, and written at once", async () => {
    const { page, portal } = keepingPage({
      rev: 3,
      data: '{"best":90,"lessons":["first"]}',
      others: ['{"best":70,"medals":{"":1}}'],
    });
    const store = await openSaveStore(portal, "pond", SCORE);
    expect(store.saved).toMatchObject({ best: 90, medals: { "": 1 }, lessons: ["first"] });
    await settled();
    expect(page.kept).toMatchObject({ rev: 4 });
    expect(readSaved(page.kept!.data).medals).toEqual({ "": 1 });
  });

  test("lasts until the game is closed where nothing can be stored", async () => {
    const store = await openSaveStore(alone, "pond", SCORE);
    store.addScore("", 7);
    expect(store.bestOf("")).toBe(7);
  });

  test("keeps the lower score where less is better, and never takes a medal away", async () => {
    const store = await openSaveStore(alone, "pond", { order: "asc" });
    for (const score of [320, 280, 400]) store.addScore("", score);
    store.addMedal("", 3);
    store.addMedal("", 1);
    expect([store.bestOf(""), store.saved.medals[""]]).toEqual([280, 3]);
  });

  test("that would be larger than 64 KiB is refused, said so, and stays as it was", async () => {
    const store = await openSaveStore(alone, "pond", SCORE);
    let told = 0;
    store.onFull(() => (told += 1));
    const progress = createProgress(store);
    expect(progress.set("names", ["a"])).toBe(true);
    expect(progress.set("names", ["x".repeat(70_000)])).toBe(false);
    expect([told, progress.get("names", isList)]).toEqual([1, ["a"]]);
  });

  test("of a game is null if it is of another kind than expected", async () => {
    const store = await openSaveStore(alone, "pond", SCORE);
    createProgress(store).set("stars", 3);
    expect(createProgress(store).get("stars", isList)).toBeNull();
    expect(createProgress(store).get("toString", (value): value is unknown => value !== null)).toBeNull();
    expect(() => createProgress(store).set("__proto__", 1)).toThrow("cannot be a key");
  });
});
