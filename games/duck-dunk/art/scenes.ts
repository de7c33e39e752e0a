import { blob, box, disc, line, type Context } from "./pen.ts";

/** A place to play: its colours, and what is painted behind the crowd. */
export type Scene = {
  name: string;
  /** Sky from top to bottom, floor, its lines, the key, the board in front of the crowd, and its words. */
  sky: readonly [string, string, string];
  floor: string;
  floorShade: string;
  lines: string;
  key: string;
  board: string;
  words: string;
  ad: string;
  crowd: readonly string[];
  paint(context: Context): void;
};

export const [LEFT, RIGHT, TOP, LOW] = [-320, 1320, -780, 190];

const DAY = ["#FFD84A", "#F5A65B", "#FFFFFF", "#FFB3A1", "#8ED6F2", "#C7E26B"] as const;
const DUSK = ["#E8A84A", "#C9785A", "#D9D3E4", "#B56A8A", "#6A8FC0", "#94A85A"] as const;

/** The same on every visit: no chance in it. */
const hash = (at: number): number => ((Math.imul(at + 7, 2654435761) >>> 0) % 1000) / 1000;

function houses(context: Context, colour: string, windows: string, from: number, low: number, high: number): void {
  for (let x = LEFT, at = from; x < RIGHT; at++) {
    const wide = 90 + hash(at) * 110;
    const top = low + hash(at + 40) * high;
    box(context, colour, x, -top, wide + 1, top);
    for (let wx = x + 14; wx < x + wide - 22; wx += 30)
      for (let y = -top + 18; y < -150; y += 38)
        if (hash(Math.round(wx * 3 + y)) < 0.42) box(context, windows, wx, y, 14, 20);
    x += wide;
  }
}

function clouds(context: Context, colour: string, top: number): void {
  for (let at = 0; at < 7; at++) {
    const x = LEFT + 120 + at * 240 + hash(at) * 90;
    const y = -top - hash(at + 9) * 130;
    for (const [dx, dy, wide] of [
      [-40, 6, 34],
      [0, -8, 44],
      [42, 4, 36],
    ] as const)
      disc(context, x + dx, y + dy, wide, colour, wide * 0.7);
    box(context, colour, x - 70, y + 8, 142, 20);
  }
}

const street: Scene = {
  name: "The street",
  sky: ["#F78A5A", "#FFAE62", "#FFD08A"],
  floor: "#5A5570",
  floorShade: "#4A4660",
  lines: "#FFF3D1",
  key: "#C9503F",
  board: "#3A2F52",
  words: "#FFC93C",
  ad: "QUACK ST.",
  crowd: DAY,
  paint(context) {
    disc(context, 700, -330, 120, "#FFE9B0");
    houses(context, "#D9694F", "#FFC98A", 1, 300, 230);
    houses(context, "#9C4463", "#FFD98A", 60, 210, 150);
    line(context, "#5E2E52", 5, "M-320-196H1320M-320-230H1320");
    for (let x = LEFT; x < RIGHT; x += 130) box(context, "#5E2E52", x, -250, 8, 250);
  },
};

const yard: Scene = {
  name: "The schoolyard",
  sky: ["#63C1F2", "#8FD8F8", "#C5EEFC"],
  floor: "#D9805A",
  floorShade: "#C46C48",
  lines: "#FFF8E6",
  key: "#3F9A6A",
  board: "#2E7D5B",
  words: "#FFF3D1",
  ad: "DUNK SCHOOL",
  crowd: DAY,
  paint(context) {
    clouds(context, "#FFFFFF", 430);
    box(context, "#E4A06A", 140, -420, 720, 420);
    blob(context, "#B8523F", "M110-420L500-540 890-420z");
    box(context, "#C9854F", 140, -262, 720, 14);
    for (let x = 176; x < 840; x += 84)
      for (const y of [-396, -240]) {
        box(context, "#FFF3D1", x - 5, y - 5, 58, 90);
        box(context, "#5FA8D3", x, y, 48, 80);
        box(context, "#FFF3D1", x + 22, y, 5, 80);
      }
    disc(context, 500, -462, 32, "#FFF3D1");
    line(context, "#3A2F52", 5, "M500-482V-462L514-454");
    for (const x of [-180, -40, 40, 990, 1120, 1240]) {
      box(context, "#8A5A33", x - 9, -200, 18, 200);
      disc(context, x, -262, 82, "#4FA45A", 94);
      disc(context, x - 22, -288, 40, "#6CBF6C");
    }
  },
};

const gym: Scene = {
  name: "The bouncy gym",
  sky: ["#3F7A78", "#4F938C", "#5CA69A"],
  floor: "#E8B26A",
  floorShade: "#D89C50",
  lines: "#FFF8E6",
  key: "#E8356D",
  board: "#2A4F55",
  words: "#FFE27A",
  ad: "SPRING CLUB",
  crowd: DAY,
  paint(context) {
    for (let x = LEFT; x < RIGHT; x += 220) {
      box(context, "#356A68", x, TOP, 16, 800);
      box(context, "#CFF0EA", x + 50, -520, 130, 170);
      box(context, "#3F7A78", x + 112, -520, 8, 170);
      box(context, "#3F7A78", x + 50, -440, 130, 8);
    }
    for (let y = -330; y < -150; y += 24) line(context, "#C98B4A", 7, `M-320 ${y}H60M940 ${y}H1320`);
    line(
      context,
      "#FFC93C",
      5,
      "M140-560Q180-470 220-560T300-560 380-560 460-560 540-560 620-560 700-560 780-560 860-560",
    );
    for (const [at, x] of [180, 260, 340, 420, 580, 660, 740, 820].entries())
      blob(context, ["#F2594B", "#FFE27A", "#FFFFFF"][at % 3]!, `M${x - 18}-528h36l-18 40z`);
  },
};

const frost: Scene = {
  name: "The frozen pond",
  sky: ["#23457F", "#3A6BA8", "#7FB2DC"],
  floor: "#BFE6F7",
  floorShade: "#A3D3EC",
  lines: "#4F8FC4",
  key: "#8CC8EC",
  board: "#2B5F96",
  words: "#FFFFFF",
  ad: "THIN ICE",
  crowd: ["#FFFFFF", "#9CD0F5", "#FFD84A", "#F2A0A0", "#C9D6EE"],
  paint(context) {
    for (let at = 0; at < 60; at++) disc(context, LEFT + hash(at) * 1640, TOP + hash(at + 80) * 420, 2.6, "#FFFFFF");
    line(context, "#6FE0B8", 26, "M-320-600C0-740 260-480 560-620S1060-720 1320-560");
    blob(context, "#DCEBFA", "M-320-180L-120-400 60-230 240-470 470-210 640-360 820-200 1010-440 1320-180V0H-320z");
    blob(context, "#AFCBEA", "M240-470L470-210 640-190H330zM1010-440L1320-180H1090zM-120-400L60-230H-60z");
    for (let at = 0; at < 15; at++) {
      const x = LEFT + at * 118 + hash(at) * 50;
      const size = 0.8 + hash(at + 3) * 0.5;
      blob(context, "#1F5F66", `M${x}${-160 - 190 * size}l${62 * size} ${190 * size + 20}h${-124 * size}z`);
      blob(
        context,
        "#FFFFFF",
        `M${x}${-160 - 190 * size}l${24 * size} ${72 * size}-${12 * size}-10-${12 * size} 12-${12 * size}-12-${12 * size} 10z`,
      );
    }
  },
};

const roof: Scene = {
  name: "The windy roof",
  sky: ["#4A3F8F", "#7A5AB0", "#C58AC9"],
  floor: "#6F7690",
  floorShade: "#5F657E",
  lines: "#FFE27A",
  key: "#8A4FA8",
  board: "#332B66",
  words: "#9CE3F5",
  ad: "HOLD HATS",
  crowd: DUSK,
  paint(context) {
    disc(context, 250, -470, 60, "#FFF3D1");
    disc(context, 276, -482, 52, "#4A3F8F");
    houses(context, "#5A4496", "#FFE27A", 20, 250, 260);
    houses(context, "#3A2F6E", "#FFC93C", 90, 180, 140);
  },
};

const beach: Scene = {
  name: "The beach",
  sky: ["#3FB8E8", "#7AD4F2", "#BFEFF7"],
  floor: "#F7D78A",
  floorShade: "#E8C26C",
  lines: "#FFFFFF",
  key: "#FF9E7A",
  board: "#1F8FA8",
  words: "#FFF3D1",
  ad: "BOING BAY",
  crowd: DAY,
  paint(context) {
    disc(context, 500, -520, 70, "#FFF0A8");
    clouds(context, "#F2FBFF", 520);
    box(context, "#1F9CC4", LEFT, -290, 1640, 290);
    line(
      context,
      "#6FD0E8",
      5,
      "M-280-262q30-10 60 0t60 0M60-232q30-10 60 0t60 0M330-266q30-10 60 0t60 0M860-240q30-10 60 0t60 0",
    );
    blob(context, "#FFFFFF", "M640-300l60-150 6 150zM716-300l2-130 64 130z");
    blob(context, "#B8523F", "M610-292h190l-30 36H640z");
    for (const [x, way] of [
      [-70, 1],
      [1090, -1],
      [-230, 1],
      [1230, -1],
    ] as const) {
      line(context, "#9C6B3A", 24, `M${x} 0Q${x + way * 10}-220 ${x + way * 70}-400`);
      for (const angle of [-2.9, -2.2, -1.2, -0.4, 0.3]) {
        const [tx, ty] = [x + way * 70 + Math.cos(angle) * 130, -400 + Math.sin(angle) * 80 + 34];
        line(context, "#3F9A4F", 20, `M${x + way * 70}-400Q${(x + way * 70 + tx) / 2} ${ty - 60} ${tx} ${ty}`);
      }
    }
  },
};

const harbour: Scene = {
  name: "The harbour lifts",
  sky: ["#F2A65A", "#F7BE7A", "#FBDCA8"],
  floor: "#8C7F78",
  floorShade: "#7A6D66",
  lines: "#FFD84A",
  key: "#2F6DB5",
  board: "#26304F",
  words: "#FFB52E",
  ad: "LIFT OFF",
  crowd: DAY,
  paint(context) {
    disc(context, 330, -370, 84, "#FFF0C8");
    box(context, "#4F8FA8", LEFT, -220, 1640, 220);
    for (const [x, way] of [
      [60, 1],
      [880, -1],
    ] as const) {
      line(context, "#B8402F", 18, `M${x} 0V-560M${x + way * 90} 0V-560M${x - way * 60}-520H${x + way * 330}`);
      line(
        context,
        "#B8402F",
        8,
        `M${x}-420L${x + way * 90}-300 ${x}-180M${x - way * 60}-520L${x + way * 45}-620 ${x + way * 320}-520`,
      );
      line(context, "#3A2F52", 4, `M${x + way * 270}-520V-400`);
      box(context, "#2F8F6A", x + way * 270 - 44, -400, 88, 48);
    }
    const colours = ["#D8503F", "#2F6DB5", "#3F9A6A", "#F2B53C", "#7A3FB0"];
    for (let at = 0; at < 26; at++) {
      const x = LEFT + Math.floor(at / 2) * 128;
      const y = -210 - (at % 2) * 56;
      if (at % 2 === 1 && hash(at) < 0.4) continue;
      box(context, colours[Math.floor(hash(at + 5) * 5)]!, x, y, 122, 54);
      for (let dx = 12; dx < 120; dx += 18) box(context, "rgb(0 0 0 / 0.12)", x + dx, y + 6, 6, 42);
    }
  },
};

const tent: Scene = {
  name: "The circus",
  sky: ["#8C1F4A", "#A82A52", "#C23A5A"],
  floor: "#E8B04F",
  floorShade: "#D69A38",
  lines: "#FFFFFF",
  key: "#3F8FC4",
  board: "#5A1F66",
  words: "#FFE27A",
  ad: "TWO BALLS!",
  crowd: DAY,
  paint(context) {
    for (let at = 0; at < 13; at += 2) {
      const x = LEFT + at * 126;
      blob(context, "#F7E2C0", `M500-900L${x} 0H${x + 126}z`);
    }
    box(context, "#7A1F4A", LEFT, -262, 1640, 14);
    for (let x = LEFT; x < RIGHT; x += 60)
      blob(context, x % 120 === 40 ? "#FFC93C" : "#F2594B", `M${x}-250h60q-8 34-30 34T${x}-250z`);
    for (let x = LEFT + 30; x < RIGHT; x += 90) disc(context, x, -420 - Math.abs(x - 500) * 0.1, 9, "#FFF0A8");
  },
};

const arena: Scene = {
  name: "The arena",
  sky: ["#14183A", "#1D2350", "#2A3370"],
  floor: "#C98A4F",
  floorShade: "#B87A40",
  lines: "#FFF3D1",
  key: "#8C2F3F",
  board: "#8C1F3A",
  words: "#FFC93C",
  ad: "HONK HALL",
  crowd: DUSK,
  paint(context) {
    for (const [at, x] of [-120, 240, 760, 1120].entries())
      blob(context, at % 2 ? "#2C3778" : "#323E86", `M${x}-800L${x - 170} 0H${x + 170}z`);
    for (let row = 0; row < 5; row++)
      for (let x = LEFT + (row % 2) * 14; x < RIGHT; x += 28)
        disc(context, x, -190 - row * 30, 9, ["#3F4A8C", "#4A3F7E", "#56508F"][Math.floor(hash(x + row * 31) * 3)]!);
    for (const x of [-140, 140, 860, 1140]) {
      box(context, "#8C1F3A", x - 44, -590, 88, 150);
      blob(context, "#8C1F3A", `M${x - 44}-441h88l-44 40z`);
      blob(context, "#FFC93C", `M${x}-560l10 26 28 2-22 18 8 28-24-16-24 16 8-28-22-18 28-2z`);
    }
    for (let x = LEFT + 60; x < RIGHT; x += 150) {
      box(context, "#3A4488", x, -690, 90, 26);
      box(context, "#FFF3D1", x + 8, -682, 74, 12);
    }
  },
};

/** By twist; the last one is the arena's. */
export const SCENES: readonly Scene[] = [street, yard, gym, frost, roof, beach, harbour, tent, arena];
