import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { BEAT } from "#beat-dash/rules/course.ts";
import { songCourse } from "#beat-dash/rules/songs.ts";
import { drawDuck } from "./duck.ts";
import { frameOf } from "./frame.ts";
import { drawGround } from "./ground.ts";
import { LOOKS } from "./looks.ts";
import { drawSky } from "./sky.ts";
import { drawThings } from "./things.ts";

const WIDE = 560;
/** The bar that shows what a song is like. */
const BAR = 9;

const STILL = { power: 2, isDrop: false, drop: 0, since: -1, number: 0, build: 0 } as const;

/** A song (from 0) as the stage on which it is played. */
export function drawSong(context: CanvasRenderingContext2D, song: number): void {
  const stage = createLevelStage(context, WIDE);
  const look = LOOKS[song]!;
  const course = songCourse(song);
  const frame = frameOf(stage, BAR * 4 * BEAT);
  drawSky(stage, frame, look, { ...STILL, scene: song }, look.accents[0]);
  drawGround(stage, frame, course, look, look.accents[0]);
  drawThings(stage, frame, course, () => false);
  const y = frame.floorY - 50;
  const pose = { stretch: 1, tilt: -0.2, wing: 0.8, run: null, phones: "#fff", isContrast: false, size: 1.5 };
  drawDuck(context, { x: frame.duckX, y, ...pose });
}
