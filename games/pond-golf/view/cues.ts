import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Mood } from "#pond-golf/art/ducks.ts";
import { INK } from "#pond-golf/art/themes.ts";
import { courseOf } from "#pond-golf/rules/holes.ts";
import { holeAt, type News, type State } from "#pond-golf/rules/state.ts";
import { UNIT } from "#pond-golf/rules/units.ts";
import { starsOf } from "#pond-golf/rules.ts";
import { GOLD } from "./pen.ts";
import { GRAB_FRAME } from "./thief.ts";
import {
  COURSE_NAMES,
  friendName,
  potWords,
  resultName,
  rivalName,
  strokesWord,
  threeStars,
  winnerWords,
} from "./words.ts";
import * as CUE from "#pond-golf/rules/cues.ts";
import * as MODE from "#pond-golf/rules/modes.ts";

const tone = (shape: Sound["shape"], from: number, to: number, length: number, volume: number, delay = 0): Sound => ({
  shape,
  from,
  to,
  length,
  volume,
  delay,
});
const chord = (shape: Sound["shape"], root: number, gap: number, parts: readonly number[], volume = 0.3): Sound[] =>
  parts.map((part, at) => tone(shape, root * part, root * part, gap * 2, volume, at * gap));

/** A crowd of ducks: each a little higher and later than the one before. */
const crowd = (from: number, middle: number, to: number, volume: number): Sound[] =>
  [1, 1.19, 1.34].flatMap((part, at) => [
    tone("sawtooth", from * part, middle * part, 0.16, volume, at * 0.03),
    tone("triangle", middle * part, to * part, 0.5, volume * 1.6, 0.13 + at * 0.03),
  ]);
const OOH = crowd(260, 390, 350, 0.05);
const SIGH = crowd(340, 300, 150, 0.055);
const quack = (at: number, pitch: number): Sound[] => [tone("sawtooth", 520 * pitch, 330 * pitch, 0.11, 0.12, at)];
const CHEER = [1, 1.3, 0.9, 1.15, 1.4, 1].flatMap((pitch, each) => quack(0.05 + each * 0.1, pitch));
const later = (sounds: readonly Sound[], delay: number): Sound[] =>
  sounds.map((sound) => ({ ...sound, delay: sound.delay! + delay }));
const ACE = chord("triangle", 523, 0.11, [1, 1.26, 1.5, 2, 2.52, 3]);
const GLAD = chord("triangle", 523, 0.09, [1, 1.26, 1.5]);
/** Steps, a quack, wings, and a crowd that cannot believe it. */
const THEFT: Sound[] = [
  ...[0, 0.16, 0.32, 0.48].flatMap((at) => [
    tone("square", 190, 120, 0.05, 0.12, at),
    tone("noise", 900, 300, 0.1, 0.2, at + 1.05),
  ]),
  ...quack(0.76, 1.2),
  ...quack(0.92, 1.5),
  ...later(OOH, 0.85),
];
const PLOP: Sound[] = [
  tone("sine", 420, 150, 0.1, 0.5),
  tone("noise", 2600, 900, 0.05, 0.25, 0.08),
  tone("sine", 260, 110, 0.12, 0.4, 0.2),
];

const PALE = ["#FFFFFF", "#FFE28A"];
const PAINTS = ["#FFD24A", "#E4473C", "#2E7BC4", "#FFFFFF"];
const SHORT = { life: 0.4 };

const WORDS_FRAMES = 110;
/** In a rush the next hole is not covered for long. */
const WORDS_IN_RUSH = 45;

/** Answers what the rules tell: sounds, splashes, words, and how the crowd feels. */
export function createTeller() {
  let mood: Mood = "calm";
  let [moodAt, wordsAt, bannerAt, soundAt, swungAt, bonkedAt] = [-999, -999, -999, -99, -999, -999];
  let [words, small, colour] = ["", "", "#FFFFFF"];
  let [title, line] = ["", ""];
  let isWild = false;
  let wordsFrames = WORDS_FRAMES;
  const bumps: number[] = [];

  const feel = (stage: Stage, next: Mood): void => void ([mood, moodAt] = [next, stage.tick]);
  const say = (stage: Stage, big: string, note: string, paint = "#FFFFFF"): void =>
    void ([words, small, colour, wordsAt] = [big, note, paint, stage.tick]);
  const announce = (stage: Stage, state: State): void => {
    const { mode, at, holes } = state;
    const hole = holeAt(state);
    bannerAt = stage.tick;
    const number = mode === MODE.hole ? "" : `${(at % holes.length) + 1} · `;
    const more =
      mode === MODE.hole
        ? threeStars(hole.par)
        : mode === MODE.open
          ? `${rivalName(at)} takes ${state.rivals[at]} · pot ${state.pot}`
          : COURSE_NAMES[courseOf(holes[at % holes.length]!)]!;
    title = mode === MODE.friends ? `${friendName(state.turn)}'s turn` : `${number}${hole.name}`;
    line = mode === MODE.friends ? `${number}${hole.name} · par ${hole.par}` : `Par ${hole.par} · ${more}`;
  };

  const float = (stage: Stage, note: string, { x, y }: Point, size: number, paint = "#FFFFFF"): void =>
    stage.float(note, x, y - 34, { size, face: "display", align: "center", colour: paint, outline: INK });

  const tell = (stage: Stage, state: State, { cue, force }: News, { x, y }: Point): void => {
    const burst = (count: number, colours: readonly string[], speed: number, size: number, more = {}) =>
      stage.burst({ x, y, count, colours, speed, size, ...more });
    const loud = Math.min(1, force / (9 * UNIT));
    const isQuiet = stage.tick - soundAt < 3;
    wordsFrames = state.mode === MODE.rush ? WORDS_IN_RUSH : WORDS_FRAMES;
    switch (cue) {
      case CUE.shot:
        swungAt = stage.tick;
        stage.sound(tone("triangle", 700 + force * 4, 240, 0.07, 0.25 + force / 400));
        burst(4 + force / 14, PALE, 60 + force * 2, 4, SHORT);
        feel(stage, "calm");
        return;
      case CUE.wall:
      case CUE.mill:
        if (isQuiet || force < UNIT / 2) return;
        soundAt = stage.tick;
        // On the meadow and on the ice, ducks are in the way.
        if (
          cue === CUE.mill &&
          holeAt(state).things.mills.length === 0 &&
          courseOf(state.holes[state.at % state.holes.length]!) !== 1
        ) {
          bonkedAt = stage.tick;
          feel(stage, "ooh");
          stage.sound(quack(0, 1.4));
          float(stage, "Quack!", { x, y }, 28);
        }
        stage.sound(tone("square", 210 + loud * 160, 120, 0.06, 0.08 + loud * 0.22));
        if (loud > 0.4) burst(5, PALE, 90, 4, SHORT);
        if (cue === CUE.mill) stage.shake(loud * 4);
        return;
      case CUE.post:
        for (const [at, post] of holeAt(state).posts.entries())
          if (post.x === state.news.find((news) => news.cue === cue)?.x) bumps[at] = stage.tick;
        stage.sound(tone("sine", 220, 720, 0.16, 0.4));
        burst(10, PAINTS, 180, 6, { shape: "star" });
        stage.shake(3);
        return;
      case CUE.splash:
        stage.sound([tone("noise", 1400, 300, 0.4, 0.4), tone("sine", 500, 120, 0.25, 0.35), ...later(SIGH, 0.35)]);
        burst(34, ["#BFEAF5", "#FFFFFF"], 230, 8, { gravity: 520, life: 0.8 });
        burst(3, ["#FFFFFF"], 40, 30, { shape: "ring", life: 0.7 });
        feel(stage, "sad");
        say(stage, "Splash!", "back to where it was", "#BFEAF5");
        return;
      case CUE.rim:
        if (force < 2 * UNIT) return;
        stage.sound([tone("square", 900, 700, 0.04, 0.18), ...OOH]);
        feel(stage, "ooh");
        say(stage, "Ooooh!", "over the rim: too fast");
        return;
      case CUE.crumb:
        stage.sound(chord("triangle", 880, 0.05, [1, 1.5, 2], 0.2));
        burst(10, PALE, 130, 5, { shape: "star" });
        float(stage, "+40", { x, y }, 24, GOLD);
        return;
      case CUE.tunnel:
        stage.sound(force ? tone("sine", 200, 620, 0.2, 0.35) : tone("sine", 620, 120, 0.3, 0.35));
        burst(9, PALE, 110, 6);
        return;
      case CUE.boost:
        stage.sound(tone("sawtooth", 180, 760, 0.22, 0.14));
        burst(10, PALE, 160, 5, SHORT);
        return;
      case CUE.jump:
        stage.sound(tone("sine", 240, 900, 0.4, 0.25));
        feel(stage, "ooh");
        return;
      case CUE.land:
        if (force < UNIT) return;
        stage.sound(tone("sine", 160, 60, 0.14, 0.4));
        burst(8, PALE, 110, 5, SHORT);
        return;
      case CUE.sand:
        stage.sound(tone("noise", 2400, 700, 0.25, 0.1 + loud * 0.15));
        burst(14, PALE, 120, 5, SHORT);
        return;
      case CUE.ace:
      case CUE.holed:
        return tellHoled(stage, state, cue === CUE.ace, { x, y });
      case CUE.pickup:
        stage.sound(THEFT);
        feel(stage, "ooh");
        isWild = true;
        say(
          stage,
          "Stop, thief!",
          state.mode === MODE.open ? potWords(state) : state.strokes === 0 ? "too slow" : "too many strokes",
        );
        if (state.mode !== MODE.rush) wordsAt += GRAB_FRAME;
        return;
      case CUE.knock:
        if (isQuiet) return;
        soundAt = stage.tick;
        stage.sound(tone("triangle", 1200 + loud * 500, 700, 0.06, 0.2 + loud * 0.4));
        burst(6 + loud * 14, PALE, 60 + loud * 200, 5, SHORT);
        if (loud > 0.3) feel(stage, "ooh");
        return;
      case CUE.knockedIn:
        stage.sound([...PLOP, ...CHEER]);
        burst(40, PAINTS, 300, 8, { gravity: 320, shape: "square" });
        feel(stage, "glad");
        say(stage, `${friendName(force)} is in!`, `thanks to ${friendName(state.turn)}`, GOLD);
        return;
      case CUE.turn:
      case CUE.next:
        announce(stage, state);
        stage.sound(chord("triangle", 392, 0.07, [1, 1.5], 0.2));
        feel(stage, "calm");
        return;
      case CUE.stop: {
        const { cup } = holeAt(state);
        const isClose = Math.abs(cup.x - state.ball.x) + Math.abs(cup.y - state.ball.y) < 46 * UNIT;
        if (!isClose || stage.tick - moodAt < 40) return;
        feel(stage, "sad");
        stage.sound(SIGH);
        float(stage, "So close!", { x, y }, 26);
        return;
      }
      case CUE.hurry:
        stage.sound(tone("square", 660, 660, 0.05, 0.14));
        float(stage, String(force), { x, y }, 34, "#FF8A7A");
        return;
      case CUE.over:
        if (starsOf(state) > 1) stage.sound(ACE);
        if (state.mode === MODE.friends && state.card.length > 0)
          say(stage, winnerWords(state).split(" with")[0]!, "", GOLD);
        return;
      case CUE.nudge:
        stage.sound(tone("square", 900, 900, 0.02, 0.06));
    }
  };

  const tellHoled = (stage: Stage, state: State, isAce: boolean, { x, y }: Point): void => {
    const { par } = holeAt(state);
    const { strokes, earned, chain, mode } = state;
    const isFine = strokes <= par;
    isWild = isAce;
    stage.sound([...PLOP, ...later(isAce ? [...ACE, ...CHEER] : isFine ? [...GLAD, ...CHEER] : OOH, 0.3)]);
    stage.burst({
      x,
      y,
      count: isAce ? 90 : isFine ? 40 : 12,
      colours: PAINTS,
      speed: isAce ? 480 : 300,
      size: 8,
      life: isAce ? 1.8 : 1.1,
      gravity: 320,
      shape: "square",
    });
    if (isAce) {
      stage.flash("#FFFFFF", 0.5);
      stage.shake(9);
      stage.hold(6);
    }
    feel(stage, strokes <= par + 1 ? "glad" : "calm");
    const times = mode === MODE.rush && chain > 1 ? `  chain ×${chain}` : "";
    const points = mode === MODE.friends ? strokesWord(strokes) : `+${earned}${times}`;
    const pot = mode === MODE.open ? ` · ${potWords(state)}` : "";
    say(stage, resultName(par, strokes), points + pot, isAce || strokes < par ? GOLD : "#FFFFFF");
  };

  return {
    bumps,
    bonkedAt: (): number => bonkedAt,
    get mood(): Mood {
      return mood;
    },
    moodAge: (tick: number): number => tick - moodAt,
    /** Frames since the putter hit. */
    swingAge: (tick: number): number => tick - swungAt,
    announce,
    tell,
    reset(): void {
      mood = "calm";
      moodAt = wordsAt = bannerAt = swungAt = bonkedAt = -999;
    },
    /** The big words now: what was said, how old it is, and for how long it stays. */
    words: (tick: number) => ({ words, small, colour, age: tick - wordsAt, frames: wordsFrames, isWild }),
    banner: (tick: number) => ({ title, line, age: tick - bannerAt, frames: WORDS_FRAMES }),
  };
}

export type Teller = ReturnType<typeof createTeller>;
