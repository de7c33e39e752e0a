import { expect, test } from "vitest";
import { blendCameras, followTarget, visibleWorld, type Camera } from "./camera.ts";
import { easeBack, easeInOut, tween } from "./tween.ts";

const AT_ZERO: Camera = { x: 0, y: 0, zoom: 1 };

test("a camera comes nearer to its target with each step, and never passes it", () => {
  let camera = AT_ZERO;
  for (let step = 0; step < 100; step++) {
    const next = followTarget(camera, { x: 50, y: 0 });
    expect(next.x).toBeGreaterThan(camera.x);
    expect(next.x).toBeLessThanOrEqual(50);
    camera = next;
  }
  expect(camera.x).toBeCloseTo(50, 2);
});

test("a camera looks ahead of what moves", () => {
  const camera = followTarget(null, { x: 10, y: 0, vx: 3 }, { lookAhead: 20 });
  expect(camera.x).toBe(70);
});

test("a long jump is a cut", () => {
  expect(followTarget(AT_ZERO, { x: 900, y: 0 }, { cutFrom: 300 }).x).toBe(900);
});

test("a camera shows nothing beyond the world, and a small world lies in the middle", () => {
  const view = { width: 100, height: 100 };
  const wide = { left: 0, top: 0, right: 400, bottom: 60 };
  const camera = followTarget(null, { x: 390, y: 5 }, { world: wide, view });
  expect([camera.x, camera.y]).toEqual([350, 30]);
  expect(visibleWorld(camera, view).right).toBe(400);
});

test("zoom changes with the target, and is blended between two steps", () => {
  const near = followTarget(AT_ZERO, { x: 0, y: 0, zoom: 2 }, { ease: 0.5 });
  expect(near.zoom).toBe(1.5);
  expect(blendCameras(AT_ZERO, near, 0.5).zoom).toBe(1.25);
});

test("a tween begins and ends at its numbers, whatever its ease", () => {
  for (const ease of [easeInOut, easeBack]) {
    expect(tween(3, 9, 0, 20, ease)).toBeCloseTo(3);
    expect(tween(3, 9, 20, 20, ease)).toBeCloseTo(9);
    expect(tween(3, 9, 99, 20, ease)).toBeCloseTo(9);
  }
});
