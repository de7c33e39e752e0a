// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClipPlayer } from "./clip-player.tsx";
import { cutOf, type PlayableClip, stripOf } from "./playable-clip.ts";
import { releaseEntry } from "./release-entry.ts";

const VERSION = "4b915ebfa7ac3482";
const VIEW = `view.${VERSION}.0123456789abcdef.js`;
const CLIP: PlayableClip = {
  id: "c1",
  app_id: "drift-belt",
  app_title: "Drift Belt",
  entry: "/g/drift-belt/index.html",
  title: "A fine catch",
  captions: [],
  tall: false,
  from_frame: 60,
  to_frame: 360,
  poster_frame: 90,
  maker: "daisy",
  score: 10_342,
  unit: "points",
  sim_version: VERSION,
  seed: "0".repeat(32),
  log: btoa("\u0001\u0002"),
};

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: URL) => {
    asked.push(address.pathname);
    return new Response(JSON.stringify({ views: { [VERSION]: VIEW } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a clip is shown by the clip player, with the view of its own release", async () => {
  expect(await releaseEntry(CLIP, VERSION)).toBe(`/g/_clips/index.html?game=drift-belt&view=${VIEW}`);
  expect(asked).toEqual(["/g/drift-belt/game.json"]);
});

test.each([
  ["whose release kept no view", CLIP, "ffffffffffffffff"],
  ["whose version has the name of something inherited", CLIP, "constructor"],
  ["without a version", CLIP, null],
  ["of a class without a game", { ...CLIP, entry: null }, VERSION],
  ["of a game elsewhere", { ...CLIP, entry: "https://games.test/x.html" }, VERSION],
])("a clip %s has no player", async (_which, clip, version) => {
  expect(await releaseEntry(clip, version)).toBeNull();
});

test("a clip of older rules shows its cover and says why it does not play", async () => {
  const phases: string[] = [];
  const clip = { ...CLIP, sim_version: "ffffffffffffffff" };
  render(<ClipPlayer clip={clip} cover={<img src="data:," alt="cover" />} onPhase={(phase) => phases.push(phase)} />);
  await screen.findByText(/Made with older rules/);
  expect(screen.getByAltText("cover")).toBeTruthy();
  expect(document.querySelector("iframe")).toBeNull();
  expect(phases).toEqual(["older"]);
});

test("a clip whose class is known only later is played then", async () => {
  const { rerender, container, unmount } = render(<ClipPlayer clip={{ ...CLIP, entry: null }} />);
  await waitFor(() => expect(container.querySelector("iframe")).toBeNull());
  rerender(<ClipPlayer clip={CLIP} />);
  const frame = container.querySelector("iframe");
  await waitFor(() => expect(frame?.getAttribute("src")).toContain("/g/_clips/index.html?game=drift-belt"));
  unmount();
});

test("the frame of a clip is sandboxed, takes no keys, and is covered until it shows something", async () => {
  render(<ClipPlayer clip={CLIP} cover={<p>cover</p>} />);
  const frame = screen.getByTitle<HTMLIFrameElement>("A fine catch, a clip of Drift Belt");
  await waitFor(() => expect(frame.getAttribute("src")).toContain("/g/_clips/index.html?game=drift-belt"));
  expect([frame.getAttribute("sandbox"), frame.tabIndex]).toEqual(["allow-scripts allow-pointer-lock", -1]);
  expect(screen.getByText("cover")).toBeTruthy();
});

test("the strip has class, seal and score, and a name only if it is given", () => {
  expect(stripOf(CLIP, null)).toEqual({
    title: "Drift Belt",
    unit: "points",
    seal: "Replayed by the server · 10,342 points · rules 4b915ebf",
    maker: null,
  });
  expect(stripOf(CLIP, "daisy").maker).toBe("daisy");
});

test("a cut has the log as bytes and both ends", () => {
  const { replay, from, to, isTall } = cutOf(CLIP, null);
  expect([from, to, isTall, [...replay.log], replay.frames]).toEqual([60, 360, false, [1, 2], 360]);
});
