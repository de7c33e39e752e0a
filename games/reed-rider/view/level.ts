import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { groundAt } from "#reed-rider/rules/course.ts";
import { PLACE_TRACKS, TRACKS } from "#reed-rider/rules/tracks.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import { courseFor, rules } from "#reed-rider/rules.ts";
import { drawBackdrop } from "./backdrop.ts";
import { drawLand } from "./land.ts";
import { lookOf } from "./looks.ts";

const WIDE = 900;
const ZOOM = 0.62;

/** The most telling part of a track (from 0). */
export function drawTrack(context: CanvasRenderingContext2D, track: number): void {
  const stage = createLevelStage(context, WIDE);
  const state = rules.start([0, 0, 0, 0], `track-${track + 1}`);
  const course = courseFor(state);
  const thing = course.things[Math.floor(course.things.length / 2)];
  const gap = course.gaps[Math.floor(course.gaps.length / 2)];
  const x = thing ? thing.x : gap ? gap.from + 60 : course.finish / 2;
  const y = (thing?.y ?? (groundAt(course, x * UNIT - 200 * UNIT) ?? 0) / UNIT) - 40;
  const { place } = TRACKS[track]!;
  const look = lookOf(place, false);
  const eye = { x, y, zoom: ZOOM, atX: WIDE / 2, atY: stage.height * 0.62 };
  drawBackdrop(stage, eye, look, place, track % PLACE_TRACKS);
  context.translate(eye.atX, eye.atY);
  context.scale(eye.zoom, eye.zoom);
  context.translate(-eye.x, -eye.y);
  drawLand(stage, course, state, eye, look, place, 1);
}
