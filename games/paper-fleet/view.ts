import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import { shadeAround } from "@quackademy/game-kit/stage/shade-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { PondShape } from "./pond-shape.ts";
import { CUE, type State } from "./pond.ts";
import { drawBoat, drawWay } from "./view-boat.ts";
import { drawGoose, drawJetties, drawWater, waterColour } from "./view-pond.ts";
import { KINDS } from "./view-signs.ts";
import { drawTally } from "./view-tally.ts";

/** Boats on the title picture, as fractions of the pond. */
const MOORED = [
  { id: 1, kind: 0, x: 0.28, y: 0.36, angle: 0.3, way: [] },
  { id: 2, kind: 2, x: 0.72, y: 0.4, angle: 2.7, way: [] },
  { id: 3, kind: 1, x: 0.24, y: 0.62, angle: -0.5, way: [] },
];

export function createView({ width, height }: PondShape): GameView<State> {
  const size = [width, height] as const;
  const moored = MOORED.map((boat) => ({ ...boat, x: boat.x * width, y: boat.y * height }));
  return {
    size: { wide: size, tall: size },
    draw(stage, state) {
      drawPond(stage, state);
      drawTally(stage, state);
    },
    drawTitle: (stage, state) => drawPond(stage, { ...state, boats: moored }),
    cue,
    status: ({ socks }) => (socks === 1 ? "1 pair of socks" : `${socks} pairs of socks`),
    say: ({ home, socks, boats }) =>
      `${home === 1 ? "1 boat" : `${home} boats`} home. ${boats.length} on the water. ${socks} pairs of dry socks.`,
  };
}

function drawPond(stage: Stage, { shape, boats, chosen, socks }: State): void {
  drawAround(stage, drawWater);
  drawJetties(stage, shape);
  for (const boat of boats) drawWay(stage, boat);
  drawGoose(stage, shape.goose, socks);
  for (const boat of boats) drawBoat(stage, boat, boat.id === chosen);
  shadeAround(stage, waterColour(stage), 40);
}

function cue(stage: Stage, { at, home }: State, which: number): void {
  if (which === CUE.home) {
    stage.burst({ ...at, count: 22, colours: [...KINDS.map(({ colour }) => colour), "#FFF3D1"], speed: 150 });
    stage.float("Home", at.x, at.y - 30, { size: 26, face: "display", align: "center" });
    const note = 523 * 2 ** ((home % 8) / 12);
    stage.sound([
      { shape: "triangle", from: note, length: 0.16 },
      { shape: "triangle", from: note * 1.5, length: 0.28, delay: 0.09 },
    ]);
  }
  if (which === CUE.crash) {
    stage.burst({ ...at, count: 30, colours: ["#FFF3D1", "#D9C48A", "#BFE6EE"], speed: 120, gravity: 60 });
    stage.float("Porridge", at.x, at.y - 26, { size: 26, face: "display", align: "center" });
    stage.shake(7);
    stage.sound([
      { shape: "noise", from: 1400, to: 200, length: 0.4, volume: 0.5 },
      { shape: "sine", from: 220, to: 90, length: 0.35 },
    ]);
  }
  if (which === CUE.goose) {
    stage.float("Honk", at.x, at.y - 62, { size: 22, face: "display", align: "center" });
    stage.sound({ shape: "sawtooth", from: 330, to: 250, length: 0.22, volume: 0.35 });
  }
  if (which === CUE.wrong) stage.sound({ shape: "square", from: 180, to: 140, length: 0.14, volume: 0.3 });
  if (which === CUE.boat) stage.sound({ shape: "noise", from: 900, to: 2400, length: 0.18, volume: 0.12 });
}
