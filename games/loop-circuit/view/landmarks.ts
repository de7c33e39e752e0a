import { PLACE } from "#loop-circuit/rules/circuits.ts";
import { blob, box, shadow, shape } from "./shapes.ts";

type Draw = (context: CanvasRenderingContext2D) => void;

/** Around a landmark, whose foot is at 0, 0: left, top, width and height. */
export const LANDMARK_BOX = [-110, -164, 220, 196] as const;

const CROWD = ["#FC4", "#FEC", "#E54", "#7DF", "#8C6", "#FAC"] as const;

const windmill: Draw = (context) => {
  shadow(context, 48);
  shape(context, "#FEC", [-26, 4], [-17, -84], [17, -84], [26, 4]);
  shape(context, "#DC9", [4, 4], [6, -84], [17, -84], [26, 4]);
  shape(context, "#D44", [-22, -82], [0, -110], [22, -82]);
  context.save();
  context.translate(0, -88);
  context.rotate(0.5);
  for (let wing = 0; wing < 4; wing++) {
    context.rotate(Math.PI / 2);
    box(context, "#742", -2, -66, 4, 66);
    box(context, "#FFE", 2, -64, 15, 46);
  }
  context.restore();
  blob(context, "#742", 0, -88, 5);
};

const lighthouse: Draw = (context) => {
  shadow(context, 40);
  for (let band = 0; band < 5; band++) {
    const [low, high] = [22 - band * 2, 20 - band * 2];
    shape(
      context,
      band % 2 ? "#FFE" : "#D44",
      [-low, -band * 22],
      [-high, -band * 22 - 22],
      [high, -band * 22 - 22],
      [low, -band * 22],
    );
  }
  box(context, "#225", -18, -116, 36, 6);
  box(context, "#FD7", -11, -136, 22, 20);
  shape(context, "#225", [-16, -134], [0, -154], [16, -134]);
};

const chalet: Draw = (context) => {
  shadow(context, 66);
  box(context, "#853", -50, -50, 100, 56);
  box(context, "#642", 16, -50, 34, 56);
  shape(context, "#FFF", [-66, -46], [0, -100], [66, -46], [52, -42], [0, -84], [-52, -42]);
  shape(context, "#963", [-50, -46], [0, -86], [50, -46]);
  for (const x of [-36, 24]) {
    box(context, "#FD7", x, -38, 16, 18);
  }
  box(context, "#531", -10, -28, 20, 34);
};

const wheel: Draw = (context) => {
  shadow(context, 70);
  shape(context, "#449", [-40, 6], [-4, -80], [4, -80], [-28, 6]);
  shape(context, "#449", [40, 6], [4, -80], [-4, -80], [28, 6]);
  context.strokeStyle = "#4DC";
  context.lineWidth = 5;
  context.beginPath();
  context.arc(0, -82, 66, 0, 7);
  context.stroke();
  for (let car = 0; car < 10; car++)
    blob(context, CROWD[car % 5]!, Math.cos(car * 0.628) * 66, -82 + Math.sin(car * 0.628) * 66, 9);
  blob(context, "#FD5", 0, -82, 10);
};

/** Rows of ducks below a roof. */
export const stand: Draw = (context) => {
  box(context, "rgb(10 18 44 / .24)", -92, -2, 200, 16);
  box(context, "#335", -92, -84, 184, 78);
  for (let row = 0; row < 3; row++)
    for (let seat = 0; seat < 9; seat++) {
      const [x, y] = [-82 + seat * 19 + (row % 2) * 10, -66 + row * 22 - ((seat * 7 + row) % 3) * 3];
      blob(context, CROWD[(seat * 5 + row * 3) % 6]!, x, y + 9, 11, 9);
      blob(context, CROWD[((seat + row) % 4) >> 1]!, x, y, 7);
      blob(context, "#F83", x, y + 2, 4, 2.4);
    }
  box(context, "#C43", -96, -12, 192, 18);
  for (let part = 0; part < 6; part++) box(context, "#FFE", -90 + part * 32, -9, 16, 11);
  for (const x of [-94, 88]) box(context, "#214", x, -104, 6, 100);
  shape(context, "#D44", [-106, -92], [-88, -122], [88, -122], [106, -92]);
};

/** By place: what can be seen from far. */
export const LANDMARKS: Readonly<Record<number, Draw>> = {
  [PLACE.meadow]: windmill,
  [PLACE.harbour]: lighthouse,
  [PLACE.frost]: chalet,
  [PLACE.night]: wheel,
};
