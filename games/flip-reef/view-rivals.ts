import { INK } from "./view-fish.ts";

export const RIVAL_NAMES = ["Dabs", "Shelly", "Snips", "Puff", "Trot", "Old Moss", "Lantern", "Aunt Ink"];
export const RIVAL_WORDS = [
  "new since today",
  "slow, but honest",
  "goes sideways",
  "holds its breath",
  "never in a hurry",
  "has seen it all",
  "sees in the dark",
  "eight arms, one plan",
];

/** A rival's words at first, when it leads, when it trails, and when it has lost. */
export const LINES: readonly (readonly [string, string, string, string])[] = [
  ["You first! You first!", "Am I winning? I am!", "Where did they all go?", "Again! Again!"],
  ["I brought my house.", "Slow and steady, see?", "I shall hide in here.", "Home it is, then."],
  ["Mind the claws.", "Snip. Mine now.", "Sideways was a mistake.", "I'll just edge away."],
  ["Deep breath …", "Look how big I am!", "I need some air.", "Pffffff."],
  ["A gallop? Never.", "Chin up, tail curled.", "One must keep calm.", "Well ridden."],
  ["I knew your grandmother.", "As in the old days.", "Hm. That is new.", "A hundred years, and now this."],
  ["Come to the light.", "It suits me, down here.", "Who turned that on?", "Lights out."],
  ["Sit. Swim. Lose.", "All according to plan.", "I have six arms left.", "You may call me Auntie."],
];

type Context = CanvasRenderingContext2D;

/** A rival's portrait, about `radius` in each direction. It bobs, and looks up while thinking. */
export function drawRival(context: Context, rival: number, x: number, y: number, radius: number, time: number): void {
  context.save();
  context.translate(x, y);
  context.scale(radius / 50, radius / 50);
  context.lineCap = "round";
  context.lineJoin = "round";
  PORTRAITS[rival]!(context, time);
  context.restore();
}

function drawDabs(context: Context, time: number): void {
  blob(context, "#FFD23F", "M-34 10a34 34 0 1 1 68 0 34 32 0 1 1-68 0z");
  blob(context, "#E9A91E", "M30-6A34 34 0 0 1-14 38 38 38 0 0 0 30-6z");
  line(context, "#FFD23F", 5, "M-2-24c-4-8 0-14 6-16M4-24c2-6 8-8 12-6");
  line(context, INK.coral, 6, `M38-14v-26c0-6 10-6 10 0`);
  blob(context, INK.night, "M-36-10h72v22c0 6-4 8-10 8H6c-4 0-4-5-8-5s-4 5-8 5h-16c-6 0-10-2-10-8z");
  blob(context, INK.foam, "M-29-4H-3v14c0 4-2 4-4 4h-16c-4 0-6-2-6-6zM5-4h24v12c0 4-2 6-6 6H9c-2 0-4 0-4-4z");
  eyes(context, -16, 17, 4, INK.night);
  blob(context, "#FF7A33", "M-18 26c8-6 30-6 40 0 6 5-2 13-20 13s-26-8-20-13z");
  line(context, "#B8430F", 2.5, "M-12 29c8 4 22 4 28-1");
  bubble(context, 43, -46, time);
}

function drawShelly(context: Context, time: number): void {
  const peek = Math.sin(time / 40) * 2;
  line(context, "#E8A07A", 6, `M-26 6c-4-14-8-20-8-${28 + peek}M-12 4c0-14 0-20 2-${30 + peek}`);
  blob(context, "#F0B38E", "M-42 40c-2-26 8-38 24-38 18 0 22 14 22 38z");
  eyes(context, -35, -9, -26 - peek, INK.plumShade, 6);
  line(context, "#A85A3A", 3, "M-30 22c5 4 12 4 16 0");
  blob(context, "#C8654A", "M-12 40c-8-36 10-60 32-60 20 0 30 18 26 38-2 14-10 22-24 22z");
  blob(context, "#A84A34", "M46 18c0 14-10 22-24 22h-20c24-4 36-14 36-46 6 8 8 16 8 24z");
  line(context, "#F4C9A0", 5, "M4 32c-10-18-2-38 14-38 12 0 18 10 14 20-3 8-14 8-15 0");
}

function drawSnips(context: Context, time: number): void {
  const snap = Math.max(0, Math.sin(time / 18)) * 6;
  for (const side of [-1, 1]) {
    line(context, "#C9402F", 7, `M${side * 24} 20l${side * 20} 10M${side * 26} 28l${side * 14} 14`);
    line(context, "#E5533D", 9, `M${side * 26} 4c${side * 12}-4 ${side * 14}-14 ${side * 12}-22`);
    blob(
      context,
      "#E5533D",
      `M${side * 38}-18c${side * -16}-6 ${side * -16}-24 ${side * -2}-30c${side * -2} 8 ${side * 2} 12 ${side * (4 + snap / 3)} 14c${side * 2}-8 ${side * 6}-12 ${side * 10}-${12 - snap}c${side * 6} 14 0 26 ${side * -12} 28z`,
    );
  }
  blob(context, "#E5533D", "M-34 14c0-20 16-30 34-30s34 10 34 30c0 18-14 26-34 26s-34-8-34-26z");
  blob(context, "#C9402F", "M32 6c4 22-12 34-32 34-8 0-16-2-22-6 30 2 48-10 54-28z");
  line(context, "#E5533D", 5, "M-12-14v-10M12-14v-10");
  eyes(context, -12, 12, -24, INK.plumShade, 6);
  line(context, "#7C1F14", 3, "M-10 22c6-5 14-5 20 0");
}

function drawPuff(context: Context, time: number): void {
  const breath = 1 + 0.04 * Math.sin(time / 24);
  context.scale(breath, breath);
  context.fillStyle = "#D8862B";
  for (let spike = 0; spike < 14; spike++) {
    context.save();
    context.rotate((spike / 14) * Math.PI * 2);
    context.fill(new Path2D("M-6-34L0-48 6-34z"));
    context.restore();
  }
  blob(context, INK.sand, "M0-38A38 38 0 1 1 0 38 38 38 0 1 1 0-38z");
  blob(context, INK.cream, "M-34 14a38 38 0 0 0 68 0c-22 10-46 10-68 0z");
  blob(context, "#D8862B", "M34-14A38 38 0 0 1 34 14c-4-8-4-18 0-28z");
  blob(context, INK.coral, "M34-6l16-8c3 6 3 14 0 20z");
  eyes(context, -15, 15, -2, INK.plumShade, 7);
  line(context, "#9C5A12", 3, "M-26-14l18 4M26-14l-18 4");
  blob(context, INK.coral, "M-7 12a7 5 0 1 1 14 0 7 5 0 1 1-14 0z");
  blob(context, INK.plumShade, "M-3 12a3 2 0 1 1 6 0 3 2 0 1 1-6 0z");
}

function drawTrot(context: Context, time: number): void {
  const sway = Math.sin(time / 30) * 3;
  line(context, "#E0952F", 11, `M4 20c4 14 ${10 + sway} 20 2 26-8 4-12-4-7-8`);
  blob(context, "#F2B03D", "M-2-46c18-2 26 12 24 26-2 10 4 16 2 28-2 14-14 20-24 16-12-6-8-18-2-28 2-4 2-8-2-12z");
  blob(context, "#E0952F", "M20-30c4 10 0 14 2 24 4 16-4 28-18 28 10-10 6-18 10-30 2-8 4-14 6-22z");
  blob(context, "#F2B03D", "M4-40c-14 0-20 8-24 14l-24 4c-4 2-4 8 0 9l26 1c10 0 20-6 24-16z");
  blob(context, "#F7D07A", `M22-6c14-8 ${22 + sway} 0 20 8-4 8-14 8-20 2z`);
  line(context, "#C8741C", 4, "M0-46l-4-6M10-46l2-7M18-40l6-5");
  eyes(context, -8, -8, -28, INK.plumShade, 7);
  line(context, "#C8741C", 2.6, "M-42-16h8");
}

function drawMoss(context: Context, time: number): void {
  const nod = Math.sin(time / 44) * 2;
  blob(context, "#7FA65A", "M-40 34c0-10 8-14 16-12l48 0c8-2 16 2 16 12z");
  blob(context, "#3F6B45", "M-44 26c0-28 18-46 44-46s44 18 44 46z");
  blob(context, "#2F5436", "M34-2c8 8 10 18 10 28H12c12-6 20-16 22-28z");
  line(context, "#86B26A", 4, "M-24 24c0-16 4-26 10-34M0 24v-40M24 24c0-16-4-26-10-34M-38 8c24 6 52 6 76 0");
  blob(context, "#9CC274", `M-22 ${30 + nod}c-2-20 8-30 22-30s24 10 22 30c-2 14-12 18-22 18s-20-4-22-18z`);
  eyes(context, -10, 10, 18 + nod, INK.plumShade, 6);
  line(context, "#5B7F3F", 3, `M-18 ${8 + nod}l12 4M18 ${8 + nod}l-12 4M-8 ${36 + nod}c5 3 11 3 16 0`);
}

function drawLantern(context: Context, time: number): void {
  const glow = 1 + 0.15 * Math.sin(time / 16);
  line(context, "#3E4F7A", 4, "M-4-30c-2-14-16-18-26-12");
  context.globalAlpha *= 0.4;
  blob(context, "#FFE066", `M-32-${42 + 14 * glow}a${14 * glow} ${14 * glow} 0 1 1-.1 0z`);
  context.globalAlpha /= 0.4;
  blob(context, "#FFE066", "M-32-49a8 8 0 1 1-.1 0z");
  blob(
    context,
    "#4F639A",
    "M-40 4c2-24 20-36 40-36 18 0 32 10 38 26l10-10c2 12 2 24 0 34l-10-8c-8 18-22 28-40 28-22 0-38-12-38-34z",
  );
  blob(context, "#3E4F7A", "M36-4c-6 22-24 34-48 36 6 4 10 6 14 6 18 0 30-10 36-28z");
  blob(context, INK.plumShade, "M-38 8c14-4 34-2 46 6-8 14-22 20-32 16-8-4-14-12-14-22z");
  blob(context, "#fff", "M-34 8l5 9 5-9zM-22 8l5 10 6-9zM-8 9l5 9 6-6zM-24 29l4-8 5 10zM-10 30l4-9 6 5z");
  eyes(context, -20, 4, -12, "#FFF3D1", 7);
}

function drawInk(context: Context, time: number): void {
  const sway = Math.sin(time / 20) * 3;
  for (const side of [-1, 1]) {
    line(context, "#6C348F", 11, `M${side * 8} 18c${side * 2} 10 ${side * 2} 16 ${side * (6 + sway)} 26`);
    line(context, "#7A3FA0", 11, `M${side * 18} 16c${side * 4} 10 ${side * 8} 14 ${side * (18 - sway)} 20`);
    line(context, "#8E4DB8", 11, `M${side * 28} 8c${side * 8} 8 ${side * 18} 8 ${side * 20} ${-2 + sway}`);
  }
  blob(context, "#8E4DB8", "M-36-4c0-28 16-42 36-42s36 14 36 42c0 18-14 28-36 28s-36-10-36-28z");
  blob(context, "#6C348F", "M22-36c14 10 18 24 12 42-6 12-22 18-40 18 22-8 34-30 28-60z");
  line(context, "#C48AE0", 4, "M-24-22c4-8 8-12 14-14");
  eyes(context, -13, 13, -2, INK.plumShade, 8);
  line(context, INK.plumShade, 3.5, "M-24-12l20 4M24-12l-20 4");
  line(context, INK.plumShade, 3, "M-6 14h12");
  // Reading glasses on a chain.
  line(
    context,
    INK.sand,
    2.5,
    "M-24-2a11 11 0 1 0 22 0 11 11 0 1 0-22 0zM2-2a11 11 0 1 0 22 0 11 11 0 1 0-22 0zM-2-4h4",
  );
}

const PORTRAITS: readonly ((context: Context, time: number) => void)[] = [
  drawDabs,
  drawShelly,
  drawSnips,
  drawPuff,
  drawTrot,
  drawMoss,
  drawLantern,
  drawInk,
];

function blob(context: Context, colour: string, path: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

function line(context: Context, colour: string, width: number, path: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(new Path2D(path));
}

/** Two half-closed eyes: a flat lid over half a disc. */
function eyes(context: Context, left: number, right: number, y: number, colour: string, size = 6): void {
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 3.4;
  for (const x of [left, right]) {
    context.beginPath();
    context.arc(x, y, size * 0.72, 0, Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(x - size * 1.25, y);
    context.lineTo(x + size * 1.25, y);
    context.stroke();
  }
}

function bubble(context: Context, x: number, y: number, time: number): void {
  const rise = (time % 90) / 90;
  context.globalAlpha *= 1 - rise;
  context.strokeStyle = INK.foam;
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x + Math.sin(rise * 9) * 3, y - rise * 26, 4 + rise * 3, 0, 7);
  context.stroke();
}
