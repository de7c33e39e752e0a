import { THING } from "#honk-slope/rules/course.ts";
import type { Box } from "./stickers.ts";
import { GOLD, INK, PALE } from "./style.ts";

/** `isFar`: details would not be seen. `pose` is a step of a goose, -1 to 1, and `way` where it walks to. */
export type Inks = {
  context: CanvasRenderingContext2D;
  ink(colour: string): string;
  isFar: boolean;
  pose: number;
  way: number;
};

/** Units of these drawings for a metre. */
export const UNITS = 50;

type Drawing = { box: Box; draw(inks: Inks): void };

const TWINE = new Path2D("M-20-50V-4M20-50V-4M-40-28H40");
const STONE = new Path2D("M-30 0L-26-78Q-2-116 24-84L30 0z");
const STONE_LIGHT = new Path2D("M-20-8L-17-76Q-8-96 2-94L-2-8");
const FROWN = new Path2D("M6-66L20-58M-16-58L-4-66M-8-38H12");
const BEAK = new Path2D("M28-84L50-78 28-72");
const GOOSE = new Path2D("M-38-40Q-20-50 4-48 12-56 10-78 12-96 26-92 36-88 32-72 22-66 26-40 24-10-6-12-30-14-38-40");
const STEM = new Path2D("M-18-30h36l8 30h-52z");
const CAP = new Path2D("M-58-26Q-50-62 0-62 50-62 58-26 0-14-58-26");
const DOTS = new Path2D(
  "M-34-38a9 7 0 1 1 18 0 9 7 0 1 1-18 0M-2-48a10 7 0 1 1 20 0 10 7 0 1 1-20 0M26-34a8 6 0 1 1 16 0 8 6 0 1 1-16 0",
);
const ARROW = new Path2D("M-52 6L0-10 52 6v7L0-2-52 13z");

export const DRAWINGS: Readonly<Record<number, Drawing>> = {
  [THING.grain]: {
    box: [-18, -56, 36, 52],
    draw({ context, ink, isFar }) {
      context.fillStyle = ink("#FFC93A");
      context.beginPath();
      context.ellipse(0, -30, 15, 20, 0, 0, 7);
      context.fill();
      if (isFar) return;
      context.stroke();
      context.fillStyle = ink("#FFF3B8");
      context.fillRect(-7, -40, 5, 16);
    },
  },
  [THING.bale]: {
    box: [-52, -78, 104, 84],
    draw({ context, ink, isFar }) {
      context.fillStyle = ink("#F2C64B");
      context.beginPath();
      context.roundRect(-46, -72, 92, 72, 16);
      context.fill();
      context.stroke();
      if (isFar) return;
      context.strokeStyle = ink("#B07A1C");
      context.stroke(TWINE);
    },
  },
  [THING.stone]: {
    box: [-36, -112, 72, 118],
    draw({ context, ink, isFar }) {
      context.fillStyle = ink("#5C6380");
      context.fill(STONE);
      context.stroke(STONE);
      if (isFar) return;
      context.fillStyle = ink("#8C94B4");
      context.fill(STONE_LIGHT);
      // A frown, so that nobody honks at it.
      context.stroke(FROWN);
    },
  },
  [THING.goose]: {
    box: [-56, -102, 112, 106],
    draw({ context, ink, pose, way }) {
      const step = pose * 6;
      context.scale(way, 1);
      context.fillStyle = ink("#FF8A2B");
      context.beginPath();
      context.rect(-10 + step, -14, 6, 14);
      context.rect(6 - step, -14, 6, 14);
      context.fill();
      context.fill(BEAK);
      context.fillStyle = ink("#FFFFFF");
      context.fill(GOOSE);
      context.stroke(GOOSE);
      context.fillStyle = INK;
      context.fillRect(22, -84, 5, 6);
    },
  },
  [THING.band]: {
    box: [-56, -132, 112, 136],
    draw(inks) {
      const { context, ink } = inks;
      DRAWINGS[THING.goose]!.draw(inks);
      // A tall red hat, and a drum on the belly.
      context.fillStyle = ink("#E2483D");
      context.beginPath();
      context.roundRect(8, -124, 24, 30, 4);
      context.fill();
      context.stroke();
      context.beginPath();
      context.ellipse(14, -34, 13, 13, 0, 0, 7);
      context.fillStyle = ink(PALE);
      context.lineWidth = 9;
      context.strokeStyle = ink("#E2483D");
      context.stroke();
      context.fill();
    },
  },
  [THING.pad]: {
    box: [-58, -40, 116, 60],
    draw({ context, ink }) {
      // Arrows that lie on the floor: flat in the picture.
      context.fillStyle = ink("#2EE6A8");
      for (const up of [1, -13, -11]) {
        context.translate(0, up);
        context.fill(ARROW);
        context.stroke(ARROW);
      }
    },
  },
  [THING.hoop]: {
    box: [-106, -126, 212, 212],
    draw({ context, ink }) {
      context.beginPath();
      context.ellipse(0, -20, 92, 92, 0, 0, 7);
      context.lineWidth = 20;
      context.stroke();
      context.strokeStyle = ink(GOLD);
      context.lineWidth = 12;
      context.stroke();
    },
  },
  [THING.mushroom]: {
    box: [-64, -66, 128, 70],
    draw({ context, ink, isFar }) {
      context.fillStyle = ink("#E9D8FF");
      context.fill(STEM);
      context.stroke(STEM);
      context.fillStyle = ink("#FF5FC8");
      context.fill(CAP);
      context.stroke(CAP);
      if (isFar) return;
      context.fillStyle = ink("#FFD9F4");
      context.fill(DOTS);
    },
  },
  [THING.egg]: {
    box: [-56, -98, 112, 112],
    draw({ context, ink }) {
      context.fillStyle = ink("#FFC21F");
      context.beginPath();
      context.ellipse(0, -42, 25, 33, 0, 0, 7);
      context.fill();
      context.stroke();
    },
  },
};
