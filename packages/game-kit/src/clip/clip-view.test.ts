import { expect, test } from "vitest";
import { loadClipView, readAskedView } from "./clip-view.ts";

const PLAYER = "https://pond.test/g/_clips/index.html";
const FILE = "view.0123456789abcdef.fedcba9876543210.js";

test("the address of the player names a game and the file of its view", () => {
  expect(readAskedView(`${PLAYER}?game=drift-belt&view=${FILE}`)).toEqual({
    game: "drift-belt",
    address: `https://pond.test/g/drift-belt/${FILE}`,
  });
});

test.each([
  ["no game", `?view=${FILE}`],
  ["no view", "?game=skyhop"],
  ["a folder above", `?game=..&view=${FILE}`],
  ["another host", `?game=//evil.test&view=${FILE}`],
  ["a view elsewhere", "?game=skyhop&view=../../x.js"],
  ["another file", "?game=skyhop&view=game.json"],
])("an address with %s asks for nothing", (_what, query) => {
  expect(readAskedView(PLAYER + query)).toBeNull();
});

test("a view is loaded from its address", async () => {
  const asked: string[] = [];
  const module = { rules: {}, createFace: () => {} };
  const load = async (address: string) => {
    asked.push(address);
    return module;
  };
  expect(await loadClipView({ game: "skyhop", address: "https://pond.test/g/skyhop/x.js" }, load)).toBe(module);
  expect(asked).toEqual(["https://pond.test/g/skyhop/x.js"]);
});
