import { describe, expect, test } from "vitest";
import { classFrames } from "./class-frames.ts";
import { frameSources } from "./play-page.ts";

const APPS = [
  { id: "far-pond", entry: "https://games.example/pond/index.html?mode=1", flags: [] },
  { id: "near-pond", entry: "/g/b/0123456789abcdef0123456789abcdef/index.html", flags: ["threads"] },
  { id: "no-pond", entry: null },
];

describe("the policy of a class page", () => {
  const framesOf = classFrames(() => Promise.resolve(APPS));

  test("allows the host of a game with an address, on its own pages only", async () => {
    for (const page of ["/class/far-pond", "/play/far-pond/", "/class/Far%20Pond?x=1"])
      expect((await framesOf(page)).hosts).toEqual(["https://games.example/"]);
    for (const page of ["/", "/class/near-pond", "/class/no-pond", "/class/far-pond/more", "/classes/far-pond", "/yt"])
      expect((await framesOf(page)).hosts).toEqual([]);
    const { hosts } = await framesOf("/class/far-pond");
    expect(frameSources(["https://quack.test"], hosts)).toEqual({
      "frame-src": ["https://quack.test/g/", "https://games.example/"],
    });
  });

  test("isolates only the page that holds nothing but a game with threads", async () => {
    const isIsolated = async (page: string) => (await framesOf(page)).isIsolated;
    expect(await Promise.all(["/play/near-pond", "/class/near-pond", "/play/far-pond"].map(isIsolated))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("allows nothing for a class that is not listed, for an invalid address, or without a catalogue", async () => {
    for (const page of ["/class/unknown", "/class/%E0%A4%A", "/class/%00"])
      expect(await framesOf(page)).toEqual({ hosts: [], isIsolated: false });
    expect(await classFrames(() => Promise.resolve(null))("/class/far-pond")).toEqual({ hosts: [], isIsolated: false });
  });
});
