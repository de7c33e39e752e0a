import { drawHat, type HatName } from "./hats.ts";

type Context = CanvasRenderingContext2D;
export type Mood = "calm" | "glad" | "sad" | "shut" | "panic";

/** How a duck looks, from its chest up. */
export type Feathers = { body: string; bill: string; hat: HatName; cheek?: string; extra?: Extra };
type Extra = "pearls" | "glasses" | "beard" | "monocle";

const INK = "#1B2240";
const SHADE = "#1B224036";

export const RIVAL_LOOKS: readonly Feathers[] = [
  { body: "#FFE27A", bill: "#FF9A3D", hat: "bucket" },
  { body: "#E8C39A", bill: "#E8862E", hat: "knit" },
  { body: "#F7F4EA", bill: "#F2A03D", hat: "paper" },
  { body: "#C9B8E4", bill: "#E87F5A", hat: "brim", extra: "pearls" },
  { body: "#3F8F6A", bill: "#F4C542", hat: "square", extra: "glasses" },
  { body: "#B07A4A", bill: "#F2A03D", hat: "helmet" },
  { body: "#6C7690", bill: "#FF8A5A", hat: "crest" },
  { body: "#5A5378", bill: "#F2B23D", hat: "top", extra: "monocle" },
  { body: "#E9E6DE", bill: "#D99A4A", hat: "moss", extra: "beard" },
  { body: "#FFCF4A", bill: "#FF7A3A", hat: "crown" },
];

/** A rival's words at first, when it leads or has won, when it trails, and when it has lost. */
export const RIVAL_LINES: readonly (readonly [string, string, string, string])[] = [
  ["I throw them in your holes!", "Am I doing it right?", "Mine keep growing!", "Can I keep one?"],
  ["Mine go to the sides, where it's cold.", "Warming up nicely.", "Brr. That was many.", "I'll knit a bigger one."],
  ["One by one, left to right. Level.", "A fine course, that.", "That is not straight!", "Back to the sand."],
  ["Two tens send one, dear.", "Elegance adds up.", "How very rude!", "Well played, darling."],
  ["I throw sevens. Keep your threes.", "As I calculated.", "An error? Impossible!", "I forgot to carry one."],
  ["Granite today. It takes two tens.", "Told you: helmet on.", "Rockfall! Rockfall!", "Site closed. Fair."],
  ["Your highest column. Mine.", "Too slow.", "Lucky.", "Respect."],
  ["One! Then twos! Then threes! Ha ha!", "Count them, my friend.", "I have lost count!", "Zero. How lovely."],
  ["I build a hill in your middle.", "Patience wins.", "Hm. Young legs.", "The moss grows on."],
  ["I stand up again. Kneel.", "All stones are mine.", "You dare?", "The crown is yours."],
];

/** A duck of about `size` units in each direction, around x, y. */
export function drawDuck(
  context: Context,
  feathers: Feathers,
  mood: Mood,
  [x, y, size]: readonly [number, number, number],
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.lineCap = context.lineJoin = "round";
  const { body, bill, cheek = "#FF9E8A", extra, hat } = feathers;
  outlined(context, body, "M-45 94C-48 60-30 40-16 34H16C30 40 48 60 45 94z");
  blob(context, SHADE, "M45 94C48 60 30 40 16 34 30 56 26 78 14 94z");
  outlined(context, body, "M0-39C25-39 37-21 37-2 37 21 21 35 0 35S-37 21-37-2C-37-21-25-39 0-39z");
  blob(context, SHADE, "M37-2C37 21 21 35 0 35 22 24 28-6 12-37 30-32 37-17 37-2z");
  context.globalAlpha = 0.55;
  blob(context, cheek, "M-31 12a8 6 0 1 1 .1 0zM29 12a8 6 0 1 1 .1 0z");
  context.globalAlpha = 1;
  drawEyes(context, mood);
  drawBill(context, bill, mood);
  if (extra) EXTRAS[extra](context);
  drawHat(context, hat);
  context.restore();
}

function drawEyes(context: Context, mood: Mood): void {
  if (mood === "glad" || mood === "shut") {
    line(context, INK, 5, mood === "glad" ? "M-23-6q7-11 14 0M9-6q7-11 14 0" : "M-23-8h14M9-8h14");
    return;
  }
  const isPanic = mood === "panic";
  blob(
    context,
    "#FFFFFF",
    isPanic ? "M-16-28a12 15 0 1 1-.1 0zM16-28a12 15 0 1 1-.1 0z" : "M-16-20a8 11 0 1 1-.1 0zM16-20a8 11 0 1 1-.1 0z",
  );
  blob(
    context,
    INK,
    mood !== "calm" ? "M-15-8a4 5 0 1 1-.1 0zM15-8a4 5 0 1 1-.1 0z" : "M-14-15a4 6 0 1 1-.1 0zM14-15a4 6 0 1 1-.1 0z",
  );
  if (mood === "calm") return;
  if (!isPanic) line(context, INK, 5, "M-28-14L-9-23M28-14L9-23");
  blob(context, "#8FD6F0", "M33-24C39-14 41-8 35-5 28-5 28-14 33-24z");
}

function drawBill(context: Context, colour: string, mood: Mood): void {
  if (mood !== "glad" && mood !== "panic") {
    outlined(context, colour, "M-20 13C-18 6 18 6 20 13 21 20 10 22 0 22S-21 20-20 13z");
    line(context, INK, 2.5, mood === "sad" ? "M-17 20q17-10 34 0" : "M-18 16q18 6 36 0");
  } else {
    outlined(context, "#8E2B3C", "M-16 17q16 6 32 0 0 15-16 15T-16 17z");
    outlined(context, colour, "M-20 11C-18 4 18 4 20 11 21 17 10 19 0 19S-21 17-20 11z");
    blob(context, colour, "M-13 28q13 12 26 0-13-5-26 0z");
  }
  blob(context, INK, "M-6 10a2 2 0 1 1-.1 0zM6 10a2 2 0 1 1-.1 0z");
}

const EXTRAS: Readonly<Record<Extra, (context: Context) => void>> = {
  pearls: (context) =>
    blob(
      context,
      "#FFFFFF",
      "M-26 44a5 5 0 1 1-.1 0zM-14 50a5 5 0 1 1-.1 0zM0 53a5 5 0 1 1-.1 0zM14 50a5 5 0 1 1-.1 0zM26 44a5 5 0 1 1-.1 0z",
    ),
  glasses: (context) =>
    line(
      context,
      "#FFF6DF",
      4,
      "M-30-10a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM2-10a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM-2-10h4",
    ),
  beard: (context) => outlined(context, "#FFFFFF", "M-27 26C-25 58-10 68 0 76 10 68 25 58 27 26 16 38-16 38-27 26z"),
  monocle: (context) => line(context, "#FFCF4A", 4, "M2-10a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM29-6q10 24 0 50"),
};

function outlined(context: Context, colour: string, path: string): void {
  line(context, INK, 10, path);
  blob(context, colour, path);
}

function blob(context: Context, colour: string, path: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

function line(context: Context, colour: string, width: number, path: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(new Path2D(path));
}
