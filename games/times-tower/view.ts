import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { NOTHING_KEPT, type Kept } from "./kept.ts";
import { PHASE, rightAnswer, TOPPLE_FRAMES, type State } from "./rules.ts";
import type { Floor } from "./rules-wobble.ts";
import { drawCrane } from "./view-crane.ts";
import { answerCue } from "./view-cues.ts";
import { drawEnd } from "./view-end.ts";
import { drawGhostTower } from "./view-ghost.ts";
import { drawKeypad } from "./view-keypad.ts";
import { layOut, type Layout } from "./view-layout.ts";
import { drawLevel } from "./view-level.ts";
import { drawSky, drawSkyAround, drawStorm, drawStormCloud } from "./view-sky.ts";
import { drawDuck, drawFloor, drawTower, floorHeight, towerHeight } from "./view-tower.ts";

const BUILD_FRAMES = 22;
const SWAY_UNIT = 16;

/** State that only this player sees: the key under the gamepad, the last pressed key, the camera. */
export type Sight = {
  layout: Layout;
  /** Whether the keys are shown: on a touch screen, and to players with a mouse or a gamepad. */
  wantsKeys: boolean;
  cursor: number;
  pressed: number;
  heat: number;
  camera: number;
  lastFloors: number;
};

export function createView(sight: Sight, kept: Kept = NOTHING_KEPT): GameView<State> {
  return {
    size: { wide: [1280, 720], tall: [720, 1340] },
    draw: (stage, state) => drawGame(stage, state, sight, kept),
    drawTitle,
    drawGhost: (stage, theirs, race) => {
      if (race.own.phase !== PHASE.over) drawGhostTower(stage, theirs, race, sight.layout, sight.camera);
    },
    cue: (stage, state, cue) => answerCue(stage, state, cue, sight.layout),
    say,
    status: ({ clock, floors }) =>
      `${floors.length} ${floors.length === 1 ? "floor" : "floors"} · storm in ${Math.ceil(Math.max(0, clock) / 60)} s`,
    intensity: ({ clock, streak }) => (clock < 900 ? 3 : streak >= 10 ? 3 : streak >= 5 ? 2 : 1),
  };
}

const WORDS = ["times", "plus", "minus", "divided by"];

function say(state: State): string {
  const { phase, a, b, op, floors, fallen } = state;
  if (phase === PHASE.over) return `The storm is here. ${floors.length} floors.`;
  if (phase === PHASE.toppling) return `${fallen.length} floors have fallen.`;
  const task = `${a} ${WORDS[op]} ${b}`;
  if (phase === PHASE.shaking) return `Wrong. ${task} is ${rightAnswer(state)}.`;
  return phase === PHASE.starting ? "Get ready." : `${task}?`;
}

function drawGame(stage: Stage, state: State, sight: Sight, kept: Kept): void {
  sight.layout = layOut(stage.width, stage.height, stage.isTouch || sight.wantsKeys);
  const { layout } = sight;
  sight.heat -= 1;
  if (state.phase === PHASE.over) return drawEnd(stage, state, kept, layout);
  const isBuilding = state.phase === PHASE.building;
  const standing = isBuilding ? state.floors.slice(0, -1) : state.floors;
  const dropped = isBuilding ? 1 - state.wait / BUILD_FRAMES : 0;
  // When a replay jumps, the camera jumps with it.
  const wanted = Math.max(0, towerHeight(state.floors) - (layout.groundY - layout.topY));
  const isJump = Math.abs(state.floors.length - sight.lastFloors) > 9;
  sight.camera = isJump ? wanted : sight.camera + (wanted - sight.camera) * 0.08;
  sight.lastFloors = state.floors.length;
  const breeze = stage.isCalm ? 0 : Math.sin(stage.tick / 60) * 3;
  const sway = stage.isCalm ? 0 : state.sway / SWAY_UNIT + breeze;

  drawSkyAround(stage, state.floors.length, sight.camera, layout);
  const groundY = layout.groundY + sight.camera;
  const topY = groundY - towerHeight(standing);
  drawTower(stage, standing, layout.towerX, groundY, sway);
  const leanX = layout.towerX + standing.reduce((sum, { dx }) => sum + dx, 0);
  drawFlag(stage, leanX + sway, topY);
  const last = state.floors.at(-1);
  if (isBuilding && last) drawFalling(stage, last, state.floors.length - 1, layout, leanX + last.dx, topY, dropped);
  if (state.phase === PHASE.toppling) drawFallen(stage, state, leanX, topY);
  drawCrane(stage, state, layout, stage.isCalm ? 0 : Math.sin(stage.tick / 46) * 0.018);
  drawStorm(stage, state, layout);
  drawLevel(stage, state, layout);
  drawKeypad(stage, layout, sight.cursor, sight.pressed, sight.heat);
}

function drawFalling(
  stage: Stage,
  floor: Floor,
  index: number,
  { block, towerX }: Layout,
  x: number,
  topY: number,
  part: number,
): void {
  const height = floorHeight(floor);
  const drop = Math.min(1, part * 1.6) ** 2;
  const y = block.y - 60 + (topY - height - block.y + 60) * drop;
  const squash = drop === 1 ? Math.sin((part - 0.625) * 8) * 6 * (1 - part) : 0;
  drawFloor(stage.context, floor, index, towerX + (x - towerX) * drop, y + squash, height - squash);
}

/** The floors that broke off, on their way down: each one turns and falls to the side that the tower leant to. */
function drawFallen(stage: Stage, { fallen, floors, wait }: State, x: number, topY: number): void {
  const { context, isCalm } = stage;
  const age = TOPPLE_FRAMES - wait;
  const side = fallen.reduce((sum, { dx }) => sum + dx, 0) < 0 ? -1 : 1;
  let [y, lean] = [topY, x];
  for (const [index, floor] of fallen.entries()) {
    const height = floorHeight(floor);
    y -= height;
    lean += floor.dx;
    const late = Math.max(0, age - (fallen.length - 1 - index) * 2);
    context.save();
    context.translate(lean + side * late * (3 + index * 0.7), y + height / 2 + late * late * 0.28 - late * 2);
    if (!isCalm) context.rotate((side * late * (2 + index)) / 120);
    drawFloor(context, floor, floors.length + index, 0, -height / 2, height);
    context.restore();
  }
}

function drawFlag({ context, tick, isCalm }: Stage, x: number, y: number): void {
  const wave = isCalm ? 0 : Math.sin(tick / 9) * 4;
  context.strokeStyle = "#1F4C7A";
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, y - 44);
  context.stroke();
  context.fillStyle = "#E4573F";
  context.fill(new Path2D(`M${x + 3} ${y - 46}l38 ${9 + wave}-38 ${14 - wave}z`));
}

const TITLE_FLOORS: readonly Floor[] = [
  [3, 9, 60, 0],
  [2, 4, 40, 14],
  [3, 7, 90, -8],
  [2, 3, 50, 20],
  [4, 6, 80, -10],
].map(([a, b, speed, dx]) => ({ a: a!, b: b!, op: 0, speed: speed!, cm: 300, dx: dx! }));

function drawTitle(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const layout = layOut(width, height);
  const isWide = width > height;
  const groundY = height * (isWide ? 0.66 : 0.42);
  drawSky(stage, 0, 0, { ...layout, groundY });
  const x = width * 0.46;
  const sway = isCalm ? 0 : Math.sin(tick / 50) * 10;
  drawTower(stage, TITLE_FLOORS, x, groundY, sway);
  drawFlag(stage, x + 16 + sway, groundY - towerHeight(TITLE_FLOORS));
  drawDuck(context, x - 210, groundY - 24, 1.1, 1);
  drawStormCloud(context, width * (isWide ? 0.82 : 0.76), height * 0.14 + (isCalm ? 0 : Math.sin(tick / 40) * 8), 2.4);
}
