import { INK } from "./worlds.ts";

type Context = CanvasRenderingContext2D;

export type Mood = "calm" | "glad" | "wheee" | "strain" | "worry" | "bored" | "proud";

export type DuckLook = {
  who: number;
  face: number;
  mood: Mood;
  /** Where the eyes look, -1 to 1. */
  lookX: number;
  lookY: number;
  /** Height over width: 1 is at rest. */
  squash: number;
  /** A turn, in radians. */
  turn: number;
  /** Steps of the feet, in radians; 0 stands. */
  step: number;
  /** How much the wings beat, -1 to 1. */
  wings: number;
  blink: boolean;
  hat: number;
};

const COATS = [
  {
    body: "#FFFDF6",
    shade: "#BFD3EA",
    belly: "#FFFFFF",
    rim: "#FFFFFF",
    bill: "#FF9A2E",
    cap: "#D5DEE8",
    capDark: "#8795AC",
  },
  {
    body: "#3D3548",
    shade: "#221C2E",
    belly: "#6A5B70",
    rim: "#CDBFE6",
    bill: "#FFB03A",
    cap: "#A8683A",
    capDark: "#6B3D22",
  },
] as const;

const ellipse = (context: Context, x: number, y: number, wide: number, high: number, turn = 0) => {
  context.beginPath();
  context.ellipse(x, y, wide, high, turn, 0, 7);
};

/** A duck that only stands there. */
export const drawCalmDuck = (context: Context, who: number, face = 1, hat = 0): void =>
  drawDuck(context, {
    who,
    face,
    mood: "calm",
    lookX: face,
    lookY: 0,
    squash: 1,
    turn: 0,
    step: 0,
    wings: 0,
    blink: false,
    hat,
  });

/** A duck whose feet stand at 0, 0. */
export function drawDuck(context: Context, look: DuckLook): void {
  const { who, face, squash, turn, step, wings } = look;
  const coat = COATS[who]!;
  context.save();
  context.translate(0, -18);
  context.rotate(turn);
  context.scale(face / Math.sqrt(squash), squash);
  context.translate(0, 18);
  context.lineJoin = context.lineCap = "round";
  // Feet.
  context.strokeStyle = coat.bill;
  context.lineWidth = 4.5;
  for (const [side, x] of [
    [1, 5],
    [-1, -6],
  ] as const) {
    const lift = Math.max(0, Math.sin(step) * side) * 6;
    const reach = Math.cos(step) * side * (step === 0 ? 0 : 5);
    context.beginPath();
    context.moveTo(x * 0.7, -8);
    context.lineTo(x + reach, -2 - lift);
    context.lineTo(x + reach + 6, -2 - lift);
    context.stroke();
  }
  // Body with a tail, dark outline first.
  const body = () => {
    context.beginPath();
    context.moveTo(-21, -22);
    context.quadraticCurveTo(-18, -19, -13, -21);
    context.quadraticCurveTo(-12, -40, 3, -41);
    context.quadraticCurveTo(19, -40, 18, -22);
    context.quadraticCurveTo(18, -4, 1, -4);
    context.quadraticCurveTo(-17, -4, -21, -22);
  };
  body();
  context.strokeStyle = who === 0 ? INK : coat.rim;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = coat.body;
  context.fill();
  context.save();
  body();
  context.clip();
  context.fillStyle = coat.shade;
  ellipse(context, -8, -2, 24, 11);
  context.fill();
  context.fillStyle = coat.belly;
  ellipse(context, 8, -12, 10, 9);
  context.fill();
  context.restore();
  // Wing.
  context.save();
  context.translate(-5, -20);
  context.rotate(-wings * 1.1);
  context.fillStyle = coat.shade;
  context.strokeStyle = who === 0 ? INK : coat.rim;
  context.lineWidth = 2.4;
  ellipse(context, -4, 2, 10, 6.5, 0.3);
  context.fill();
  context.stroke();
  context.restore();
  drawHead(context, look);
  context.restore();
}

function drawHead(context: Context, { who, mood, lookX, lookY, blink, hat, face }: DuckLook): void {
  const coat = COATS[who]!;
  // Cheeks and eyes.
  const isBig = mood === "wheee" || mood === "worry";
  const [eyeX, eyeY] = [7, -29];
  const wide = isBig ? 5.4 : 4.6;
  for (const side of [-1, 1]) {
    const x = eyeX + side * 5.6;
    if (blink || mood === "strain" || mood === "proud") {
      context.strokeStyle = who === 0 ? INK : "#FFF3E0";
      context.lineWidth = 2.4;
      context.beginPath();
      if (mood === "proud") context.arc(x, eyeY + 1.5, 3.4, Math.PI, 0);
      else if (mood === "strain") {
        context.moveTo(x - side * 3.4, eyeY - 2.6);
        context.lineTo(x + side * 2.2, eyeY);
        context.lineTo(x - side * 3.4, eyeY + 2.6);
      } else {
        context.moveTo(x - 3.6, eyeY);
        context.lineTo(x + 3.6, eyeY);
      }
      context.stroke();
      continue;
    }
    context.fillStyle = "#FFFFFF";
    ellipse(context, x, eyeY, wide, wide * 1.12);
    context.fill();
    context.strokeStyle = INK;
    context.lineWidth = 1.4;
    context.stroke();
    context.fillStyle = INK;
    ellipse(context, x + lookX * face * 2, eyeY + lookY * 2.2, isBig ? 2 : 2.6, isBig ? 2 : 2.8);
    context.fill();
    if (mood === "bored") {
      context.fillStyle = coat.body;
      context.fillRect(x - wide - 1, eyeY - wide * 1.3, wide * 2 + 2, wide * 1.2);
    }
    if (mood === "worry") {
      context.strokeStyle = who === 0 ? INK : "#FFF3E0";
      context.lineWidth = 2;
      context.beginPath();
      context.moveTo(x - 4, eyeY - 7 - side * 1.6);
      context.lineTo(x + 4, eyeY - 7 + side * 1.6);
      context.stroke();
    }
  }
  // Bill: open when it shouts.
  const open = mood === "wheee" ? 6 : mood === "glad" || mood === "proud" ? 3 : 0;
  context.fillStyle = coat.bill;
  context.strokeStyle = INK;
  context.lineWidth = 2.2;
  if (open > 0) {
    context.fillStyle = "#B03A3A";
    ellipse(context, 15, -19 + open / 2, 6, open);
    context.fill();
    context.stroke();
    context.fillStyle = coat.bill;
  }
  ellipse(context, 15.5, -20.5, 8, mood === "strain" ? 2.6 : 3.7, mood === "worry" ? 0.2 : -0.06);
  context.fill();
  context.stroke();
  if (mood === "glad" || mood === "proud") {
    context.fillStyle = "rgba(255,110,120,.55)";
    ellipse(context, 0, -21, 3.4, 2.2);
    context.fill();
  }
  // The lid of a salt cellar with holes, and the knob of a pepper mill.
  context.strokeStyle = INK;
  context.lineWidth = 2.4;
  context.fillStyle = coat.cap;
  if (who === 0) {
    context.beginPath();
    context.moveTo(-8, -38);
    context.quadraticCurveTo(-7, -48, 3, -48);
    context.quadraticCurveTo(13, -48, 14, -38);
    context.closePath();
    context.fill();
    context.stroke();
    context.fillStyle = coat.capDark;
    for (const [x, y] of [
      [-2, -42],
      [3, -44.5],
      [8, -42],
    ] as const) {
      ellipse(context, x, y, 1.4, 1.4);
      context.fill();
    }
  } else {
    context.beginPath();
    context.moveTo(-6, -38);
    context.quadraticCurveTo(-3, -43, 0, -44);
    context.lineTo(6, -44);
    context.quadraticCurveTo(9, -43, 12, -38);
    context.closePath();
    context.fill();
    context.stroke();
    ellipse(context, 3, -47.5, 4.4, 4);
    context.fill();
    context.stroke();
    context.fillStyle = "#E8B27A";
    ellipse(context, 2, -48.5, 1.4, 1.2);
    context.fill();
  }
  if (hat > 0) drawHat(context, hat);
}

/** Hats for both, over the lid: kept from earlier runs. */
export function drawHat(context: Context, hat: number): void {
  context.save();
  context.translate(3, -46);
  context.strokeStyle = INK;
  context.lineWidth = 2.2;
  const shape = (colour: string, path: string) => {
    const line = new Path2D(path);
    context.fillStyle = colour;
    context.fill(line);
    context.stroke(line);
  };
  if (hat === 1) {
    shape("#FFFFFF", "M-9 2v-7a7 7 0 0 1 2-12a8 8 0 0 1 14 0a7 7 0 0 1 2 12v7z");
  } else if (hat === 2) {
    shape("#E4473C", "M-11 3q2-14 11-14t11 14z");
    shape("#FFD24A", "M-3-11a3 3 0 1 1 6 0z");
  } else if (hat === 3) {
    shape("#3FA35A", "M-12 3h24l-3-4h-18z");
    shape("#3FA35A", "M-8-1l3-14h10l3 14z");
    shape("#FFD24A", "M-8-1h16v-3h-16z");
  } else if (hat === 4) {
    shape("#7A4FD0", "M-9 3L0-20L9 3z");
    shape("#FFD24A", "M0-23l1.5 3l3 .5l-2.2 2l.7 3l-3-1.5l-3 1.5l.7-3l-2.2-2l3-.5z");
  } else if (hat === 5) {
    shape("#C9D2DE", "M-11 3q0-15 11-15t11 15z");
    shape("#8C5A2E", "M-10-2q-9-2-8-11q5 1 9 6z");
    shape("#8C5A2E", "M10-2q9-2 8-11q-5 1-9 6z");
  } else if (hat === 6) {
    shape("#3A86D6", "M-10 3q0-12 10-12t10 12z");
    shape("#245C9C", "M4 3q12-3 14 2q-6 2-14 1z");
  } else if (hat === 7) {
    shape("#FFD24A", "M-10 2l-2-13l6 5l6-9l6 9l6-5l-2 13z");
    shape("#E4473C", "M-2-3a2 2 0 1 1 4 0z");
  } else {
    shape("#FF8FC0", "M0-1q-10-9-13-3t5 9l8-6q12 8 13 1t-5-10z");
  }
  context.restore();
}
