// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { CallRefused } from "@quackademy/game-sdk/game-end.ts";
import { keepSaves } from "./greet-page.ts";
import { createStorage, installStorage, type Saved } from "./kept-storage.ts";
import { reportFrame } from "./send-reports.ts";

afterEach(() => vi.useRealTimers());

describe("the storage of an uploaded game", () => {
  test("works by methods and by names, like the browser's own", () => {
    const storage = createStorage(new Map([["level", "3"]]), () => {});
    storage["coins"] = "7";
    storage.setItem("lives", 2 as never);
    expect([storage.getItem("level"), storage["coins"], storage["lives"], storage["nothing"]]).toEqual([
      "3",
      "7",
      "2",
      undefined,
    ]);
    expect([storage.length, Object.keys(storage), "coins" in storage, storage.key(0)]).toEqual([
      3,
      ["level", "coins", "lives"],
      true,
      "level",
    ]);
    delete storage["coins"];
    storage.removeItem("lives");
    expect([storage.getItem("coins"), storage.length]).toEqual([null, 1]);
    storage.clear();
    expect(Object.keys(storage)).toEqual([]);
  });

  test("refuses more than a save can hold, as the browser does", () => {
    const storage = createStorage(new Map(), () => {});
    expect(() => storage.setItem("big", "x".repeat(40_000))).toThrow("32,000");
    expect(storage.getItem("big")).toBeNull();
  });

  test("begins with the player's save, and sends changes back once a second", () => {
    vi.useFakeTimers();
    const kept = installStorage({ rev: 4, data: `{"level":"3","broken":5}` });
    const sent: string[] = [];
    kept.onChange((data) => sent.push(data));
    expect([localStorage.getItem("level"), localStorage.getItem("broken")]).toEqual(["3", null]);
    localStorage.setItem("level", "4");
    localStorage.setItem("level", "5");
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    localStorage.setItem("level", "5");
    vi.advanceTimersByTime(5000);
    expect([sent, kept.saved.rev]).toEqual([[`{"level":"5"}`], 4]);
  });

  test("sends what was stored before the page answered", () => {
    vi.useFakeTimers();
    const kept = installStorage(null);
    localStorage.setItem("level", "1");
    vi.advanceTimersByTime(5000);
    const sent: string[] = [];
    kept.onChange((data) => sent.push(data));
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([`{"level":"1"}`]);
  });

  test("is empty with a save that cannot be read", () => {
    installStorage({ rev: 1, data: "not JSON" });
    expect(localStorage.length).toBe(0);
  });
});

describe("saves of a game without the SDK", () => {
  /** A page with one save. `refusals` are used up first. */
  function openPage(stored: Saved, refusals: ("too-many" | "conflict")[] = []) {
    const page = {
      stored,
      features: ["saves"],
      async ask(name: string, given: Saved | null): Promise<unknown> {
        if (name === "loadData") return page.stored;
        const refusal = refusals.shift();
        if (refusal) throw new CallRefused(refusal);
        if (given!.rev !== page.stored.rev) throw new CallRefused("conflict");
        page.stored = { rev: given!.rev + 1, data: given!.data };
        return { rev: page.stored.rev };
      },
    };
    return page;
  }
  const open = (stored: Saved, refusals?: ("too-many" | "conflict")[]) => {
    vi.useFakeTimers();
    const page = openPage(stored, refusals);
    const kept = installStorage(stored);
    keepSaves(page as never, kept);
    return page;
  };
  const saveAll = () => vi.advanceTimersByTimeAsync(1000);

  test("go on after another tab has saved, with the changes of both", async () => {
    const page = open({ rev: 1, data: `{"level":"3","coins":"7","old":"1"}` });
    page.stored = { rev: 2, data: `{"level":"3","coins":"9","new":"2"}` };
    localStorage.setItem("level", "4");
    await saveAll();
    expect(page.stored).toEqual({ rev: 3, data: `{"level":"4","coins":"9","new":"2"}` });
    expect([localStorage.getItem("coins"), localStorage.getItem("old")]).toEqual(["9", null]);
    localStorage.setItem("level", "5");
    await saveAll();
    expect(page.stored).toEqual({ rev: 4, data: `{"level":"5","coins":"9","new":"2"}` });
  });

  test("go on after a refusal of another kind, with everything since", async () => {
    const page = open({ rev: 1, data: "{}" }, ["too-many"]);
    localStorage.setItem("level", "4");
    await saveAll();
    expect(page.stored.rev).toBe(1);
    localStorage.setItem("coins", "1");
    await saveAll();
    expect(page.stored).toEqual({ rev: 2, data: `{"level":"4","coins":"1"}` });
  });
});

test("the page hears whether a game fits when its frame gets another width", () => {
  vi.useFakeTimers();
  const heard: unknown[] = [];
  const post = vi.spyOn(parent, "postMessage").mockImplementation((message: unknown) => void heard.push(message));
  reportFrame();
  window.dispatchEvent(new Event("resize"));
  window.dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(400);
  expect(heard).toEqual([{ p: "quack", t: "report", report: { type: "fit", width: innerWidth, isCut: false } }]);
  post.mockRestore();
});
