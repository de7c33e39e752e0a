import { expect, test } from "vitest";
import { coverBox, firstSize, fitStage } from "./fit-stage.ts";
import { HUD_HEIGHT, roomForHud, SIDE_WIDTH } from "./hud-room.ts";

const SIXTEEN_NINE = [1280, 720] as const;

test("the safe area is whole in view, and the bounds reach to the box's edges", () => {
  const { scale, left, top, bounds } = fitStage(SIXTEEN_NINE, { width: 844, height: 390 });
  expect(scale).toBe(390 / 720);
  expect(left).toBeCloseTo((844 - 1280 * scale) / 2);
  expect(top).toBe(0);
  expect((bounds.right - bounds.left) * scale).toBeCloseTo(844);
  expect((bounds.bottom - bounds.top) * scale).toBeCloseTo(390);
  expect(bounds.left).toBeLessThan(0);
  expect(bounds.top).toBeCloseTo(0);
});

test("insets keep the safe area away from the edges, and the bounds still reach them", () => {
  const { scale, top, bounds } = fitStage(
    [720, 1440],
    { width: 390, height: 844 },
    { top: 56, right: 0, bottom: 0, left: 0 },
  );
  expect(top).toBeGreaterThanOrEqual(56);
  expect(720 * scale).toBe(390);
  expect(-bounds.top * scale).toBeCloseTo(top);
  expect((bounds.bottom - bounds.top) * scale).toBeCloseTo(844);
});

test("of several sizes, the one that covers most of the box is taken", () => {
  const sizes = [SIXTEEN_NINE, [1280, 590]] as const;
  expect(fitStage(sizes, { width: 844, height: 390 }).size).toEqual([1280, 590]);
  expect(fitStage(sizes, { width: 800, height: 450 }).size).toEqual(SIXTEEN_NINE);
  expect(firstSize(sizes)).toEqual(SIXTEEN_NINE);
});

test("a covering picture has no space around it", () => {
  const { scale, left, top, bounds } = coverBox([100, 100], { width: 300, height: 200 });
  expect([scale, left, top]).toEqual([3, 0, -50]);
  expect(bounds).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
});

test("the HUD lies above a tall game, and beside a wide one on a phone that lies", () => {
  const wants = { hasHud: true, hasTouch: false };
  expect(roomForHud([720, 1440], { width: 390, height: 844 }, wants).insets.top).toBe(HUD_HEIGHT);
  const lying = roomForHud(SIXTEEN_NINE, { width: 844, height: 390 }, wants);
  expect(lying).toEqual({ isBeside: true, insets: { top: 0, bottom: 0, left: SIDE_WIDTH, right: SIDE_WIDTH } });
  expect(roomForHud(SIXTEEN_NINE, { width: 844, height: 390 }, { hasHud: false, hasTouch: false }).insets.left).toBe(0);
});

test("touch buttons get room below a tall game", () => {
  const { insets } = roomForHud([600, 1080], { width: 390, height: 844 }, { hasHud: true, hasTouch: true });
  expect(insets.bottom).toBeGreaterThan(60);
});
