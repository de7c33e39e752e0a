import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeIn, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { ZONES } from "./rules.ts";

export const ZONE_NAMES = ["Meadow", "Cliffs", "Clouds", "Dusk", "Night", "Stars", "Moon", "Beyond the moon"];

const BANNER_FRAMES = 100;

/** The name of a zone, on a ribbon that comes and goes; `age` is in frames. */
export function drawBanner(stage: Stage, title: string, words: string, age: number): void {
  if (age < 0 || age > BANNER_FRAMES) return;
  const { context, width, height, isCalm } = stage;
  const coming = isCalm ? 1 : easeBack(partOf(age, 22));
  const going = isCalm ? 0 : easeIn(partOf(age - BANNER_FRAMES + 18, 18));
  const [x, y] = [width / 2, height * 0.28];
  const half = Math.max(title.length * 11 + 46, words.length * 5 + 40);
  context.save();
  context.translate(x, y);
  context.scale(coming, coming);
  context.globalAlpha = 1 - going;
  context.fillStyle = "#B52B2A";
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * (half - 10), -16);
    context.lineTo(side * (half + 24), -16);
    context.lineTo(side * (half + 12), 6);
    context.lineTo(side * (half + 24), 28);
    context.lineTo(side * (half - 10), 28);
    context.fill();
  }
  context.fillStyle = "#F2594B";
  context.beginPath();
  context.roundRect(-half, -30, half * 2, 54, 6);
  context.fill();
  stage.text(title, 0, -12, { size: 30, face: "display", align: "center", colour: "#FFF9E6" });
  stage.text(words, 0, 12, { size: 15, weight: 900, align: "center", colour: "#FFF3D1" });
  context.restore();
}

/** What the ribbon of a zone says, and what comes next. */
export function zoneWords(zone: number): { title: string; words: string } {
  const next = ZONES[zone + 1];
  const words = next === undefined ? "Nobody lives here" : `${ZONE_NAMES[zone + 1]} at ${next} m`;
  return { title: `${ZONE_NAMES[zone]}, ${ZONES[zone]} m`, words };
}

/** A line across the world at a height, with a label: the own best, or a ghost's height. */
export function drawHeightLine(stage: Stage, words: string, y: number): void {
  const { context, width } = stage;
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 3;
  context.setLineDash([12, 10]);
  context.beginPath();
  context.moveTo(stage.bounds.left, y);
  context.lineTo(stage.bounds.right, y);
  context.stroke();
  context.setLineDash([]);
  drawSlip(stage, words, width / 2, y, 16);
}

/** Marks the ghost's height: a label at the edge when it is out of sight, and a line after its run has ended. */
export function markHeight(stage: Stage, words: string, y: number, isDone: boolean): void {
  const { width, height } = stage;
  const isSeen = y > 0 && y < height;
  if (!isSeen) return drawSlip(stage, `${y > 0 ? "▼" : "▲"} ${words}`, width / 2, y > 0 ? height - 26 : 26, 18);
  if (isDone) drawHeightLine(stage, words, y);
}
