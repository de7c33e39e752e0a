import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { GREATEST } from "./rules-board.ts";
import type { GardenState } from "./rules.ts";
import { hexagon } from "./view-layout.ts";
import { PLANTS } from "./view-plants.ts";
import { drawShapes } from "./view-shapes.ts";

const [BEST, GOLDEN] = ["plants", "golden"];

const isLevel = (value: unknown): value is number => Number.isInteger(value);
const isMarks = (value: unknown): value is number[] => Array.isArray(value) && value.every(isLevel);

/** The greatest plant that was ever grown. */
export const knownPlants = (progress: GameProgress): number => progress.get(BEST, isLevel) ?? 1;

/** Stores which plants were grown, and which of them in gold. */
export function keepPlants({ best, golden }: GardenState, progress: GameProgress): void {
  if (best > knownPlants(progress)) progress.set(BEST, best);
  const known = progress.get(GOLDEN, isMarks) ?? [];
  const marks = Array.from({ length: GREATEST + 1 }, (_, level) => Math.max(known[level] ?? 0, (golden >> level) & 1));
  if (marks.some((mark, level) => mark > (known[level] ?? 0))) progress.set(GOLDEN, marks);
}

/** The album: every plant, and every plant again in gold. */
export function albumShelf(progress: GameProgress): Shelf {
  const best = knownPlants(progress);
  const golden = progress.get(GOLDEN, isMarks) ?? [];
  const plain = PLANTS.map(({ name, remark }, at) => ({
    id: `plant-${at + 1}`,
    name,
    how: at < best ? remark || "Where it all begins." : at === best ? `Two of ${PLANTS[at - 1]!.name}` : "Not seen yet",
    isFound: at < best,
    draw: (context: CanvasRenderingContext2D) => drawPage(context, at, false),
  }));
  const inGold = PLANTS.slice(1).map(({ name }, at) => ({
    id: `golden-${at + 2}`,
    name: `Golden ${name.toLowerCase()}`,
    how: "Two merges in one slide",
    isFound: (golden[at + 2] ?? 0) > 0,
    draw: (context: CanvasRenderingContext2D) => drawPage(context, at + 1, true),
  }));
  return { title: "Album", line: "Plants you have grown stay here.", items: [...plain, ...inGold] };
}

function drawPage(context: CanvasRenderingContext2D, at: number, isGolden: boolean): void {
  const { tile, shapes } = PLANTS[at]!;
  context.save();
  context.translate(32, 32);
  context.scale(0.72, 0.72);
  context.fillStyle = isGolden ? "#FFC83D" : tile;
  hexagon(context, 0, 0, 42);
  context.fill();
  context.strokeStyle = isGolden ? "#A87412" : "#0E4A34";
  context.lineWidth = 3;
  context.stroke();
  drawShapes(context, shapes);
  context.restore();
}
