import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, undoCost, type GardenState } from "./rules.ts";
import type { Layout } from "./view-layout.ts";
import { drawShapes, fill, line } from "./view-shapes.ts";

const BODY = [
  fill("#E8A92F", "M-40 60c0-20 18-36 42-36s42 16 42 36z"),
  fill("#FFD24A", "M-40 60c0-20 16-34 38-34s36 14 36 34z"),
  fill("#FFD24A", "M27 3a27 27 0 1 1-54 0a27 27 0 1 1 54 0z"),
  fill("#F4AE38", "M25-7c4 20-10 37-28 37-7 0-12-2-16-5 20 3 38-11 44-32z"),
  fill("#F2594B", "M-26 24c14 10 38 11 52 0l5 11c-16 13-46 12-61-1z"),
  line("#FFF3D1", 3, "M-18 31l-3 7M-4 35v8M12 34l3 7"),
];
const FACE = [
  fill("#FF7A33", "M-3 12c6-4 13-5 19-4 6 2 12 7 16 12 3 4 1 9-4 9-11 1-24-1-31-6-5-4-5-8 0-11z"),
  line("#B8430F", 3, "M-2 18c9 5 20 7 31 5"),
  fill("#D9A441", "M-36-13c11-7 25-10 38-10s28 3 38 10c-12 8-64 8-76 0z"),
  fill("#F3D27A", "M-20-18c0-17 8-24 22-24s22 7 22 24c-10 5-34 5-44 0z"),
  fill("#F2594B", "M-20-20c10 5 34 5 44 0v-7c-10 5-34 5-44 0z"),
];

/** The gardener, who is never impressed. */
export function drawGardener(stage: Stage, layout: Layout, state: GardenState): void {
  const { context, tick, isCalm } = stage;
  const { x, y } = layout.gardener;
  const age = state.frame - state.last.frame;
  const nod = !isCalm && state.last.merges > 0 && age < 24 ? Math.sin((age / 24) * Math.PI) * 7 : 0;
  const bob = isCalm ? 0 : Math.sin(tick / 45) * 2.5;
  context.save();
  context.translate(x - 8, y + bob + nod);
  context.scale(1.8, 1.8);
  drawShapes(context, BODY);
  drawEyes(context, !isCalm && tick % 260 < 9, state.phase === PHASE.stuck);
  drawShapes(context, FACE);
  context.restore();
}

function drawEyes(context: CanvasRenderingContext2D, isBlinking: boolean, isAwake: boolean): void {
  context.fillStyle = "#1A2350";
  context.strokeStyle = "#1A2350";
  context.lineWidth = 3.2;
  context.lineCap = "round";
  for (const [x, radius] of [
    [-9, 6],
    [14, 5.5],
  ] as const) {
    context.beginPath();
    context.arc(x, 1, radius, isAwake ? -Math.PI : 0, Math.PI);
    if (!isBlinking) context.fill();
    context.beginPath();
    context.moveTo(x - radius - 2, isAwake ? -6 : 0.5);
    context.lineTo(x + radius + 2, isAwake ? -6 : 0.5);
    context.stroke();
  }
}

const canIn = (light: string, dark: string) => [
  line(dark, 8, "M-22 0c-20-4-20 26 0 24M-16-10c4-20 28-20 32 0"),
  line(dark, 8, "M20 14l24-28M36-22l17 14"),
  fill(light, "M-24-8h44v34c0 6-4 10-10 10h-24c-6 0-10-4-10-10z"),
  fill(dark, "M20-8v34c0 6-4 10-10 10h-14c12-8 16-24 16-44z"),
];
const FULL_CAN = canIn("#5FC3E6", "#2A9CC4");
const EMPTY_CAN = canIn("#1F7D57", "#1B7350");

/** The watering can, full or empty. It undoes one slide. */
export function drawCan(stage: Stage, layout: Layout, state: GardenState, isHovered: boolean): void {
  const { context, tick, isCalm } = stage;
  const { x, y, radius } = layout.can;
  const isReady = state.hasUndo && state.before !== null && state.phase !== PHASE.over;
  const isCalling = isReady && state.phase === PHASE.stuck;
  const size = isCalling && !isCalm ? 1 + Math.sin(tick / 6) * 0.06 : isHovered && isReady ? 1.04 : 1;
  const disc = isCalling ? "#FFD24A" : state.hasUndo ? "#FFF3D1" : "#11593E";
  const reach = radius + 8;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  if (size === 1)
    stage.still(`can ${disc}`, [-reach, -reach, reach * 2, reach * 2], (inside) =>
      drawCanAt(inside.context, radius, disc, state.hasUndo),
    );
  else drawCanAt(context, radius, disc, state.hasUndo);
  const cost = state.order > 0 ? "free" : `−${undoCost(state.before?.score ?? state.score)}`;
  const words = state.hasUndo ? cost : "empty";
  const colour = state.hasUndo ? "#1A2350" : "#A9D8C0";
  stage.text(words, 0, radius * 0.52, { size: 22, face: "display", align: "center", colour });
  context.restore();
  const below = stage.isTouch ? "Undo" : "Undo · Z";
  stage.still("undo", [x - 60, y + radius + 10, 120, 28], (inside) =>
    inside.text(below, x, y + radius + 24, { size: 17, weight: 900, align: "center", colour: "#DFF3C4" }),
  );
}

function drawCanAt(context: CanvasRenderingContext2D, radius: number, disc: string, hasUndo: boolean): void {
  drawDisc(context, 7, radius, "rgb(6 40 27 / .5)");
  drawDisc(context, 0, radius, disc);
  context.save();
  context.translate(-6, -16);
  context.scale(1.05, 1.05);
  drawShapes(context, hasUndo ? FULL_CAN : EMPTY_CAN);
  context.restore();
}

function drawDisc(context: CanvasRenderingContext2D, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, y, radius, 0, 7);
  context.fill();
}
