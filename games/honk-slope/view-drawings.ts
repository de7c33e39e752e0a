import { THING } from "./rules-course.ts";
import type { Box } from "./view-stickers.ts";

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
      context.fillStyle = ink("#FFE08A");
      context.beginPath();
      context.roundRect(-40, -68, 80, 18, 9);
      context.fill();
      context.strokeStyle = ink("#B07A1C");
      context.beginPath();
      context.moveTo(-20, -50);
      context.lineTo(-20, -4);
      context.moveTo(20, -50);
      context.lineTo(20, -4);
      context.moveTo(-40, -28);
      context.lineTo(40, -28);
      context.stroke();
    },
  },
  [THING.stone]: {
    box: [-36, -112, 72, 118],
    draw({ context, ink, isFar }) {
      context.fillStyle = ink("#5C6380");
      context.beginPath();
      context.moveTo(-30, 0);
      context.lineTo(-26, -78);
      context.quadraticCurveTo(-2, -116, 24, -84);
      context.lineTo(30, 0);
      context.closePath();
      context.fill();
      context.stroke();
      if (isFar) return;
      context.fillStyle = ink("#8C94B4");
      context.beginPath();
      context.moveTo(-20, -8);
      context.lineTo(-17, -76);
      context.quadraticCurveTo(-8, -96, 2, -94);
      context.lineTo(-2, -8);
      context.fill();
      // A frown, so that nobody honks at it.
      context.beginPath();
      context.moveTo(6, -66);
      context.lineTo(20, -58);
      context.moveTo(-16, -58);
      context.lineTo(-4, -66);
      context.moveTo(-8, -38);
      context.lineTo(12, -38);
      context.stroke();
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
      context.moveTo(28, -84);
      context.lineTo(50, -78);
      context.lineTo(28, -72);
      context.fill();
      context.fillStyle = ink("#FFFFFF");
      context.beginPath();
      context.moveTo(-38, -40);
      context.quadraticCurveTo(-20, -50, 4, -48);
      context.quadraticCurveTo(12, -56, 10, -78);
      context.quadraticCurveTo(12, -96, 26, -92);
      context.quadraticCurveTo(36, -88, 32, -72);
      context.quadraticCurveTo(22, -66, 26, -40);
      context.quadraticCurveTo(24, -10, -6, -12);
      context.quadraticCurveTo(-30, -14, -38, -40);
      context.fill();
      context.stroke();
      context.fillStyle = "#2A1B4E";
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
      context.fillStyle = ink("#FFF6DC");
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
      for (const up of [0, -13, -24]) {
        context.beginPath();
        context.moveTo(-52, up + 6);
        context.lineTo(0, up - 10);
        context.lineTo(52, up + 6);
        context.lineTo(52, up + 13);
        context.lineTo(0, up - 2);
        context.lineTo(-52, up + 13);
        context.closePath();
        context.fill();
        context.stroke();
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
      context.strokeStyle = ink("#FFD65A");
      context.lineWidth = 12;
      context.stroke();
    },
  },
  [THING.egg]: {
    box: [-56, -98, 112, 112],
    draw({ context, ink }) {
      context.fillStyle = ink("#FFE9A0");
      context.globalAlpha = 0.4;
      context.beginPath();
      context.arc(0, -42, 52, 0, 7);
      context.fill();
      context.globalAlpha = 1;
      context.fillStyle = ink("#FFC21F");
      context.beginPath();
      context.ellipse(0, -42, 25, 33, 0, 0, 7);
      context.fill();
      context.stroke();
      context.fillStyle = "#FFFFFF";
      context.beginPath();
      context.ellipse(-8, -54, 5, 9, 0.3, 0, 7);
      context.fill();
    },
  },
};
