import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeInOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { highestOf, type Kept } from "./kept.ts";
import { LANDMARKS } from "./landmarks.ts";
import { OVER_FRAMES, type State } from "./rules.ts";
import { drawSky } from "./view-sky.ts";
import { drawWholeTower } from "./view-tower.ts";
import type { Layout } from "./view-layout.ts";
import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";

const COUNT_FRAMES = 70;
const LEAST_SHOWN_CM = 1200;

/** The end of a run: the whole tower, grown once more from the ground, beside the town and the own best. */
export function drawEnd(stage: Stage, state: State, kept: Kept, layout: Layout): void {
  const { width, height, context } = stage;
  const isWide = width > height;
  const age = OVER_FRAMES - state.wait;
  const part = stage.isCalm ? 1 : easeInOut(partOf(age, COUNT_FRAMES));
  const groundY = isWide ? height - 54 : height * 0.62;
  const room = groundY - (isWide ? 150 : 260);
  const shown = Math.max(LEAST_SHOWN_CM, state.height, nextAbove(state.height));
  const scale = room / shown;
  drawAround(stage, (around) =>
    drawSky(around, state.floors.length * part, 0, { ...layout, groundY: groundY - stage.bounds.top }),
  );

  drawTown(stage, groundY, scale, state.height);
  const best = highestOf(kept);
  if (best > 0 && best <= shown) drawLine(stage, `Your highest: ${metres(best)}`, groundY - best * scale, "#FFF3D1");
  const x = width / 2;
  context.save();
  drawWholeTower(context, state.floors, { x, groundY, scale, part });
  context.restore();
  const y = Math.max(70, groundY - state.height * scale * part - 56);
  const style = { align: "center", face: "display" } as const;
  stage.text(metres(Math.floor(state.height * part)), x, y, { size: 72, colour: "#fff", ...style });
  const { length } = state.floors;
  const words = `${length} ${length === 1 ? "floor" : "floors"}${state.topples > 0 ? ` · toppled ${times(state.topples)}` : " · never toppled"}`;
  stage.text(words, x, groundY + 30, { size: 28, weight: 900, colour: "#fff", align: "center" });
}

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const metres = (cm: number): string => `${(cm / 100).toLocaleString("en", { maximumFractionDigits: 1 })} m`;

/** The landmark that is next, so that it is in the picture. */
const nextAbove = (cm: number): number => (LANDMARKS.find((each) => each.metres * 100 > cm)?.metres ?? 0) * 100;

/** Landmarks left and right of the tower, as high as they are. Small ones are left out: nobody would see them. */
function drawTown(stage: Stage, groundY: number, scale: number, height: number): void {
  const { context, width } = stage;
  const tall = LANDMARKS.filter(
    ({ metres: m }) => m * 100 * scale > 14 && m * 100 <= Math.max(height, nextAbove(height)),
  );
  const isWide = width > stage.height;
  for (const [index, landmark] of tall.slice(isWide ? -5 : -2).entries()) {
    const size = landmark.metres * 100 * scale;
    const side = index % 2 ? 1 : -1;
    const x = width / 2 + side * (width * ((isWide ? 0.17 : 0.32) + (index >> 1) * 0.135));
    const isBeaten = landmark.metres * 100 < height;
    context.save();
    context.translate(x, groundY);
    context.scale(size, size);
    context.globalAlpha = isBeaten ? 1 : 0.55;
    landmark.draw(context);
    context.restore();
    const words = `${landmark.name} ${landmark.metres} m${isBeaten ? " ✓" : ""}`;
    const middle = Math.max(130, Math.min(width - 130, x));
    stage.text(words, middle, groundY - size - 22, { size: 22, weight: 900, colour: "#fff", align: "center" });
  }
}

function drawLine(stage: Stage, words: string, y: number, colour: string): void {
  const { context, bounds } = stage;
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.setLineDash([12, 10]);
  context.beginPath();
  context.moveTo(bounds.left, y);
  context.lineTo(bounds.right, y);
  context.stroke();
  context.setLineDash([]);
  stage.text(words, 24, y - 18, { size: 22, weight: 900, colour });
}
