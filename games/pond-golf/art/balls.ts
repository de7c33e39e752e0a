import { disc, line, oval } from "./shapes.ts";
import { INK } from "./themes.ts";

type Context = CanvasRenderingContext2D;

/** What is round and can be played with. `from` is how many stars it takes. */
export type BallLook = { id: string; name: string; from: number; paint(context: Context, roll: number): void };

const plain = (colour: string) => (context: Context) => disc(context, 0, 0, 9, colour);

/** All are drawn with a radius of 9, and turn with `roll`. */
export const BALLS: readonly BallLook[] = [
  { id: "pearl", name: "Pearl", from: 0, paint: plain("#FFF8EC") },
  {
    id: "tomato",
    name: "Tomato",
    from: 4,
    paint(context) {
      disc(context, 0, 0, 9, "#E8402F");
      for (let leaf = 0; leaf < 5; leaf++)
        line(context, "#2F7D3A", 2.4, [0, 0, Math.cos(leaf * 1.257) * 6, Math.sin(leaf * 1.257) * 6]);
    },
  },
  {
    id: "biscuit",
    name: "Biscuit",
    from: 9,
    paint(context) {
      disc(context, 0, 0, 9, "#E0A458");
      for (let chip = 0; chip < 5; chip++)
        disc(context, Math.cos(chip * 2.4) * 5, Math.sin(chip * 2.4) * 5, 1.7, "#6B3A1E");
    },
  },
  {
    id: "peppermint",
    name: "Peppermint",
    from: 22,
    paint(context) {
      disc(context, 0, 0, 9, "#FFFFFF");
      context.fillStyle = "#E4473C";
      for (let slice = 0; slice < 4; slice++) {
        context.beginPath();
        context.moveTo(0, 0);
        context.arc(0, 0, 9, slice * 1.571, slice * 1.571 + 0.7);
        context.fill();
      }
    },
  },
  {
    id: "ducky",
    name: "Duckling",
    from: 40,
    paint(context) {
      disc(context, 0, 0, 9, "#FFD84A");
      disc(context, 3, -3, 1.8, INK);
      disc(context, 3, 3, 1.8, INK);
      oval(context, 7, 0, 4, 3, "#FF8A2B");
    },
  },
  {
    id: "gold",
    name: "Golden egg",
    from: 72,
    paint(context) {
      disc(context, 0, 0, 9, "#FFC93A");
      disc(context, -1, -1, 6, "#FFE28A");
    },
  },
];

/** A ball with its outline and its light: it is seen on every ground. */
export function paintBall(context: Context, look: BallLook, roll: number): void {
  disc(context, 0, 0, 10.6, INK);
  context.save();
  context.rotate(roll);
  look.paint(context, roll);
  context.restore();
  context.fillStyle = "rgba(20,16,60,.22)";
  context.beginPath();
  context.arc(0, 0, 9, 0.3, 2.84);
  context.quadraticCurveTo(0, 6.5, 8.6, 2.6);
  context.fill();
  disc(context, -3, -4, 2.4, "rgba(255,255,255,.9)");
}
