import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { rules } from "#honk-slope/rules.ts";
import { baseAt, METRE, middleAt } from "#honk-slope/rules/course.ts";
import { courseFor } from "#honk-slope/rules/courses.ts";
import { SLOPES } from "#honk-slope/rules/slopes.ts";
import { FAR, STILL_BENDS } from "./camera.ts";
import { drawChasms } from "./chasms.ts";
import { drawLand, drawReeds } from "./land.ts";
import { lookOf } from "./looks.ts";
import { withoutStickers } from "./stickers.ts";
import { drawThings, findCrests } from "./things.ts";
import { drawTrack } from "./track.ts";

/** The stage of a run, cut to the shape of a level's picture. */
const WIDE = 800;
/** Where each slope shows what it is named for, or its hardest part, in metres. */
const PLACES = [224, 254, 60, 201, 63, 68, 69, 66, 81, 507, 89, 302];

/** A slope (from 0) as it looks from above its most telling place. */
export function drawSlope(context: CanvasRenderingContext2D, level: number): void {
  const stage = createLevelStage(context, WIDE);
  const course = courseFor([0, 0, 0, level + 1], level, 0);
  const metres = PLACES[level]!;
  const z = metres * METRE;
  const x = middleAt(course, z);
  const eye = {
    x: x / METRE + (level % 2 ? 5 : -5),
    y: baseAt(course, z) / METRE + 6.4,
    z: metres - 15,
    focal: 620,
    midX: WIDE / 2,
    vanishY: stage.height * 0.18,
    roll: 0,
    ...STILL_BENDS,
  };
  const { place } = SLOPES[level]!;
  const look = lookOf(place, false);
  withoutStickers(() => {
    drawLand(stage, eye, look, place);
    drawChasms(stage, course, eye, look, place);
    drawReeds(stage, course, eye, look, place);
    drawTrack(stage, course, eye, look);
    findCrests(course, eye);
    const state = rules.start([0, 0, 0, 0], `slope-${level + 1}`);
    drawThings(stage, state, course, eye, look, new Map(), eye.z + 2, eye.z + FAR);
  });
}
