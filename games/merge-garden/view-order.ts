import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ORDERS, starsFor } from "./rules-orders.ts";
import type { GardenState } from "./rules.ts";
import { hexagon, type Layout } from "./view-layout.ts";
import { PLANTS } from "./view-plants.ts";
import { drawShapes } from "./view-shapes.ts";

const INK = "#1A2350";

/** The order on its slip: what is still to be brought, and the slides that each star allows. */
export function drawOrder(stage: Stage, layout: Layout, state: GardenState): void {
  const { context } = stage;
  const { isTall } = layout;
  const box = isTall ? { x: 30, y: 10, width: 580, height: 224 } : { x: 34, y: 96, width: 262, height: 470 };
  context.fillStyle = "rgb(6 40 27 / .45)";
  slip(context, { ...box, x: box.x + 5, y: box.y + 7 });
  context.fillStyle = "#FFF3D1";
  slip(context, box);
  context.fillStyle = "#E79A8F";
  if (isTall) context.fillRect(box.x + 392, box.y + 14, 2, box.height - 28);
  else context.fillRect(box.x + 18, box.y + box.height - 156, box.width - 36, 2);
  const { x, y } = box;
  stage.text(`Order ${state.order}`, x + 24, y + 34, { size: 32, face: "display", colour: "#B3261E" });
  const wanted = Object.entries(ORDERS[state.order - 1]!.wants).map(
    ([level, count]) => [Number(level), count] as const,
  );
  for (const [place, [level, count]] of wanted.entries()) {
    const at = isTall ? { x: x + 76 + place * 122, y: y + 116 } : { x: x + 70, y: y + 104 + place * 92 };
    drawWanted(stage, at, isTall, { level, count, left: state.wants[level]! });
  }
  drawLimits(stage, isTall ? { x: x + 408, y: y + 46 } : { x: x + 28, y: y + box.height - 124 }, state);
}

type Wanted = { level: number; count: number; left: number };

function drawWanted(stage: Stage, at: { x: number; y: number }, isTall: boolean, { level, count, left }: Wanted): void {
  const { context } = stage;
  const { tile, shapes, name } = PLANTS[level - 1]!;
  context.fillStyle = tile;
  hexagon(context, at.x, at.y, 42);
  context.fill();
  context.strokeStyle = left === 0 ? "#0D7047" : INK;
  context.lineWidth = 4;
  context.stroke();
  context.save();
  context.translate(at.x, at.y);
  context.scale(0.92, 0.92);
  drawShapes(context, shapes);
  context.restore();
  const words = left === 0 ? "done" : `${count - left} of ${count}`;
  const colour = left === 0 ? "#0D7047" : INK;
  if (isTall) {
    stage.text(words, at.x, at.y + 58, { size: 22, face: "display", align: "center", colour });
    stage.text(name, at.x, at.y + 84, { size: 19, weight: 700, align: "center", colour: INK });
  } else {
    stage.text(words, at.x + 58, at.y - 10, { size: 24, face: "display", colour });
    stage.text(name, at.x + 58, at.y + 16, { size: 18, weight: 700, colour: INK });
  }
}

/** Slides so far, and until which slide there are how many stars. */
function drawLimits(stage: Stage, { x, y }: { x: number; y: number }, { order, slides, isDone }: GardenState): void {
  const { threeStars, twoStars } = ORDERS[order - 1]!;
  stage.text(`${slides} ${slides === 1 ? "slide" : "slides"}`, x, y, { size: 26, face: "display", colour: INK });
  // The slide that brings the last plant is still to come.
  const now = starsFor(order, isDone ? slides : slides + 1);
  const lines = [
    { stars: 3, words: `up to ${threeStars}` },
    { stars: 2, words: `up to ${twoStars}` },
    { stars: 1, words: "always" },
  ];
  for (const [row, { stars, words }] of lines.entries()) {
    const isOpen = stars <= now;
    for (let star = 0; star < stars; star++) drawStar(stage.context, x + 10 + star * 24, y + 36 + row * 34, 10, isOpen);
    stage.text(words, x + 82, y + 37 + row * 34, { size: 18, weight: 900, colour: isOpen ? INK : "#9C8F66" });
  }
}

function drawStar(context: CanvasRenderingContext2D, x: number, y: number, radius: number, isOn: boolean): void {
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? radius : radius * 0.45;
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
  context.lineJoin = "round";
  context.lineWidth = 2.5;
  context.fillStyle = isOn ? "#FFC83D" : "#FFF3D1";
  context.strokeStyle = isOn ? INK : "#C9B981";
  context.fill();
  context.stroke();
}

function slip(context: CanvasRenderingContext2D, box: { x: number; y: number; width: number; height: number }): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, [5, 20, 20, 5]);
  context.fill();
}
