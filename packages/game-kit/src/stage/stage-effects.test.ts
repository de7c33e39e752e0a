import { expect, test } from "vitest";
import { createStageEffects, outlineFor } from "./stage-effects.ts";

test("a hold ends after its frames, and is never longer than a tenth of a second", () => {
  const effects = createStageEffects(() => false);
  effects.hold(60);
  let frames = 0;
  while (effects.isHeld) {
    effects.step();
    frames += 1;
  }
  expect(frames).toBe(6);
});

test("with reduced motion there is no hold and no shake", () => {
  const effects = createStageEffects(() => true);
  effects.hold(6);
  effects.shake(30);
  effects.step();
  expect(effects.isHeld).toBe(false);
  expect(effects.offset().map(Math.abs)).toEqual([0, 0]);
});

test("a new scene is not held and does not shake", () => {
  const effects = createStageEffects(() => false);
  effects.hold(6);
  effects.shake(30);
  effects.step();
  effects.clear();
  expect(effects.isHeld).toBe(false);
  expect(effects.offset()).toEqual([0, 0]);
});

test("floating text has a dark edge if it is light, and a light one if it is dark", () => {
  const [dark, light] = [outlineFor(), outlineFor("#B3261E")];
  expect(light).not.toBe(dark);
  expect(["#fff", "#FFB3AB", "rgb(1 2 3 / .5)"].map(outlineFor)).toEqual([dark, dark, dark]);
});
