import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Race } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { rules } from "#beat-dash/rules.ts";
import { beatOf, CUE, MODE, percentOf, PHASE, type State } from "#beat-dash/rules/state.ts";
import { drawInWorld, type Frame } from "./frame.ts";
import { GOLD, INK, PAPER } from "./looks.ts";
import { progressBar } from "./marks.ts";
import { circle } from "./shapes.ts";

/** The own duck hides a rival that is nearer than this, so such a rival is drawn this far behind it. */
const BESIDE = 34;
const KEPT = 32;

export type DrawDuck = (stage: Stage, state: State, x: number, y: number, phones: string) => void;
export type Say = (words: string, colour: string) => void;

/** By name, so that one knows them from afar. */
const COLOURS: Readonly<Record<string, string>> = { Duckling: "#FFF6DC", Drake: "#3a6", Goose: "#c85" };
const colourOf = (name: string | undefined): string => COLOURS[name ?? ""] ?? "#7ef";

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
      { own, isDone, name }: Race<State>,
      { frame, x, drawDuck, say }: { frame: Frame; x: number; drawDuck: DrawDuck; say: Say },
    ): void {
      const [key, place] = [name ?? "", drawn++];
      const hasFallen = state.cues.includes(CUE.fall) || (state.mode === MODE.take && isDone && !state.isFinished);
      if (hasFallen && !own.isEnded && (told.get(key) ?? -99) < state.frame - 60) {
        told.set(key, state.frame);
        say(`${name ?? "Your rival"} ${state.mode === MODE.take ? "is out" : "fell"}!`, "#8ec");
      }
      if (place === 0 && !isDone) drawDistance(stage, own, state, name);
      if (own.mode !== MODE.remix) drawHead(stage, state, colourOf(name));
      if (isDone) return;
      drawInWorld(stage, frame, (world) => {
        const theirs = frame.toX(x);
        if (theirs < world.bounds.left - 40 || theirs > world.bounds.right + 40) return;
        const isBeside = Math.abs(theirs - frame.duckX) < BESIDE && state.phase !== PHASE.fallen;
        const behind = isBeside ? BESIDE + place * 16 : 0;
        const y = frame.toY(heightOf(key, state, Math.round((behind / 128) * beatOf(state))));
        const at = behind > 0 ? frame.duckX - behind : theirs;
        world.context.globalAlpha = stage.isContrast ? 0.75 : 0.6;
        drawDuck(world, state, at, y, colourOf(name));
        world.context.globalAlpha = 1;
        if (name !== undefined && (behind === 0 || state.frame < 240)) drawRunnerName(world, name, at, y - 50);
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

/** Where they are in the song. */
function drawHead(stage: Stage, state: State, colour: string): void {
  const { context } = stage;
  const { left, wide, y } = progressBar(stage);
  const x = left + (wide * percentOf(state)) / 100;
  context.fillStyle = stage.isContrast ? "#fff" : INK;
  circle(context, x, y - 11, 8);
  context.fillStyle = colour;
  circle(context, x, y - 11, 6);
}
