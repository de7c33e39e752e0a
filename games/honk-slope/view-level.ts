import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { heightAt, METRE, middleAt } from "./rules-course.ts";
import { courseFor, SLOPES } from "./rules-slopes.ts";
import { rules } from "./rules.ts";
import { FAR } from "./view-camera.ts";
import { drawChasms } from "./view-chasms.ts";
import { drawLand, drawReeds } from "./view-land.ts";
import { lookOf } from "./view-looks.ts";
import { withoutStickers } from "./view-stickers.ts";
import { drawThings } from "./view-things.ts";
import { drawTrack } from "./view-track.ts";

/** The stage of a run, cut to the shape of a level's picture. */
const WIDE = 800;
/** Where each slope shows what it is named for, or its hardest part, in metres. */
const PLACES = [224, 254, 60, 201, 63, 68, 81, 66, 69, 507, 89, 302];

/** A slope (from 0) as it looks from above its most telling place. */
export function drawSlope(context: CanvasRenderingContext2D, level: number): void {
  const stage = createLevelStage(context, WIDE);
  const course = courseFor([0, 0, 0, level + 1], level, 0);
  const metres = PLACES[level]!;
  const z = metres * METRE;
  const x = middleAt(course, z);
  const eye = {
    x: x / METRE + (level % 2 ? 5 : -5),
    y: heightAt(course, x, z) / METRE + 6.4,
    z: metres - 15,
    focal: 620,
    midX: WIDE / 2,
    vanishY: stage.height * 0.18,
    roll: 0,
  };
  const { place } = SLOPES[level]!;
  const look = lookOf(place, false);
  withoutStickers(() => {
    drawLand(stage, eye, look, place);
    drawChasms(stage, course, eye, look, place);
    drawReeds(stage, course, eye, look, place);
    drawTrack(stage, course, eye, look);
    const state = rules.start([0, 0, 0, 0], `slope-${level + 1}`);
    drawThings(stage, state, course, eye, look, new Map(), eye.z + 2, eye.z + FAR);
  });
}
