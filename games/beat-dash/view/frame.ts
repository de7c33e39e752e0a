import type { Bounds, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BEAT, CELL, HIGH } from "#beat-dash/rules/course.ts";
import type { Show } from "./show.ts";

/** Units of a cell in the world; the camera makes more or fewer units of the stage of them. */
export const PX = 32;

/** Where the course lies. `x` is the place of the duck on the course. */
export type Frame = {
  x: number;
  duckX: number;
  floorY: number;
  isTall: boolean;
  zoom: number;
  /** How far the ground lies below `floorY`, because the camera climbs. */
  rise: number;
  /** Beats since the song began, with parts. */
  beats: number;
  /** 1 on the beat, and less and less until the next one; 0 with reduced motion. */
  pulse: number;
  toX(x: number): number;
  toY(y: number): number;
  /** From the world to the stage. */
  outX(x: number): number;
  outY(y: number): number;
};

const NO_SHOW = { drop: 0, since: -1, build: 0, flight: 0, height: 0 };

export function frameOf(stage: Stage, x: number, show: Pick<Show, keyof typeof NO_SHOW> = NO_SHOW): Frame {
  const isTall = stage.height > stage.width;
  const duckX = stage.width * (isTall ? 0.15 : 0.25);
  const floorY = isTall ? stage.height * 0.62 : stage.height - 76;
  const beats = x / BEAT;
  const part = beats - Math.floor(beats);
  const pulse = stage.isCalm ? 0 : (1 - part) ** 3;
  const zoom = (isTall ? 1.12 : 1) * (stage.isCalm ? 1 : zoomOf(show, isTall, pulse));
  const rise = show.height * PX * zoom * 0.5;
  const toX = (at: number) => duckX + ((at - x) / CELL) * PX;
  const toY = (y: number) => floorY - (y / HIGH) * PX;
  return {
    x,
    duckX,
    floorY,
    isTall,
    zoom,
    rise,
    beats,
    pulse,
    toX,
    toY,
    outX: (at) => duckX + (at - duckX) * zoom,
    outY: (y) => floorY + rise + (y - floorY) * zoom,
  };
}

/** Away from the stage before a drop, into it on its first beat, and out for a flight. */
function zoomOf({ drop, since, build, flight }: typeof NO_SHOW, isTall: boolean, pulse: number): number {
  const near = drop * (1 - flight) * (isTall ? 0.1 : 0.17);
  const punch = since < 0 ? 0 : 0.09 * Math.exp(-since * 2.4);
  return 1 + near + punch + drop * pulse * 0.012 - 0.07 * build ** 2 - 0.1 * flight;
}

/** Draws with the units of the world; its stage has the bounds that are in view there. */
export function drawInWorld(stage: Stage, { duckX, floorY, zoom, rise }: Frame, draw: (world: Stage) => void): void {
  const { context, bounds } = stage;
  context.save();
  context.translate(duckX, floorY + rise);
  context.scale(zoom, zoom);
  context.translate(-duckX, -floorY);
  const seen: Bounds = {
    left: duckX + (bounds.left - duckX) / zoom,
    right: duckX + (bounds.right - duckX) / zoom,
    top: floorY + (bounds.top - floorY - rise) / zoom,
    bottom: floorY + (bounds.bottom - floorY - rise) / zoom,
  };
  draw({ ...stage, bounds: seen });
  context.restore();
}

/** The part of the course in view, in units of width, with a little more at both ends. `bounds` are those of the world. */
export const seenOf = ({ bounds }: Stage, { x, duckX }: Frame): [from: number, to: number] => [
  x + ((bounds.left - duckX) / PX - 2) * CELL,
  x + ((bounds.right - duckX) / PX + 2) * CELL,
];
