type Context = CanvasRenderingContext2D;

/** The papers from which a fleet can be folded. */
export type Paper = {
  id: string;
  name: string;
  how: string;
  /** The colour of the lit side, and of the other one. */
  light: string;
  dark: string;
  /** Draws its print over 64 × 64 units around 0, 0. */
  print(context: Context): void;
};

const IN_A_BOTTLE = "In a bottle on the water";

const lines = (context: Context, colour: string, width: number, list: readonly (readonly number[])[]): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const [x = 0, y = 0, toX = 0, toY = 0] of list) {
    context.moveTo(x, y);
    context.lineTo(toX, toY);
  }
  context.stroke();
};
const STEPS = [-28, -21, -14, -7, 0, 7, 14, 21, 28];
const acrossAt = (steps: readonly number[]) => steps.map((y) => [-40, y, 40, y]);
const downAt = (steps: readonly number[]) => steps.map((x) => [x, -32, x, 32]);
const dots = (context: Context, colour: string, size: number, step: number): void => {
  context.fillStyle = colour;
  for (let row = -4; row <= 4; row++)
    for (let column = -5; column <= 5; column++) {
      context.beginPath();
      context.arc(column * step + (row % 2) * (step / 2), row * step, size, 0, 7);
      context.fill();
    }
};

/** The first is everybody's. The sheets of the bottles come next, in the order of the rules. */
export const PAPERS: readonly Paper[] = [
  { id: "plain", name: "Plain white", how: "Yours from the start", light: "#FFF9E6", dark: "#DCC990", print: () => {} },
  {
    id: "squared",
    name: "Squared",
    how: IN_A_BOTTLE,
    light: "#F4FAFF",
    dark: "#B9CCE0",
    print: (context) => lines(context, "#6FA3D8", 0.9, [...acrossAt(STEPS), ...downAt(STEPS)]),
  },
  {
    id: "lined",
    name: "Homework",
    how: IN_A_BOTTLE,
    light: "#FFFDF2",
    dark: "#DDD3B0",
    print(context) {
      lines(context, "#8FB7E8", 1, acrossAt([-11, -6, -1, 4, 9]));
      lines(context, "#F2594B", 1.4, downAt([-13]));
    },
  },
  {
    id: "news",
    name: "Newspaper",
    how: IN_A_BOTTLE,
    light: "#ECE8DC",
    dark: "#B5AE9C",
    print(context) {
      lines(context, "#3B3F4A", 2.2, [[-20, -8, 14, -8]]);
      const columns = [-22, -6, 10].flatMap((x) => [-4, -1, 2, 5, 8].map((y) => [x, y, x + 12, y]));
      lines(context, "#6E727C", 1, columns);
    },
  },
  {
    id: "music",
    name: "Sheet music",
    how: IN_A_BOTTLE,
    light: "#FFF6DD",
    dark: "#D9C79A",
    print(context) {
      lines(context, "#4A3B2A", 0.8, acrossAt([-6, -3, 0, 3, 6]));
      context.fillStyle = "#2A1C10";
      for (const [x, y] of [
        [-16, 3],
        [-8, 0],
        [0, -3],
        [8, 2],
        [16, -1],
      ] as const) {
        context.beginPath();
        context.ellipse(x, y, 2.4, 1.8, -0.4, 0, 7);
        context.fill();
        context.fillRect(x + 1.8, y - 8, 1, 8);
      }
    },
  },
  {
    id: "chart",
    name: "Sea chart",
    how: IN_A_BOTTLE,
    light: "#F3E0AE",
    dark: "#C49F5C",
    print(context) {
      context.strokeStyle = "#8A5A2B";
      context.lineWidth = 1.2;
      context.setLineDash([4, 3]);
      context.beginPath();
      context.moveTo(-22, 6);
      context.bezierCurveTo(-8, -14, 4, 14, 18, -5);
      context.stroke();
      context.setLineDash([]);
      lines(context, "#B93A34", 2, [
        [15, -8, 21, -2],
        [15, -2, 21, -8],
      ]);
    },
  },
  {
    id: "comic",
    name: "Comic",
    how: IN_A_BOTTLE,
    light: "#FFE9F0",
    dark: "#F0A8BF",
    print: (context) => dots(context, "#F2759A", 1.7, 6),
  },
  {
    id: "stars",
    name: "Night sky",
    how: IN_A_BOTTLE,
    light: "#31408F",
    dark: "#1D2866",
    print: (context) => dots(context, "#FFE28A", 1.1, 9),
  },
  {
    id: "leaf",
    name: "Lily leaf",
    how: IN_A_BOTTLE,
    light: "#8FD98A",
    dark: "#4E9E5C",
    print: (context) =>
      lines(context, "#3F8A4E", 1.2, [
        [-28, 0, 30, 0],
        ...[-16, -6, 4, 14].flatMap((x) => [
          [x, 0, x + 8, -12],
          [x, 0, x + 8, 12],
        ]),
      ]),
  },
  {
    id: "silver",
    name: "Silver foil",
    how: "Bring 100 boats home, in all your runs",
    light: "#F2F6FA",
    dark: "#8FA0B4",
    print: (context) =>
      lines(
        context,
        "#FFFFFF",
        2.4,
        [-24, -8, 8, 24].map((x) => [x - 6, 16, x + 10, -16]),
      ),
  },
  {
    id: "rainbow",
    name: "Rainbow",
    how: "Play on 5 days",
    light: "#FFFFFF",
    dark: "#D8D4F2",
    print: (context) =>
      ["#F2594B", "#FFC83D", "#5EE6A0", "#4FB3E8", "#B79BFF"].forEach((colour, at) =>
        lines(context, colour, 3.4, [[-24 + at * 9, -24, -12 + at * 9, 24]]),
      ),
  },
  {
    id: "gold",
    name: "Gold leaf",
    how: "Win 24 stars in the harbours",
    light: "#FFE680",
    dark: "#D39A1E",
    print: (context) =>
      lines(
        context,
        "#FFF8CF",
        2,
        [-22, -4, 14].map((x) => [x - 5, 16, x + 11, -16]),
      ),
  },
];

export const paperOf = (id: string | null): Paper => PAPERS.find((paper) => paper.id === id) ?? PAPERS[0]!;

/** A sheet, for the shelf: 64 × 64 units from 0, 0. */
export function drawSheet(context: Context, { light, dark, print }: Paper): void {
  context.save();
  context.translate(32, 32);
  context.rotate(-0.12);
  context.fillStyle = "rgb(6 40 58 / 0.25)";
  context.fillRect(-19, -21, 42, 48);
  context.fillStyle = light;
  context.fillRect(-21, -24, 42, 48);
  context.save();
  context.beginPath();
  context.rect(-21, -24, 42, 48);
  context.clip();
  print(context);
  context.restore();
  context.fillStyle = dark;
  context.beginPath();
  context.moveTo(21, 24);
  context.lineTo(7, 24);
  context.lineTo(21, 10);
  context.fill();
  context.restore();
}
