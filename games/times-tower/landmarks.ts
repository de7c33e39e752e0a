type Context = CanvasRenderingContext2D;

/** A landmark whose height can be beaten. It is drawn one unit high, with its foot in the middle of 0, 0. */
export type Landmark = { id: string; name: string; metres: number; draw(context: Context): void };

const paint = (context: Context, colour: string, ...points: readonly (readonly [number, number])[]): void => {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, -y);
  context.fill();
};
const box = (context: Context, colour: string, x: number, y: number, width: number, height: number): void =>
  paint(context, colour, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
const disc = (context: Context, colour: string, x: number, y: number, radius: number): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, -y, radius, 0, 7);
  context.fill();
};

export const LANDMARKS: readonly Landmark[] = [
  {
    id: "duckhouse",
    name: "Duck house",
    metres: 3,
    draw(context) {
      box(context, "#C98A4B", -0.5, 0, 1, 0.55);
      paint(context, "#E4573F", [-0.65, 0.55], [0.65, 0.55], [0, 1]);
      disc(context, "#1F2C5C", 0, 0.26, 0.18);
    },
  },
  {
    id: "school",
    name: "School",
    metres: 12,
    draw(context) {
      box(context, "#F4A93A", -0.9, 0, 1.8, 0.6);
      box(context, "#CB7F1D", -0.2, 0, 0.4, 0.78);
      paint(context, "#B83C2C", [-0.28, 0.78], [0.28, 0.78], [0, 1]);
      for (let at = 0; at < 6; at++) box(context, "#FFF3D1", -0.8 + at * 0.28, 0.34, 0.14, 0.14);
    },
  },
  {
    id: "lighthouse",
    name: "Lighthouse",
    metres: 30,
    draw(context) {
      paint(context, "#B9CDE8", [-0.16, 0], [0.16, 0], [0.1, 0.8], [-0.1, 0.8]);
      for (const y of [0.14, 0.44]) box(context, "#E4573F", -0.13, y, 0.26, 0.14);
      box(context, "#FFE07A", -0.08, 0.8, 0.16, 0.1);
      paint(context, "#1F4C7A", [-0.12, 0.9], [0.12, 0.9], [0, 1]);
    },
  },
  {
    id: "wheel",
    name: "Big wheel",
    metres: 60,
    draw(context) {
      paint(context, "#1F4C7A", [-0.3, 0], [-0.22, 0], [0.03, 0.55], [-0.03, 0.55]);
      paint(context, "#1F4C7A", [0.3, 0], [0.22, 0], [-0.03, 0.55], [0.03, 0.55]);
      context.strokeStyle = "#C9DDF5";
      context.lineWidth = 0.035;
      context.beginPath();
      context.arc(0, -0.56, 0.4, 0, 7);
      context.stroke();
      for (let seat = 0; seat < 8; seat++) {
        const angle = (seat / 8) * Math.PI * 2;
        const colour = seat % 2 ? "#E4573F" : "#FFE07A";
        disc(context, colour, Math.cos(angle) * 0.4, 0.56 + Math.sin(angle) * 0.4, 0.06);
      }
    },
  },
  {
    id: "cathedral",
    name: "Cathedral",
    metres: 120,
    draw(context) {
      box(context, "#B9A7D6", -0.34, 0, 0.68, 0.4);
      for (const side of [-1, 1]) {
        box(context, "#8C78B4", side * 0.24 - 0.1, 0, 0.2, 0.62);
        paint(context, "#4B409B", [side * 0.24 - 0.1, 0.62], [side * 0.24 + 0.1, 0.62], [side * 0.24, 1]);
      }
      disc(context, "#FFE07A", 0, 0.28, 0.08);
    },
  },
  {
    id: "mast",
    name: "TV tower",
    metres: 250,
    draw(context) {
      paint(context, "#C9DDF5", [-0.06, 0], [0.06, 0], [0.025, 0.66], [-0.025, 0.66]);
      disc(context, "#7E97C0", 0, 0.68, 0.08);
      box(context, "#E4573F", -0.01, 0.74, 0.02, 0.26);
    },
  },
  {
    id: "iron",
    name: "Iron tower",
    metres: 330,
    draw(context) {
      paint(context, "#8A5A3A", [-0.24, 0], [-0.14, 0], [-0.03, 0.5], [-0.07, 0.5]);
      paint(context, "#8A5A3A", [0.24, 0], [0.14, 0], [0.03, 0.5], [0.07, 0.5]);
      box(context, "#6B4228", -0.18, 0.18, 0.36, 0.05);
      paint(context, "#8A5A3A", [-0.07, 0.42], [0.07, 0.42], [0.01, 1], [-0.01, 1]);
    },
  },
  {
    id: "needle",
    name: "The Needle",
    metres: 600,
    draw(context) {
      paint(context, "#5BBBAA", [-0.12, 0], [0.12, 0], [0.09, 0.34], [-0.09, 0.34]);
      paint(context, "#7ED8C8", [-0.09, 0.34], [0.09, 0.34], [0.05, 0.68], [-0.05, 0.68]);
      paint(context, "#C9F0E6", [-0.05, 0.68], [0.05, 0.68], [0, 1]);
    },
  },
];
