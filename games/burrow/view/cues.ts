import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import * as CAUSE from "#burrow/rules/causes.ts";
import * as CUE from "#burrow/rules/cues.ts";
import * as INTENT from "#burrow/rules/intents.ts";
import * as RELIC from "#burrow/rules/relics.ts";
import type { State } from "#burrow/rules/state.ts";
import { DEAD, type News } from "#burrow/rules/world.ts";
import { LANDING } from "./boss.ts";
import { BEAT_FRAMES, DYING_FRAMES as FALL_FRAMES } from "./motion.ts";
import { GOLD } from "./pen.ts";
import { fallWords, pairWords, PARTS } from "./words.ts";

const tone = (shape: Sound["shape"], from: number, to: number, length: number, volume: number, delay = 0): Sound => ({
  shape,
  from,
  to,
  length,
  volume,
  delay,
});
const chord = (root: number, gap: number, parts: readonly number[], volume = 0.25): Sound[] =>
  parts.map((part, at) => tone("triangle", root * part, root * part, gap * 2.2, volume, at * gap));
const quack = (pitch: number, volume = 0.12): Sound[] => [
  tone("sawtooth", 520 * pitch, 330 * pitch, 0.11, volume),
  tone("square", 300 * pitch, 240 * pitch, 0.09, volume * 0.6, 0.02),
];
const THUD = [tone("sine", 150, 50, 0.16, 0.5), tone("noise", 700, 200, 0.09, 0.2)];
const MAJOR = [1, 1.25, 1.5, 2];
const EARTH = ["#C96", "#863", "#EDB"];
const CONFETTI = ["#FC4", "#D44", "#4A5", "#48D", "#FFF"];

const GLAD = chord(523, 0.07, MAJOR);
const HEAVY = [tone("noise", 1500, 120, 0.35, 0.4), tone("sine", 150, 40, 0.35, 0.5)];

const SOUNDS: Record<number, Sound | Sound[]> = {
  [CUE.step]: tone("triangle", 320, 220, 0.05, 0.14),
  [CUE.bump]: quack(1.3),
  [CUE.rock]: tone("square", 120, 90, 0.07, 0.14),
  [CUE.slam]: THUD,
  [CUE.fall]: tone("sine", 1000, 120, 0.55, 0.3, 0.16),
  [CUE.crumble]: HEAVY,
  [CUE.die]: chord(392, 0.05, [1, 1.5, 2]),
  [CUE.many]: GLAD,
  [CUE.hurt]: [...quack(0.7, 0.25), ...THUD],
  [CUE.burst]: HEAVY,
  [CUE.crumb]: chord(880, 0.05, [1, 1.5]),
  [CUE.loaf]: GLAD,
  [CUE.dodge]: tone("sine", 700, 1300, 0.12, 0.14),
  [CUE.blocked]: tone("square", 300, 280, 0.08, 0.2),
  [CUE.dizzy]: chord(900, 0.08, [1, 0.85, 0.7]),
  [CUE.arm]: tone("triangle", 700, 900, 0.05, 0.16),
  [CUE.appear]: tone("sine", 160, 420, 0.15, 0.3),
  [CUE.fill]: THUD,
  [CUE.breaks]: HEAVY,
  [CUE.open]: GLAD,
  [CUE.free]: GLAD,
  [CUE.dark]: HEAVY,
  [CUE.enter]: chord(262, 0.09, MAJOR, 0.2),
  [CUE.boss]: chord(90, 0.07, [1, 1, 1, 1, 1, 1, 1, 1], 0.4),
  [CUE.pick]: GLAD,
  [CUE.leave]: chord(523, 0.08, [1, 0.85, 0.7, 0.6]),
  [CUE.over]: chord(330, 0.25, [1, 0.84, 0.67], 0.3),
  [CUE.win]: [...chord(523, 0.1, [...MAJOR, 2.5, 3], 0.3), ...quack(1.4)],
};

type Dust = [count: number, colours: readonly string[], speed: number, more?: object];
const BITS: Dust = [14, EARTH, 200, { gravity: 500, shape: "square" }];
const SPARKS: Dust = [20, ["#FFF", "#FC4", "#EBC"], 200, { shape: "star" }];
const DUST: Record<number, Dust> = {
  [CUE.step]: [3, EARTH, 50],
  [CUE.bump]: BITS,
  [CUE.slam]: BITS,
  [CUE.crumble]: BITS,
  [CUE.die]: SPARKS,
  [CUE.hurt]: [14, ["#FD4", "#FFF"], 180, { shape: "feather", life: 1 }],
  [CUE.burst]: [34, ["#F85", "#FC4", "#FFF"], 300],
  [CUE.loaf]: SPARKS,
  [CUE.use]: SPARKS,
  [CUE.appear]: BITS,
  [CUE.fill]: BITS,
  [CUE.breaks]: BITS,
  [CUE.win]: [70, CONFETTI, 420, { life: 1.6, gravity: 260, shape: "square" }],
};

const BITE = tone("square", 480, 220, 0.06, 0.16);
const SPIT = tone("sine", 300, 900, 0.12, 0.3);
const STRIKES: Record<number, Sound> = {
  [INTENT.spit]: SPIT,
  [INTENT.tongue]: SPIT,
};
const HONK = [tone("sawtooth", 233, 220, 0.4, 0.3), tone("square", 466, 440, 0.4, 0.12)];

type Words = { big: string; small: string; colour: string; at: number };
const WORDS_FRAMES = 84;

/** Answers what the rules tell: sounds, dust, and one shout at a time. */
export function createTeller() {
  let later: { at: number; run(): void }[] = [];
  let words: Words = { big: "", small: "", colour: "#FFF", at: -999 };
  let floats = 0;

  const say = (stage: Stage, big: string, small = "", colour = "#FFF"): void => {
    // A shout waits for no other: the newest stands.
    words = { big, small, colour, at: stage.tick };
  };

  const tell = (stage: Stage, state: State, news: News, at: Point): void => {
    const run = () => answer(stage, state, news, at);
    if (news.beat === 0) run();
    else later.push({ at: stage.tick + BEAT_FRAMES + 2, run });
  };

  const answer = (stage: Stage, state: State, { cue, force, id }: News, { x, y }: Point): void => {
    const { world } = state;
    const dust = (count: number, colours: readonly string[], speed: number, more: object = {}) =>
      stage.burst({ x, y, count, colours, speed, size: 6, life: 0.6, ...more });
    // Only the duck's own steps are heard.
    if (cue === CUE.step && id !== 0) return;
    const sounds = SOUNDS[cue];
    if (sounds) stage.sound(sounds);
    const puff = DUST[cue];
    if (puff && !(cue === CUE.die && force === CAUSE.pit)) dust(...puff);
    const note = (text: string, colour: string, size = 22) => float(stage, text, x, y - 36, colour, size);
    switch (cue) {
      case CUE.rock:
        return force > 0 ? note(force === 1 ? "Too deep!" : "Not now", "#FFF") : undefined;
      case CUE.slam:
        return stage.shake(5);
      case CUE.fall:
        // The bottom is deep: it is heard after the creature has hung in the air for a moment.
        later.push({
          at: stage.tick + FALL_FRAMES,
          run() {
            stage.sound([...THUD, tone("sine", 70, 36, 0.4, 0.6)]);
            stage.shake(10);
            float(stage, "Plop!", x, y - 20, "#FFF", 34);
            dust(16, EARTH, 160, { gravity: 300 });
            dust(2, ["#FFF"], 20, { shape: "ring", size: 30 });
          },
        });
        return;
      case CUE.pick:
        if (force >= 0 && world.relics.includes(RELIC.partnerOf(force))) {
          const [pair, together] = pairWords(force);
          say(stage, `${pair}!`, together, GOLD);
        }
        return;
      case CUE.point:
      case CUE.crumb:
        return world.outcome === DEAD ? undefined : note(`+${force}`, GOLD, 24);
      case CUE.many:
        stage.hold(7);
        return say(stage, ["Double!", "Triple!", "Quadruple!"][force - 2] ?? "Rampage!", "", GOLD);
      case CUE.hurt:
        stage.shake(9);
        stage.flash("#E24", 0.35);
        return stage.hold(4);
      case CUE.strike:
        return stage.sound(STRIKES[force] ?? BITE);
      case CUE.burst:
        stage.shake(12);
        return dust(2, ["#FFF"], 30, { shape: "ring", size: 40 });
      case CUE.loaf:
        return note("+1 heart", "#F9A", 24);
      case CUE.unchained:
        return note("Chain lost", "#F9A", 26);
      case CUE.dodge:
        return note("Dodged!", "#BEE");
      case CUE.blocked:
        return force === RELIC.umbrella ? note("Umbrella!", "#9CF", 26) : note("Too heavy", "#FFF");
      case CUE.use:
        if (force === RELIC.horn) stage.shake(8);
        return stage.sound(force === RELIC.horn ? HONK : tone("sine", 500, 1200, 0.2, 0.25));
      case CUE.open:
        return say(stage, "The hatch is open", "", GOLD);
      case CUE.free:
        return note("Free turn!", "#7DE", 26);
      case CUE.dark:
        return say(stage, "Out of oil!", "The dark bites every second turn: run for the stairs.", "#F89");
      case CUE.enter:
        return state.mode < 2 && force % 3 === 0 ? say(stage, PARTS[Math.min(3, force / 3)]!, "", "#FD8") : undefined;
      case CUE.boss:
        later.push({
          at: stage.tick + LANDING,
          run() {
            stage.sound([...THUD, tone("sine", 80, 30, 0.5, 0.7), ...quack(0.5, 0.2)]);
            stage.shake(18);
            dust(40, EARTH, 320, { size: 9, gravity: 300 });
          },
        });
        return;
      case CUE.over:
        return say(stage, world.cause === CAUSE.asleep ? "Good night" : "Lights out", fallWords(state), "#F9A");
      case CUE.win:
        stage.flash("#FEB", 0.5);
        return say(stage, state.mode === 2 ? "All gone!" : "Home again!", "", GOLD);
    }
  };

  /** Numbers at one place do not lie over each other. */
  const float = (stage: Stage, text: string, x: number, y: number, colour: string, size: number): void => {
    floats = (floats + 1) % 3;
    stage.float(text, x, y - floats * 30, { size, face: "display", align: "center", colour, outline: "#213" });
  };

  return {
    tell,
    /** What is due now. */
    keepUp(tick: number): void {
      const due = later.filter(({ at }) => at <= tick);
      if (due.length === 0) return;
      later = later.filter(({ at }) => at > tick);
      for (const { run } of due) run();
    },
    words: (tick: number) => ({
      ...words,
      age: tick - words.at,
      frames: words.small ? WORDS_FRAMES * 1.5 : WORDS_FRAMES,
    }),
    reset(): void {
      later = [];
      words = { ...words, at: -999 };
    },
  };
}
