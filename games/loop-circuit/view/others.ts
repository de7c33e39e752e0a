import type { Race } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PAINTS } from "#loop-circuit/kept.ts";
import type { State } from "#loop-circuit/rules/state.ts";
import { shout } from "./calls.ts";
import { notes } from "./cues.ts";
import { onStage, poseOf, type Eye, type Pose } from "./camera.ts";
import { drawKart, GHOST_PAINT, kartLook, type KartLook } from "./kart.ts";
import { createStanding } from "./standing.ts";
import type { World } from "./world.ts";

export type Other = { pose: Pose; look: KartLook; title: string; isNamed: boolean; nearness: number };

/** Units between two karts that cover each other. */
const NEAR = 80;
/**
 * All start on the line: until they have driven apart, the others are drawn beside, ahead and behind, so that the own
 * kart is in view.
 */
const GRID: readonly (readonly [ahead: number, aside: number])[] = [
  [8, -60],
  [-8, 60],
  [104, 0],
];
const GRID_FRAMES = 150;

/** Whether a kart there would be in the picture. */
const isSeen = ({ bounds }: Stage, [x, y]: readonly [number, number]): boolean =>
  x > bounds.left - NEAR && x < bounds.right + NEAR && y > bounds.top - NEAR && y < bounds.bottom + NEAR * 2;

/** The others of a race. They are handed over after each picture, and drawn with the next one, below the own kart. */
export function createOthers() {
  let [others, coming]: [readonly Other[], Other[]] = [[], []];
  const standing = createStanding();

  return {
    standing,
    get shown(): readonly Other[] {
      return others;
    },
    add(stage: Stage, world: World, state: State, { own, isDone, name }: Race<State>): void {
      const who = name ?? "Your rival";
      const change = standing.note(who, state, own);
      if (change !== 0) {
        const isUp = change < 0;
        const words = isUp ? `▲ Past ${who}!` : `▼ ${who} is past you!`;
        const colour = isUp ? "#6E9" : "#F99";
        shout(stage, words, colour, 42);
        stage.sound(isUp ? PAST : LOST);
        if (!isUp) stage.shake(5);
      }
      if (state.leg !== own.leg || state.circuit !== own.circuit) return;
      const [pose, mine] = [poseOf(state.car), poseOf(own.car)];
      const [far, side] = GRID[coming.length] ?? [0, 0];
      const part = own.leg > 0 || own.gates > 0 ? 0 : Math.max(0, 1 - state.frame / GRID_FRAMES);
      pose.x += (world.ny[0]! * far + world.nx[0]! * side) * part;
      pose.y += (-world.nx[0]! * far + world.ny[0]! * side) * part;
      const nearness = isDone ? 0 : Math.min(1, Math.hypot(pose.x - mine.x, pose.y - mine.y) / NEAR);
      const { title, number } = standing.find(who);
      coming.push({
        pose,
        // Runners are told apart by their paint.
        look: kartLook(state.car, name === undefined ? GHOST_PAINT : PAINTS[(number * 5 + 5) % PAINTS.length]!),
        title,
        isNamed: name !== undefined,
        nearness,
      });
    },
    /** Takes those of the last picture. */
    next(): void {
      [others, coming] = [coming, []];
    },
    /** Each with the height of its foot on the stage. */
    drawn(stage: Stage, eye: Eye): { y: number; draw(): void }[] {
      const { context, isContrast } = stage;
      return others
        .filter(({ pose }) => isSeen(stage, onStage(eye, pose.x, pose.y)))
        .map(({ pose, look, nearness }) => ({
          y: onStage(eye, pose.x, pose.y)[1],
          draw() {
            context.globalAlpha = (isContrast ? 0.85 : 0.62) * Math.max(0.25, nearness);
            drawKart(context, eye, pose, look);
            context.globalAlpha = 1;
          },
        }));
    },
    drawNames(stage: Stage, eye: Eye): void {
      for (const { pose, title, isNamed, nearness } of others) {
        const [x, y] = onStage(eye, pose.x, pose.y);
        if (!isNamed || nearness < 0.7 || !isSeen(stage, [x, y])) continue;
        drawRunnerName(stage, title, x, y - 66);
      }
    },
  };
}

const [PAST, LOST] = [notes([523, 784, 1047, 1568], 0.07), notes([440, 415, 311], 0.1)];
