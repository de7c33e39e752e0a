import { circle, line, oval, shape, spriteAt, type Box } from "#tongue-tied/view/sprites.ts";
import type { Look } from "#tongue-tied/view/looks.ts";

type Context = CanvasRenderingContext2D;

const INK = "#0B1D26";
const LAMP: Box = [-52, -52, 104, 104];

/** The glow around a light, in rings: no gradient is needed for it. */
function glow(context: Context, colour: string, size: number): void {
  for (const [part, alpha] of [
    [1, 0.1],
    [0.78, 0.13],
    [0.58, 0.18],
  ] as const) {
    context.globalAlpha = alpha;
    circle(context, 0, 0, size * part, colour);
  }
  context.globalAlpha = 1;
}

/** A lantern that hangs from a vine. Its middle is what the tongue holds. */
export function drawLantern(context: Context, at: readonly [number, number], look: Look, kind: string): void {
  spriteAt(context, `${kind} ${look.name} ${look.vine}`, at, LAMP, (inside) => LAMPS[kind]!(inside, look));
}

const LAMPS: Readonly<Record<string, (context: Context, look: Look) => void>> = {
  lantern: (context, look) => lamp(context, look, look.glow, "#FFF3C4"),
  unlit: (context, look) => {
    line(context, "M-14-15H14L18 15H-18z", "#C9D6DC", 5);
    lamp(context, look, "", "#7A8A90");
  },
  gold: (context, look) => {
    lamp(context, look, "#FFE27A", "#FFFBE6");
    shape(context, "M0-9L2.6-3 9-2.6 4 1.6 5.6 8 0 4.4-5.6 8-4 1.6-9-2.6-2.6-3z", "#E08A12");
  },
  paper: (context) => {
    glow(context, "#FFD9B0", 48);
    oval(context, 0, 0, 19, 21, INK);
    oval(context, 0, 0, 17, 19, "#FFF1DC");
    line(context, "M-15-8Q0-4 15-8M-17 0Q0 4 17 0M-15 8Q0 12 15 8", "#E5A98A", 2);
    line(context, "M-5-19L-1-13-6-9-2-5", "#B5603F", 2.4);
    line(context, "M-6-20H6M-5 20H5", "#B5603F", 4);
  },
  honey: (context) => {
    glow(context, "#FFC23A", 50);
    for (const [y, wide] of [
      [-13, 12],
      [-4, 18],
      [6, 18],
      [15, 12],
    ] as const) {
      oval(context, 0, y, wide + 2, 7, INK);
      oval(context, 0, y, wide, 5.4, "#F0A82A");
    }
    oval(context, 0, 4, 6, 6, "#5C3410");
    line(context, "M-9 20V30M3 21V38", "#FFC23A", 4);
  },
  cap: (context, look) => {
    glow(context, look.glow, 50);
    shape(context, "M-22 4Q-20-20 0-20T22 4Q0 12-22 4z", INK);
    shape(context, "M-19 2Q-17-17 0-17T19 2Q0 8-19 2z", look.glow);
    circle(context, -8, -6, 3.4, "#FFFFFF");
    circle(context, 6, -9, 2.6, "#FFFFFF");
    shape(context, "M-6 6L-4 20H5L6 6z", "#E6FFFA");
  },
};

function lamp(context: Context, look: Look, light: string, pane: string): void {
  if (light) glow(context, light, 50);
  line(context, "M0-30V-20", look.vine, 3);
  shape(context, "M-13-15H13L17 13H-17z", INK);
  shape(context, "M-10-12H10L13.5 10H-13.5z", light || "#3A484C");
  oval(context, 0, 1, 7, 9, pane);
  shape(context, "M-16-14Q0-30 16-14z", "#3A2A22");
  line(context, "M-15 14H15", "#3A2A22", 5);
  line(context, "M-3.5-12L-5 11M3.5-12L5 11", INK, 1.6);
}

/** A firefly as large as a plum. Its wings beat. */
export function drawFirefly(context: Context, [x, y]: readonly [number, number], look: Look, tick: number): void {
  const beat = tick % 6 < 3;
  spriteAt(context, `firefly ${beat} ${look.name}`, [x, y], LAMP, (inside) => {
    glow(inside, "#D6FF5A", 50);
    inside.globalAlpha = 0.8;
    oval(inside, -9, -16, 7, beat ? 13 : 9, "#E6FFFA", -0.5);
    oval(inside, 8, -16, 7, beat ? 13 : 9, "#E6FFFA", 0.5);
    inside.globalAlpha = 1;
    oval(inside, 0, 0, 21, 14, INK);
    oval(inside, 0, 0, 19, 12, "#6B4A2A");
    oval(inside, -9, 1, 12, 10, "#E6FF7A");
    line(inside, "M-12-7V9M-5-9V11", "#8A9A2A", 2);
    circle(inside, 12, -3, 4, "#FFFFFF");
    circle(inside, 13, -3, 2, INK);
    line(inside, "M15-8Q20-16 25-14M12-10Q14-18 20-20", INK, 2);
  });
}

/** A fly to eat. */
export function drawFly(context: Context, [x, y]: readonly [number, number], tick: number, seed: number): void {
  const beat = (tick + seed * 3) % 4 < 2;
  spriteAt(context, `fly ${beat}`, [x, y + Math.sin(tick / 9 + seed) * 3], [-16, -16, 32, 32], (inside) => {
    inside.globalAlpha = 0.4;
    circle(inside, 0, 0, 14, "#FFF6DC");
    inside.globalAlpha = 0.95;
    oval(inside, -5, -6, 4.6, beat ? 8 : 5, "#FFFFFF", -0.7);
    oval(inside, 5, -6, 4.6, beat ? 8 : 5, "#FFFFFF", 0.7);
    inside.globalAlpha = 1;
    oval(inside, 0, 1, 7, 6, INK);
    circle(inside, -3.6, -1.6, 3, "#FF7B6A");
    circle(inside, 3.6, -1.6, 3, "#FF7B6A");
  });
}

export function drawBurr(context: Context, at: readonly [number, number], size: number): void {
  spriteAt(context, `burr ${size}`, at, [-size - 14, -size - 14, size * 2 + 28, size * 2 + 28], (inside) => {
    inside.strokeStyle = INK;
    inside.lineWidth = 7;
    for (const width of [8, 4]) {
      inside.strokeStyle = width === 8 ? INK : "#FF8A7A";
      inside.lineWidth = width;
      inside.lineCap = "round";
      inside.beginPath();
      for (let spine = 0; spine < 14; spine++) {
        const turn = (spine / 14) * Math.PI * 2;
        inside.moveTo(Math.cos(turn) * size * 0.7, Math.sin(turn) * size * 0.7);
        inside.lineTo(Math.cos(turn) * (size + 9), Math.sin(turn) * (size + 9));
      }
      inside.stroke();
    }
    circle(inside, 0, 0, size, INK);
    circle(inside, 0, 0, size - 3, "#8A2A4A");
    circle(inside, -size * 0.25, -size * 0.3, size * 0.45, "#B5486A");
    line(
      inside,
      `M${-size * 0.5} ${-size * 0.12}l${size * 0.35} ${size * 0.14}M${size * 0.5} ${-size * 0.12}l${-size * 0.35} ${size * 0.14}M${-size * 0.3} ${size * 0.45}q${size * 0.3} ${-size * 0.25} ${size * 0.6} 0`,
      INK,
      3,
    );
  });
}

export function drawMushroom(context: Context, at: readonly [number, number], dip: number): void {
  context.save();
  context.translate(at[0], at[1] + 10);
  context.scale(1 + dip * 0.2, 1 - dip * 0.4);
  spriteAt(context, "mushroom", [0, -10], [-60, -20, 120, 80], (inside) => {
    shape(inside, "M-16 10L-20 56H20L16 10z", INK);
    shape(inside, "M-13 10L-16 56H16L13 10z", "#FFF3D1");
    shape(inside, "M-54 12Q-50-14 0-14T54 12Q0 26-54 12z", INK);
    shape(inside, "M-50 10Q-46-10 0-10T50 10Q0 20-50 10z", "#F2594B");
    for (const [x, y, size] of [
      [-28, 2, 7],
      [0, -2, 8],
      [28, 3, 6],
      [-12, 10, 4],
      [14, 10, 5],
    ] as const)
      oval(inside, x, y, size, size * 0.7, "#FFF9E6");
  });
  context.restore();
}

/** A drum that throws ahead: its skin is slanted, and an arrow shows the way. */
export function drawDrum(context: Context, at: readonly [number, number], dip: number): void {
  context.save();
  context.translate(at[0], at[1]);
  context.scale(1, 1 - dip * 0.24);
  spriteAt(context, "drum", [0, 0], [-64, -26, 128, 92], (inside) => {
    shape(inside, "M-50-2L-40 60H40L50-2z", INK);
    shape(inside, "M-46 0L-37 60H37L46 0z", "#B3603F");
    line(inside, "M-44 4L-28 56-12 6 4 56 20 6 34 54 45 4", "#FFD65A", 3.4);
    oval(inside, 0, 0, 54, 16, INK, -0.1);
    oval(inside, 0, -2, 50, 12, "#FFF3D1", -0.1);
    shape(inside, "M-16 2L4-2 2-8 24-5 8 8 6 3-15 7z", "#F2594B");
  });
  context.restore();
}

export function drawPadLeaf(
  context: Context,
  at: readonly [number, number],
  look: Look,
  isLily: boolean,
  isOwn: boolean,
): void {
  spriteAt(context, `${isLily ? `lily ${isOwn}` : "leaf"} ${look.name}`, at, [-88, -64, 176, 90], (inside) => {
    const size = isLily ? 1.12 : 0.92;
    inside.scale(size, size);
    oval(inside, 0, 6, 62, 13, INK);
    oval(inside, 0, 4, 60, 12, look.leafDark);
    oval(inside, 0, 0, 60, 11, look.leaf);
    shape(inside, "M0 0L54-9 60 3z", look.leafDark);
    line(inside, "M0 0L-46-4M0 0L-34 6M0 0L-10 9M0 0L-20-8", look.leafDark, 2);
    if (!isLily) return;
    // A flower that is open once the lily is yours.
    inside.translate(-42, -8);
    for (const turn of isOwn ? [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5] : [-0.3, 0, 0.3]) {
      inside.save();
      inside.rotate(turn);
      oval(inside, 0, -16, 6, 15, INK);
      oval(inside, 0, -16, 4.4, 13, isOwn ? "#FF9ACB" : "#C9A0B8");
      inside.restore();
    }
    circle(inside, 0, -6, 5, GOLD);
  });
}

const GOLD = "#FFD65A";

export function drawHub(context: Context, [x, y]: readonly [number, number], size: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  spriteAt(context, `hub ${size}`, [0, 0], [-size - 8, -size - 8, size * 2 + 16, size * 2 + 16], (inside) => {
    for (const [width, colour] of [
      [11, INK],
      [6, "#8A5A34"],
    ] as const) {
      inside.strokeStyle = colour;
      inside.lineWidth = width;
      inside.beginPath();
      inside.arc(0, 0, size - 6, 0, 7);
      for (const spoke of [0, 1, 2]) {
        inside.moveTo(0, 0);
        inside.lineTo(Math.cos((spoke * Math.PI * 2) / 3) * size, Math.sin((spoke * Math.PI * 2) / 3) * size);
      }
      inside.stroke();
    }
    circle(inside, 0, 0, 13, INK);
    circle(inside, 0, 0, 9, "#B3783F");
  });
  context.restore();
}
