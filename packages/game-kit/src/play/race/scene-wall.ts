import type { WallTile } from "@quackademy/game-sdk/protocol.ts";
import { coverBox, fitStage } from "#stage/fit-stage.ts";
import type { GameFace, StageSize, StageSizes } from "#stage/game-view.ts";
import type { GameSession, Scene } from "#play/game-session.ts";
import { createRivals, type Rivals } from "./rivals.ts";
import { createWallTurns } from "./wall-turns.ts";

const VEIL = "#101B3D";

export type WallScene<State> = Scene & {
  readonly seed: string;
  readonly rivals: Rivals<State>;
  setTiles(tiles: readonly WallTile[]): void;
};

/** All runs of a race on one canvas. The page decides where each is, and writes names and places over them. */
export function createWallScene<State>(
  { rules, stage, createPlainFace: createFace, manifest }: GameSession<State>,
  run: { seed: string; variant?: string },
): WallScene<State> {
  const rivals = createRivals(rules, run, manifest.score.order);
  const faces = new Map<number, GameFace<State>>();
  const turns = createWallTurns();
  const plain = createFace();
  const sizes = [...listOf(plain.view.size.wide), ...listOf(plain.view.size.tall)];
  // Where rivals see each other, the picture follows the player: above and below it can be cut, and the player is larger.
  const fit = (box: { width: number; height: number }) => {
    const whole = fitStage(sizes, box);
    const [width, height] = whole.size;
    const isWider = box.width / box.height > width / height;
    return manifest.rivals === "ghost" && isWider ? coverBox(whole.size, box) : whole;
  };
  let tiles = new Map<number, WallTile>();
  let cleared = "";

  const faceOf = (no: number) => {
    const face = faces.get(no) ?? createFace();
    faces.set(no, face);
    return face;
  };

  const drawTile = ({ no, x, y, width, height }: WallTile) => {
    const { context } = stage;
    const { canvas } = context;
    // Whole pixels: an edge between two pixels would be drawn again and again over itself.
    const [left, top] = [Math.round(x * canvas.width), Math.round(y * canvas.height)];
    const box = {
      width: Math.round((x + width) * canvas.width) - left,
      height: Math.round((y + height) * canvas.height) - top,
    };
    const replay = rivals.replayOf(no);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(left, top, box.width, box.height);
    context.clip();
    context.fillStyle = plain.view.backdrop ?? VEIL;
    context.fillRect(left, top, box.width, box.height);
    if (replay) {
      const { size, scale, bounds, ...at } = fit(box);
      stage.place(size, left + at.left, top + at.top, scale, bounds);
      context.setTransform(scale, 0, 0, scale, left + at.left, top + at.top);
      faceOf(no).view.draw(stage, replay.state);
    }
    context.restore();
  };

  /** Draws everything after a change of the layout: a canvas of another size is empty, and old pictures would stay. */
  const drawAnew = (): boolean => {
    const { context } = stage;
    const { width, height } = context.canvas;
    const shape = `${width} ${height} ${[...tiles.values()].map(({ x, y }) => `${x} ${y}`).join()}`;
    if (shape === cleared) return false;
    cleared = shape;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = VEIL;
    context.fillRect(0, 0, width, height);
    context.restore();
    for (const tile of tiles.values()) drawTile(tile);
    return true;
  };

  return {
    seed: run.seed,
    rivals,
    size: plain.view.size,
    speed: 1,
    isCovering: true,
    setTiles: (next) => {
      const before = tiles;
      tiles = new Map(next.map((tile) => [tile.no, tile]));
      turns.setTiles(next);
      for (const { no, x, y } of next) {
        const old = before.get(no);
        if (old?.x !== x || old.y !== y) turns.moved(no);
      }
    },
    step: () => rivals.step(),
    draw() {
      if (drawAnew()) return;
      for (const no of turns.next(performance.now())) drawTile(tiles.get(no)!);
    },
  };
}

const listOf = (sizes: StageSizes): readonly StageSize[] =>
  typeof sizes[0] === "number" ? [sizes as StageSize] : (sizes as readonly StageSize[]);
