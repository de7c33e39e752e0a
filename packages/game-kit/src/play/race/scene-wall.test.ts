import { expect, test } from "vitest";
import type { GameRules } from "#core/game-rules.ts";
import type { GameSession } from "#play/game-session.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameFace } from "#stage/game-view.ts";
import { createPaperStage } from "#testing/paper-stage.ts";
import { createWallScene } from "./scene-wall.ts";

type Walk = { frame: number };

const SEED = "00112233445566778899aabbccddeeff";
const RULES: GameRules<Walk> = {
  start: () => ({ frame: 0 }),
  step: (state) => void (state.frame += 1),
  isOver: () => false,
  score: ({ frame }) => frame,
  hash: ({ frame }) => frame,
};

/** A wall on a canvas of 1600 by 900 that notes where which frame was drawn. */
function openWall(rivals = "progress") {
  const drawn: { frame: number; at: number[] }[] = [];
  let place: number[] = [];
  const paper = createPaperStage();
  Object.assign(paper.context, { canvas: { width: 1600, height: 900 } });
  const stage = Object.assign(paper, {
    place: ([width, height]: [number, number], left: number, top: number, scale: number) => {
      place = [width, height, left, top, scale];
    },
  });
  const view = {
    size: { wide: [1600, 900], tall: [900, 1600] },
    draw: (_: unknown, { frame }: Walk) => void drawn.push({ frame, at: place }),
  };
  const createFace = () => ({ view }) as unknown as GameFace<Walk>;
  const session = {
    rules: RULES,
    stage: stage as unknown as CanvasStage,
    createPlainFace: createFace,
    manifest: { score: { order: "desc" }, rivals },
  };
  return { wall: createWallScene(session as unknown as GameSession<Walk>, { seed: SEED }), drawn };
}

const news = (no: number, to: number) => ({
  no,
  name: "Red Teal",
  score: to,
  isOver: false,
  inputs: { from: 0, to, log: new Uint8Array() },
});

test("the wall draws each runner in the own tile, in the shape that fits it best", () => {
  const { wall, drawn } = openWall();
  wall.setTiles([
    { no: 1, x: 0, y: 0, width: 0.5, height: 0.5, isFirst: true },
    { no: 2, x: 0.75, y: 0, width: 0.1, height: 0.5, isFirst: false },
    { no: 3, x: 0, y: 0.5, width: 0.5, height: 0.5, isFirst: false },
  ]);
  wall.rivals.hear([news(1, 600), news(2, 300)]);
  for (let frame = 0; frame < 60; frame++) wall.step();
  wall.draw();
  // The third runner has sent nothing yet.
  expect(drawn).toEqual([
    { frame: wall.rivals.replayOf(1)!.frame, at: [1600, 900, 0, 0, 0.5] },
    { frame: wall.rivals.replayOf(2)!.frame, at: [900, 1600, 1200, expect.closeTo(82.78, 1) as number, 160 / 900] },
  ]);
  expect(wall.rivals.replayOf(1)!.frame).toBeGreaterThan(500);
});

test("where rivals see each other, a picture fills a wide tile, and nothing is cut on its sides", () => {
  const { wall, drawn } = openWall("ghost");
  wall.setTiles([
    { no: 1, x: 0, y: 0, width: 0.5, height: 0.25, isFirst: true },
    { no: 2, x: 0.5, y: 0, width: 0.5, height: 1, isFirst: true },
  ]);
  wall.rivals.hear([news(1, 60), news(2, 60)]);
  wall.draw();
  expect(drawn).toEqual([
    { frame: 0, at: [1600, 900, 0, -112.5, 0.5] },
    { frame: 0, at: [900, 1600, 800, expect.closeTo(-261.1, 1) as number, 800 / 900] },
  ]);
});

test("the picture of a tile stays until its next turn, and all are drawn anew when their number changes", () => {
  const { wall, drawn } = openWall();
  const tile = (no: number) => ({ no, x: (no - 1) / 40, y: 0, width: 1 / 40, height: 1, isFirst: false });
  const tiles = Array.from({ length: 40 }, (_, at) => tile(at + 1));
  wall.setTiles(tiles);
  wall.rivals.hear(tiles.map(({ no }) => news(no, 60)));
  // A colour behind the scene would be painted over what is not drawn in this frame.
  expect(wall.backdrop).toBeUndefined();
  wall.draw();
  expect(drawn).toHaveLength(40);
  wall.draw();
  expect(drawn.length).toBeLessThan(60);
  const before = drawn.length;
  wall.setTiles(tiles.slice(0, 20));
  wall.draw();
  expect(drawn.length).toBe(before + 20);
});

test("a runner with invalid inputs leaves an empty tile and causes no error", () => {
  const { wall, drawn } = openWall();
  wall.setTiles([{ no: 1, x: 0, y: 0, width: 1, height: 1, isFirst: true }]);
  wall.rivals.hear([{ ...news(1, 60), inputs: { from: 0, to: 60, log: Uint8Array.from([255, 255, 255, 255]) } }]);
  for (let frame = 0; frame < 60; frame++) wall.step();
  wall.draw();
  expect(drawn.map(({ frame }) => frame)).toEqual([0]);
});
