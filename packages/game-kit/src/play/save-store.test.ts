import type { Portal } from "@quackademy/game-sdk/portal.ts";
import { describe, expect, test } from "vitest";
import { openSaveStore, readSaved } from "./save-store.ts";

type Saved = { rev: number; data: string };

/** A page that saves data and refuses a save that is not based on the latest version. */
function keepingPage(kept: Saved | null) {
  const page = { kept, refusals: 0 };
  const answers: Record<string, (ask: never) => unknown> = {
    loadData: () => page.kept,
    saveData: (ask: Saved) => {
      if (ask.rev !== (page.kept?.rev ?? 0)) {
        page.refusals += 1;
        throw new Error("conflict");
      }
      page.kept = { rev: ask.rev + 1, data: ask.data };
      return { rev: ask.rev + 1 };
    },
  };
  const portal = { features: ["saves"], ask: async (name: string, ask: never) => answers[name]!(ask) };
  return { page, portal: portal as unknown as Portal };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("saved data", () => {
  test("is kept by the page, including the latest of several quick changes", async () => {
    const { page, portal } = keepingPage({ rev: 4, data: '{"best":120}' });
    const store = await openSaveStore(portal, "pond");
    expect(store.saved.best).toBe(120);
    for (const best of [130, 140, 150]) store.update({ best });
    await settled();
    expect(readSaved(page.kept!.data).best).toBe(150);
    expect(page.refusals).toBe(0);
  });

  test("survives a save from another window in between", async () => {
    const { page, portal } = keepingPage(null);
    const store = await openSaveStore(portal, "pond");
    page.kept = { rev: 9, data: "{}" };
    store.update({ best: 1 });
    await settled();
    store.update({ best: 2 });
    await settled();
    expect([page.refusals, readSaved(page.kept.data).best]).toEqual([1, 2]);
  });

  test("lasts until the game is closed where nothing can be stored", async () => {
    const store = await openSaveStore({ features: [] } as unknown as Portal, "pond");
    store.update({ best: 7 });
    expect(store.saved.best).toBe(7);
  });

  test.each([null, "", "[]", "7", '{"best":"lots","settings":{"volume":9,"isMuted":"no"}}'])(
    "in the form %j is read as empty",
    (text) => {
      expect(readSaved(text)).toEqual({ best: null, settings: {} });
    },
  );
});
