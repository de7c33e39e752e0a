import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Race } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { rules } from "#beat-dash/rules.ts";
import { beatOf, CUE, MODE, percentOf, PHASE, type State } from "#beat-dash/rules/state.ts";
import { drawInWorld, type Frame } from "./frame.ts";
import { GOLD, INK, PAPER } from "./looks.ts";
import type { Coat } from "./duck.ts";
import { progressBar } from "./marks.ts";
import { circle, trace } from "./shapes.ts";

/** The own duck hides a rival that is nearer than this, so such a rival is drawn this far behind it. */
const BESIDE = 34;
const KEPT = 32;

export type DrawDuck = (stage: Stage, state: State, x: number, y: number, coat: Coat) => void;
export type Say = (words: string, colour: string) => void;

/** By name, so that one knows them from afar: a fluffy chick, a mallard, a brown goose, and a blue duck for all others. */
const COATS: Readonly<Record<string, Coat>> = {
  Duckling: ["#FFF1B0", "#e8c860", "#e0b040", "#FFF1B0", ""],
  Drake: ["#c3bcae", "#8d8577", "#5d6b8e", "#1f8f57", "#fff"],
  Goose: ["#b98a58", "#8a6038", "#70492a", "#573620", "#fff"],
};
const OTHER: Coat = ["#8fd0ff", "#4f92c8", "#3d78b0", "#8fd0ff", ""];
export const coatOf = (name = ""): Coat => COATS[name] ?? OTHER;

/** The rivals of a run: each a duck behind the own one, a head on the bar of the song, and the distance in points. */
export function createRivals() {
  /** The last heights of each: a rival that is drawn behind runs over the ground that is there. */
  const heights = new Map<string, Float32Array>();
  /** The frame of the last fall that was told. */
  const told = new Map<string, number>();
  let drawn = 0;

  const heightOf = (key: string, state: State, ago: number): number => {
    let kept = heights.get(key);
    if (!kept) heights.set(key, (kept = new Float32Array(KEPT).fill(state.duck.y)));
    kept[state.frame % KEPT] = state.duck.y;
    return kept[(state.frame + KEPT - Math.min(KEPT - 1, ago)) % KEPT]!;
  };

  return {
    /** Called with each picture, before the rivals. */
    begin: (): void => void (drawn = 0),
    draw(
      stage: Stage,
      state: State,
      { own, isDone, name, who = name }: Race<State>,
      { frame, x, drawDuck, say }: { frame: Frame; x: number; drawDuck: DrawDuck; say: Say },
    ): void {
      const [key, place] = [who ?? "", drawn++];
      const hasFallen = state.cues.includes(CUE.fall) || (state.mode === MODE.take && state.cues.includes(CUE.lost));
      if (hasFallen && !own.isEnded && (told.get(key) ?? -99) < state.frame - 60) {
        told.set(key, state.frame);
        say(`${who ?? "Your rival"} ${state.mode === MODE.take ? "is out" : "fell"}!`, "#8ec");
      }
      if (place === 0 && !isDone) drawDistance(stage, own, state, who);
      if (own.mode !== MODE.remix) drawHead(stage, state, who);
      if (isDone) return;
      drawInWorld(stage, frame, (world) => {
        const theirs = frame.toX(x);
        if (theirs < world.bounds.left - 40 || theirs > world.bounds.right + 40) return;
        const isBeside = Math.abs(theirs - frame.duckX) < BESIDE && state.phase !== PHASE.fallen;
        const behind = isBeside ? BESIDE + place * 16 : 0;
        const y = frame.toY(heightOf(key, state, Math.round((behind / 128) * beatOf(state))));
        const at = behind > 0 ? frame.duckX - behind : theirs;
        world.context.globalAlpha = stage.isContrast ? 0.9 : 0.85;
        drawDuck(world, state, at, y, coatOf(who));
        world.context.globalAlpha = 1;
        if (who !== undefined && (behind === 0 || name === undefined || state.frame < 240))
          drawRunnerName(world, who, at, y - 50);
      });
    },
  };
}

/** Under the factor: how many points ahead or behind. */
function drawDistance(stage: Stage, own: State, state: State, name: string | undefined): void {
  const apart = rules.score(own) - rules.score(state);
  const who = name ?? "your rival";
  const words =
    apart === 0 ? `level with ${who}` : `${groupDigits(Math.abs(apart))} ${apart < 0 ? "behind" : "ahead of"} ${who}`;
  const colour = apart < 0 ? PAPER : GOLD;
  stage.text(words, stage.width - 12, 60, { size: 13, weight: 900, align: "right", outline: INK, colour });
}

/** Where they are in the song: their heads. */
function drawHead(stage: Stage, state: State, who: string | undefined): void {
  const { context } = stage;
  const { left, wide, y } = progressBar(stage);
  const [x, at] = [left + (wide * percentOf(state)) / 100, y - 12];
  const [, , , head, neck] = coatOf(who);
  context.fillStyle = stage.isContrast ? "#fff" : PAPER;
  circle(context, x, at, 10);
  context.fillStyle = neck || head;
  context.fillRect(x - 6, at + 4, 10, 4);
  context.fillStyle = head;
  circle(context, x - 1, at, 7.5);
  context.fillStyle = "#f73";
  trace(context, [x + 3, at - 1, x + 13, at + 2, x + 3, at + 5]);
  context.fill();
  context.fillStyle = "#fff";
  circle(context, x + 1, at - 2, 2.6);
  context.fillStyle = INK;
  circle(context, x + 2, at - 2, 1.4);
}
