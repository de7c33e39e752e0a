import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { comboOf, CUE, PHASE, type Floor, type State } from "./rules.ts";
import { drawCrane } from "./view-crane.ts";
import { drawGhostTower } from "./view-ghost.ts";
import { drawGrades, drawKeypad } from "./view-keypad.ts";
import { layOut, type Layout } from "./view-layout.ts";
import { drawSky, drawSkyAround, drawStorm, drawStormCloud } from "./view-sky.ts";
import { drawDuck, drawFloor, drawTower, floorHeight, towerHeight } from "./view-tower.ts";

const BUILD_FRAMES = 22;

/** State that only this player sees: the key under the gamepad, the last pressed key, the camera. */
export type Sight = {
  layout: Layout;
  cursor: number;
  card: number;
  pressed: number;
  heat: number;
  camera: number;
  shake: number;
  lastFloors: number;
};

export function createView(sight: Sight): GameView<State> {
  return {
    size: { wide: [1280, 720], tall: [720, 1440] },
    draw: (stage, state) => drawGame(stage, state, sight),
    drawTitle,
    drawGhost: (stage, theirs, race) => drawGhostTower(stage, theirs, race, sight.layout, sight.camera),
    cue: (stage, state, cue) => answerCue(stage, state, cue, sight),
    say,
    status: ({ phase, clock, floors }) => {
      if (phase === PHASE.choosing) return "Choose a grade";
      return `${floors.length} floors · storm in ${Math.ceil(Math.max(0, clock) / 60)} s`;
    },
  };
}

function say({ phase, a, b, floors }: State): string {
  if (phase === PHASE.choosing) return "Choose a grade: 1 Bricks, 2 Beams, 3 Girders.";
  if (phase === PHASE.over) return `The storm is here. ${floors.length} floors.`;
  if (phase === PHASE.shaking) return `Wrong. ${a} times ${b} is ${a * b}.`;
  return `${a} times ${b}?`;
}

function drawGame(stage: Stage, state: State, sight: Sight): void {
  sight.layout = layOut(stage.width, stage.height);
  const { layout } = sight;
  if (state.phase === PHASE.choosing) {
    drawSkyAround(stage, 0, 0, layout);
    return drawGrades(stage, layout, sight.card);
  }
  const isBuilding = state.phase === PHASE.building;
  const standing = isBuilding ? state.floors.slice(0, -1) : state.floors;
  const fallen = isBuilding ? 1 - state.wait / BUILD_FRAMES : 0;
  // When a replay jumps, the camera jumps with it.
  const wanted = Math.max(0, towerHeight(state.floors) - (layout.groundY - layout.topY));
  const isJump = Math.abs(state.floors.length - sight.lastFloors) > 1;
  sight.camera = isJump ? wanted : sight.camera + (wanted - sight.camera) * 0.08;
  sight.lastFloors = state.floors.length;
  sight.shake *= 0.96;
  sight.heat -= 1;
  const sway = stage.isCalm ? 0 : Math.sin(stage.tick / 4) * sight.shake + Math.sin(stage.tick / 60) * 5;

  drawSkyAround(stage, state.floors.length, sight.camera, layout);
  const groundY = layout.groundY + sight.camera;
  drawTower(stage, standing, layout.towerX, groundY, sway);
  drawFlag(stage, layout.towerX + sway, groundY - towerHeight(standing));
  const last = state.floors.at(-1);
  if (isBuilding && last)
    drawFalling(stage, last, state.floors.length - 1, layout, groundY - towerHeight(standing), fallen);
  drawCrane(stage, state, layout, stage.isCalm ? 0 : Math.sin(stage.tick / 46) * 0.018);
  drawStorm(stage, state, layout);
  drawKeypad(stage, layout, sight.cursor, sight.pressed, sight.heat);
}

function drawFalling(
  stage: Stage,
  floor: Floor,
  index: number,
  { block, towerX }: Layout,
  topY: number,
  part: number,
): void {
  const height = floorHeight(floor);
  const drop = Math.min(1, part * 1.6) ** 2;
  const y = block.y - 60 + (topY - height - block.y + 60) * drop;
  const squash = drop === 1 ? Math.sin((part - 0.625) * 8) * 6 * (1 - part) : 0;
  drawFloor(stage.context, floor, index, towerX, y + squash, height - squash);
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

function answerCue(stage: Stage, state: State, cue: number, sight: Sight): void {
  const { block, towerX, topY } = sight.layout;
  const float = (words: string, colour: string, size = 48) =>
    stage.float(words, block.x, block.y + 190, { size, colour, face: "display", align: "center" });
  const streak = Math.min(state.streak, 12);
  if (cue === CUE.digit)
    stage.sound({ shape: "triangle", from: 420 + (state.typed % 10) * 22, length: 0.05, volume: 0.2 });
  if (cue === CUE.erased) stage.sound({ shape: "triangle", from: 300, to: 220, length: 0.07, volume: 0.2 });
  if (cue === CUE.floor || cue === CUE.quick) {
    const gain = ((state.grade + 1) * (100 + state.floors.at(-1)!.speed) * comboOf(state.streak - 1)) / 10;
    float(`+${Math.floor(gain)} cm`, cue === CUE.quick ? "#FFE07A" : "#FFF3D1");
    stage.sound([
      { shape: "noise", from: 300, to: 90, length: 0.16, volume: 0.5, delay: 0.2 },
      { shape: "square", from: 330 * 1.06 ** streak, length: 0.1, volume: 0.25, delay: 0.02 },
      { shape: "square", from: 495 * 1.06 ** streak, length: 0.14, volume: 0.25, delay: 0.1 },
    ]);
    stage.burst({ x: towerX, y: topY, count: 14, colours: ["#FFF3D1", "#E0C890"], speed: 220, gravity: 500, size: 6 });
    if (cue === CUE.quick) stage.burst({ ...block, count: 18, colours: ["#FFE07A", "#F4A93A"], speed: 320 });
  }
  if (cue === CUE.combo) {
    float(`Crane ×${comboOf(state.streak) / 10}`, "#E4573F", 64);
    stage.sound(
      [660, 880, 1320].map((from, index) => ({
        shape: "square",
        from,
        length: 0.1,
        volume: 0.25,
        delay: index * 0.08,
      })),
    );
  }
  if (cue === CUE.landmark) {
    stage.burst({
      x: towerX,
      y: topY,
      count: 40,
      colours: ["#5BBBAA", "#FFE07A", "#E4573F", "#fff"],
      speed: 420,
      life: 1.2,
      gravity: 300,
    });
    float(`Floor ${state.floors.length}`, "#fff", 64);
  }
  if (cue === CUE.wrong) {
    sight.shake = 34;
    stage.shake(12);
    stage.sound([
      { shape: "sawtooth", from: 160, to: 70, length: 0.35, volume: 0.4 },
      { shape: "noise", from: 600, to: 100, length: 0.4, volume: 0.3 },
    ]);
  }
  if (cue === CUE.storm) stage.sound({ shape: "noise", from: 120, to: 50, length: 1.4, volume: 0.7 });
  if (cue === CUE.over) {
    stage.shake(20);
    stage.sound([
      { shape: "noise", from: 900, to: 60, length: 1.2, volume: 0.8 },
      { shape: "triangle", from: 392, to: 196, length: 0.8, volume: 0.4, delay: 0.2 },
    ]);
  }
  if (cue === CUE.chosen) stage.sound({ shape: "square", from: 330, to: 660, length: 0.16, volume: 0.3 });
}

const TITLE_FLOORS: readonly Floor[] = [
  { a: 3, b: 9, speed: 60 },
  { a: 2, b: 4, speed: 40 },
  { a: 3, b: 7, speed: 90 },
  { a: 2, b: 3, speed: 50 },
  { a: 4, b: 6, speed: 80 },
];

function drawTitle(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const layout = layOut(width, height);
  const isWide = width > height;
  const groundY = height * (isWide ? 0.74 : 0.54);
  drawSky(stage, 0, 0, { ...layout, groundY });
  const x = width * 0.46;
  drawTower(stage, TITLE_FLOORS, x, groundY, isCalm ? 0 : Math.sin(tick / 50) * 10);
  drawFlag(stage, x + (isCalm ? 0 : Math.sin(tick / 50) * 3), groundY - towerHeight(TITLE_FLOORS));
  drawDuck(context, x - 210, groundY - 24, 1.1, 1);
  drawStormCloud(context, width * (isWide ? 0.82 : 0.74), height * 0.2 + (isCalm ? 0 : Math.sin(tick / 40) * 8), 2.6);
}
