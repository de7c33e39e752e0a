import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { sectorStars } from "./rules-fuel.ts";
import type { State } from "./rules.ts";
import { BODY } from "./rules-space.ts";
import { drawLetter } from "./view-post.ts";
import { disc, drawGlobe, drawHole, drawPlanet, drawStar, PLANETS } from "./view-space.ts";

type Draw = (stage: Stage) => void;
type Item = {
  id: string;
  name: string;
  how: string;
  colour: string;
  isEarned(state: State, total: number): boolean;
  draw: Draw;
};

const KEY = "album";
const TOTAL = "parcels";
const isAlbum = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const planet =
  (colours: number): Draw =>
  (stage) =>
    drawPlanet(stage, 17, 0, 0, PLANETS[colours]!);
const letters =
  (count: number): Draw =>
  (stage) => {
    for (let at = 0; at < count; at++) drawLetter(stage, (at - (count - 1) / 2) * 8 + 2, (at % 2) * 12 - 4, -0.3, 0.7);
  };
const moons: Draw = ({ context }) => {
  for (const [x, y, r] of [
    [-8, 4, 11],
    [9, -8, 7],
  ] as const) {
    context.save();
    context.translate(x, y);
    drawGlobe(context, r, "#BFE7DE", "#7FBDB3");
    context.restore();
  }
};
const slot: Draw = ({ context }) => {
  context.fillStyle = "#F2594B";
  context.beginPath();
  context.roundRect(-13, -14, 26, 30, [13, 13, 4, 4]);
  context.fill();
  context.fillStyle = "#FFF3D1";
  context.fillRect(-8, -5, 16, 4);
};
const gate: Draw = ({ context }) => {
  disc(context, 16, "#2B1461");
  context.lineWidth = 4;
  for (const [colour, r] of [
    ["#FF8AD8", 12],
    ["#C77BFF", 8],
    ["#FFF3D1", 4],
  ] as const) {
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(0, 0, r, r, r + 4.4);
    context.stroke();
  }
};
const has = ({ round }: State, kind: number) => round.bodies.some((body) => body.kind === kind);

/** The stamps of the album. Each is earned once, by one run or by all together. */
const STAMPS: readonly Item[] = [
  {
    id: "first",
    name: "First post",
    how: "Deliver a parcel",
    colour: "#FFB184",
    isEarned: (state) => state.delivered > 0,
    draw: letters(1),
  },
  {
    id: "slot",
    name: "Into the slot",
    how: "Land right at the letterbox",
    colour: "#BFE7DE",
    isEarned: (state) => state.slots > 0,
    draw: slot,
  },
  {
    id: "ace",
    name: "Ace",
    how: "A sector with one parcel",
    colour: "#FFD65A",
    isEarned: (state) => state.sector > 0 && sectorStars(state) === 3,
    draw: planet(2),
  },
  {
    id: "row",
    name: "Express",
    how: "A streak of 6",
    colour: "#C9A2F2",
    isEarned: (state) => state.bestStreak >= 6,
    draw: letters(2),
  },
  {
    id: "philately",
    name: "Philately",
    how: "5 stamps in one shift",
    colour: "#F28A7A",
    isEarned: (state) => state.stamps >= 5,
    draw: planet(3),
  },
  {
    id: "gate",
    name: "Short cut",
    how: "Deliver through a wormhole",
    colour: "#FF8AD8",
    isEarned: (state) => state.gated > 0,
    draw: gate,
  },
  {
    id: "star",
    name: "Hot mail",
    how: "Deliver past a star",
    colour: "#7FD3C8",
    isEarned: (state) => state.sector > 0 && state.delivered > 0 && has(state, BODY.star),
    draw: (stage) => drawStar(stage, 12, 0, 0),
  },
  {
    id: "hole",
    name: "Dark matter",
    how: "Deliver past a black hole",
    colour: "#8FA8E8",
    isEarned: (state) => state.sector > 0 && state.delivered > 0 && has(state, BODY.hole),
    draw: (stage) => drawHole(stage, 7, 0, 0),
  },
  {
    id: "shift",
    name: "Full sack",
    how: "12 parcels in one shift",
    colour: "#FFB184",
    isEarned: (state) => state.sector === 0 && state.delivered >= 12,
    draw: letters(3),
  },
  {
    id: "sharp",
    name: "Sharp eye",
    how: "5 times into the slot in one shift",
    colour: "#BFE7DE",
    isEarned: (state) => state.slots >= 5,
    draw: planet(1),
  },
  {
    id: "fifty",
    name: "Fifty parcels",
    how: "Deliver 50 in all",
    colour: "#C9A2F2",
    isEarned: (_, total) => total >= 50,
    draw: moons,
  },
  {
    id: "galaxy",
    name: "Postmaster",
    how: "Deliver 200 in all",
    colour: "#FFD65A",
    isEarned: (_, total) => total >= 200,
    draw: planet(0),
  },
];

/** Adds what a run brought to the album. */
export function keepStamps(state: State, progress: GameProgress): void {
  const total = (progress.get(TOTAL, isCount) ?? 0) + state.delivered;
  progress.set(TOTAL, total);
  const album = progress.get(KEY, isAlbum) ?? [];
  const fresh = STAMPS.filter(({ id, isEarned }) => !album.includes(id) && isEarned(state, total));
  if (fresh.length > 0) progress.set(KEY, [...album, ...fresh.map(({ id }) => id)]);
}

export function readAlbum(progress: GameProgress): Shelf {
  const album = progress.get(KEY, isAlbum) ?? [];
  return {
    title: "Stamps",
    line: `${progress.get(TOTAL, isCount) ?? 0} parcels delivered in all.`,
    items: STAMPS.map(({ id, name, how, colour, draw }) => ({
      id,
      name,
      how,
      isFound: album.includes(id),
      draw: (context) => drawStampAround(context, colour, draw),
    })),
  };
}

/** Paper with holes along its edges, a frame of colour, and a picture. */
function drawStampAround(context: CanvasRenderingContext2D, colour: string, draw: Draw): void {
  context.fillStyle = "#FFF3D1";
  context.fillRect(9, 5, 46, 54);
  context.fillStyle = colour;
  context.fillRect(14, 10, 36, 44);
  context.globalCompositeOperation = "destination-out";
  for (let hole = 0; hole < 7; hole++) {
    for (const [x, y] of [
      [9, 8 + hole * 8],
      [55, 8 + hole * 8],
      [8 + hole * 8, 5],
      [8 + hole * 8, 59],
    ] as const) {
      context.beginPath();
      context.arc(x, y, 2.2, 0, 7);
      context.fill();
    }
  }
  context.globalCompositeOperation = "source-over";
  context.translate(32, 32);
  // Pictures of the view that need no more of a stage than this.
  draw({ context, tick: 0, isCalm: true, isContrast: false } as Stage);
}
