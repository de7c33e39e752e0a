import { expect, test } from "vitest";
import { BUTTON } from "#core/game-rules.ts";
import { namePressedKeys, nameTap } from "./demo-keys.ts";

const INPUT = {
  held: { KeyA: BUTTON.left, ArrowRight: BUTTON.right, Space: BUTTON.a, Enter: BUTTON.a, ArrowLeft: BUTTON.left << 8 },
  touchButtons: [{ label: "Dash", held: BUTTON.a, side: "left" as const }],
};
const HELD = BUTTON.a | BUTTON.left | BUTTON.right;
const namesOn = (device: "keys" | "touch" | "pad") => namePressedKeys(HELD, INPUT, device).map(({ label }) => label);

test("the keys of a demo have the names that they have in the game, on each device", () => {
  expect(namesOn("keys")).toEqual(["A", "→", "Space"]);
  expect(namesOn("touch")).toEqual(["←", "→", "Dash"]);
  expect(namesOn("pad")).toEqual(["←", "→", "A"]);
});

test("only keys that the run presses are shown", () => {
  expect(namePressedKeys(BUTTON.a, INPUT, "keys")).toEqual([{ bit: BUTTON.a, label: "Space" }]);
  expect(namePressedKeys(BUTTON.a, {}, "touch")).toEqual([{ bit: BUTTON.a, label: "Hold" }]);
});

test("a tap is named by the game's first control", () => {
  const controls = [{ action: "Slide", keys: "Q W E A S D", touch: "Swipe", pad: "D-pad" }];
  expect([nameTap(controls, "keys"), nameTap(controls, "touch"), nameTap([], "keys")]).toEqual([
    "Q W E A S D",
    "Swipe",
    "Press",
  ]);
});
