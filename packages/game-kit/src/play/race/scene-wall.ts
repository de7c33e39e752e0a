import type { WallTile } from "@quackademy/game-sdk/protocol.ts";
import type { GameFace, StageSize, StageSizes } from "#stage/game-view.ts";
import type { GameSession, Scene } from "#play/game-session.ts";
import { createRivals, type Rivals } from "./rivals.ts";
import { createWallTurns } from "./wall-turns.ts";

/** Leaves time for the simulation and for the page, also on a slow machine. */
const DRAW_BUDGET_MS = 12;
const VEIL = "#101B3D";

export type WallScene<State> = Scene & {
  readonly seed: string;
  readonly rivals: Rivals<State>;
  setTiles(tiles: readonly WallTile[]): void;
};

/** All runs of a race on one canvas. The page decides where each is, and writes names and places over them. */
export function createWallScene<State>(
  { rules, stage, createFace, manifest }: GameSession<State>,
  run: { seed: string; variant?: string },
): WallScene<State> {
  const rivals = createRivals(rules, run, manifest.score.order);
  const faces = new Map<number, GameFace<State>>();
  const turns = createWallTurns();
  const plain = createFace();
  let tiles = new Map<number, WallTile>();

  const faceOf = (no: number) => {
    const face = faces.get(no) ?? createFace();
    faces.set(no, face);
    return face;
  };

  const drawTile = ({ no, x, y, width, height }: WallTile) => {
    const { context } = stage;
    const { canvas } = context;
    const box = {
      left: x * canvas.width,
      top: y * canvas.height,
      width: width * canvas.width,
      height: height * canvas.height,
    };
    const replay = rivals.replayOf(no);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(box.left, box.top, box.width, box.height);
    context.clip();
    context.fillStyle = plain.view.backdrop ?? VEIL;
    context.fillRect(box.left, box.top, box.width, box.height);
    if (replay) {
      const { view } = faceOf(no);
      const size = sizeFor(view.size, box.width / box.height);
      const scale = Math.min(box.width / size[0], box.height / size[1]);
      const [left, top] = [(box.width - size[0] * scale) / 2, (box.height - size[1] * scale) / 2];
      stage.place(size, box.left + left, box.top + top, scale);
      context.setTransform(scale, 0, 0, scale, box.left + left, box.top + top);
      view.draw(stage, replay.state);
    }
    context.restore();
  };

  return {
    seed: run.seed,
    rivals,
    size: plain.view.size,
    backdrop: VEIL,
    speed: 1,
    isCovering: true,
    setTiles: (next) => {
      tiles = new Map(next.map((tile) => [tile.no, tile]));
      turns.setTiles(next);
    },
    step: () => rivals.step(),
    draw() {
      const begun = performance.now();
      for (const no of turns.due(begun)) {
        drawTile(tiles.get(no)!);
        const now = performance.now();
        turns.drawn(no, now);
        if (now - begun > DRAW_BUDGET_MS) return;
      }
    },
  };
}

/** The size of a view that fits a tile's shape best. */
function sizeFor({ wide, tall }: GameFace<never>["view"]["size"], aspect: number): StageSize {
  const apart = ([width, height]: StageSize) => Math.abs(Math.log(width / height / aspect));
  return [...listOf(wide), ...listOf(tall)].reduce((best, size) => (apart(size) < apart(best) ? size : best));
}

const listOf = (sizes: StageSizes): readonly StageSize[] =>
  typeof sizes[0] === "number" ? [sizes as StageSize] : (sizes as readonly StageSize[]);
