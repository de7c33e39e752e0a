import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { levelCourse, LEVELS } from "#tongue-tied/rules/levels.ts";
import { UNIT } from "#tongue-tied/rules/units.ts";
import { rules } from "#tongue-tied/rules.ts";
import { drawBackdrop, drawWater } from "./backdrop.ts";
import { lookOf } from "./looks.ts";
import { drawWorld, spanOf } from "./world.ts";

const WIDE = 1000;

/** The most telling part of a level (from 0). */
export function drawLevel(context: CanvasRenderingContext2D, level: number): void {
  const stage = createLevelStage(context, WIDE);
  const state = rules.start([0, 0, 0, 0], `swamp-${level + 1}`);
  const course = levelCourse(level);
  const look = lookOf(LEVELS[level]!.place, false);
  const own = course.hubs[0] ?? course.burrs[0] ?? course.gusts[0] ?? course.anchors.find(({ kind }) => kind > 0);
  const x = own ? own.x : course.finish * 0.45;
  // The lights of a cave shine where the frog is.
  Object.assign(state.frog, { x: x * UNIT, y: -250 * UNIT });
  const eye = { x, y: -250, zoom: 0.7, atX: WIDE / 2, atY: stage.height * 0.5 };
  drawBackdrop(stage, eye, look);
  drawWater(stage, eye, look);
  context.translate(eye.atX, eye.atY);
  context.scale(eye.zoom, eye.zoom);
  context.translate(-eye.x, -eye.y);
  drawWorld(stage, course, state, spanOf(stage, eye), look, 1, new Map());
}
