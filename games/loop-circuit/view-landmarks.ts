import { PLACE } from "./rules-circuits.ts";

type Context = CanvasRenderingContext2D;
type Draw = (context: Context) => void;

/** Around a landmark, whose foot is at 0, 0: left, top, width and height. */
export const LANDMARK_BOX = [-110, -164, 220, 196] as const;

const box = (context: Context, colour: string, x: number, y: number, width: number, height: number): void => {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
};
const shape = (context: Context, colour: string, ...corners: readonly (readonly [number, number])[]): void => {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.fill();
};
const blob = (context: Context, colour: string, x: number, y: number, rx: number, ry = rx): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 7);
  context.fill();
};
const shadow = (context: Context, rx: number): void => blob(context, "rgb(10 18 44 / .24)", 12, 4, rx, rx * 0.3);

const windmill: Draw = (context) => {
  shadow(context, 48);
  shape(context, "#FFF3D1", [-26, 4], [-17, -84], [17, -84], [26, 4]);
  shape(context, "#E3CE9A", [4, 4], [6, -84], [17, -84], [26, 4]);
  shape(context, "#E2483D", [-22, -82], [0, -110], [22, -82]);
  box(context, "#7A4A1E", -8, -26, 16, 30);
  blob(context, "#4A6FA8", 0, -56, 6, 8);
  context.save();
  context.translate(0, -88);
  context.rotate(0.5);
  for (let wing = 0; wing < 4; wing++) {
    context.rotate(Math.PI / 2);
    box(context, "#7A4A1E", -2, -66, 4, 66);
    box(context, "#FFF9E6", 2, -64, 15, 46);
    box(context, "#D9C48A", 2, -42, 15, 3);
  }
  context.restore();
  blob(context, "#7A4A1E", 0, -88, 5);
};

const barn: Draw = (context) => {
  shadow(context, 74);
  box(context, "#C8402F", -60, -48, 120, 54);
  box(context, "#9C2C22", 20, -48, 40, 54);
  shape(context, "#6B2A22", [-70, -46], [-48, -88], [48, -88], [70, -46]);
  shape(context, "#87372C", [-70, -46], [-48, -88], [10, -88], [-4, -46]);
  box(context, "#FFF3D1", -34, -30, 32, 36);
  shape(context, "#C8402F", [-31, -27], [-27, -27], [-5, 3], [-9, 3]);
  box(context, "#5A1F1A", 32, -30, 14, 14);
  blob(context, "#F2C230", 78, -8, 20, 14);
  blob(context, "#FFE27A", 74, -12, 12, 7);
};

const lighthouse: Draw = (context) => {
  shadow(context, 40);
  blob(context, "#8A8478", 0, 0, 40, 16);
  for (let band = 0; band < 5; band++) {
    const [low, high] = [22 - band * 2, 20 - band * 2];
    shape(
      context,
      band % 2 ? "#FFF9E6" : "#E2483D",
      [-low, -band * 22],
      [-high, -band * 22 - 22],
      [high, -band * 22 - 22],
      [low, -band * 22],
    );
  }
  box(context, "rgb(10 18 44 / .16)", 6, -110, 10, 110);
  box(context, "#1A2350", -18, -116, 36, 6);
  box(context, "#FFE27A", -11, -136, 22, 20);
  shape(context, "#1A2350", [-16, -134], [0, -154], [16, -134]);
};

const ship: Draw = (context) => {
  blob(context, "#1F8FB8", 0, 0, 104, 28);
  blob(context, "#5FC0DA", 0, -2, 92, 20);
  shape(context, "#1A2350", [-78, -24], [78, -24], [58, 4], [-60, 4]);
  box(context, "#E2483D", -70, -6, 132, 6);
  box(context, "#FFF9E6", -64, -52, 40, 28);
  for (const [x, y, colour] of [
    [-18, -42, "#FFB02E"],
    [6, -42, "#3C8F43"],
    [30, -42, "#C4577A"],
    [-6, -60, "#2C9FC4"],
    [18, -60, "#F2594B"],
  ] as const)
    box(context, colour, x, y, 23, 17);
  box(context, "#F2594B", -52, -78, 14, 26);
  blob(context, "rgb(255 255 255 / .7)", -44, -92, 14, 9);
  box(context, "#6FD6FF", -58, -46, 28, 8);
};

const chalet: Draw = (context) => {
  shadow(context, 66);
  box(context, "#8A5A2B", -50, -50, 100, 56);
  box(context, "#6B4420", 16, -50, 34, 56);
  shape(context, "#FFFFFF", [-66, -46], [0, -100], [66, -46], [52, -42], [0, -84], [-52, -42]);
  shape(context, "#A06A34", [-50, -46], [0, -86], [50, -46]);
  for (const x of [-36, 24]) {
    box(context, "#FFE27A", x, -38, 16, 18);
    box(context, "#5A3618", x + 7, -38, 2, 18);
  }
  box(context, "#5A3618", -10, -28, 20, 34);
  box(context, "#E2483D", -52, -6, 36, 6);
  blob(context, "#FFFFFF", 42, 2, 26, 8);
  box(context, "#7F8FA8", 26, -108, 12, 26);
  blob(context, "rgb(255 255 255 / .8)", 36, -122, 12, 9);
};

const mountain: Draw = (context) => {
  shadow(context, 100);
  shape(context, "#8FB0D0", [-104, 6], [-34, -116], [-8, -84], [22, -134], [104, 6]);
  shape(context, "#6F93B8", [22, -134], [104, 6], [30, 6], [38, -60]);
  shape(context, "#FFFFFF", [-34, -116], [-60, -70], [-40, -80], [-26, -62], [-8, -84]);
  shape(context, "#FFFFFF", [22, -134], [-2, -96], [14, -88], [26, -70], [40, -86], [54, -80]);
};

const wheel: Draw = (context) => {
  shadow(context, 70);
  shape(context, "#4A3FA0", [-40, 6], [-4, -80], [4, -80], [-28, 6]);
  shape(context, "#4A3FA0", [40, 6], [4, -80], [-4, -80], [28, 6]);
  context.strokeStyle = "#3FE0D0";
  context.lineWidth = 5;
  context.beginPath();
  context.arc(0, -82, 66, 0, 7);
  context.stroke();
  context.lineWidth = 2;
  context.beginPath();
  for (let spoke = 0; spoke < 10; spoke++) {
    const [x, y] = [Math.cos(spoke * 0.628) * 66, Math.sin(spoke * 0.628) * 66];
    context.moveTo(0, -82);
    context.lineTo(x, -82 + y);
  }
  context.stroke();
  const lights = ["#FFD65A", "#FF6FC4", "#6FD6FF", "#F2594B", "#8ED06A"];
  for (let car = 0; car < 10; car++)
    blob(context, lights[car % 5]!, Math.cos(car * 0.628) * 66, -82 + Math.sin(car * 0.628) * 66, 9);
  blob(context, "#FFD65A", 0, -82, 10);
};

const skyline: Draw = (context) => {
  for (const [x, high, colour, light] of [
    [-96, 96, "#2A246B", "#FFD65A"],
    [-44, 150, "#37206B", "#3FE0D0"],
    [10, 118, "#231C5C", "#FF6FC4"],
    [54, 84, "#33256F", "#FFD65A"],
  ] as const) {
    box(context, colour, x, 4 - high, 46, high);
    for (let row = 0; row < high / 20 - 1; row++)
      for (let column = 0; column < 3; column++)
        if ((row * 3 + column + high) % 5 > 1) box(context, light, x + 7 + column * 12, 12 - high + row * 18, 7, 9);
  }
  box(context, "#FF6FC4", -24, -160, 6, 14);
};

/** By place: what can be seen from far. */
export const LANDMARKS: Readonly<Record<number, readonly Draw[]>> = {
  [PLACE.meadow]: [windmill, barn],
  [PLACE.harbour]: [lighthouse, ship],
  [PLACE.frost]: [chalet, mountain],
  [PLACE.night]: [wheel, skyline],
};
