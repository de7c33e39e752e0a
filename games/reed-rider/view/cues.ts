import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { TOP_SPEED } from "#reed-rider/rules/wheels.ts";
import { CUE } from "#reed-rider/rules/cues.ts";
import { AIR_POINTS, MODE, type State } from "#reed-rider/rules.ts";

const tone = (from: number, to: number, length: number, more: Partial<Sound> = {}): Sound => ({
  shape: "triangle",
  from,
  to,
  length,
  volume: 0.32,
  ...more,
});
const hiss = (from: number, to: number, length: number, volume = 0.22): Sound => ({
  shape: "noise",
  from,
  to,
  length,
  volume,
});
const notes = (list: readonly number[], every: number): Sound[] =>
  list.map((note, at) => tone(note, note, 0.16, { delay: at * every }));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.land]: [tone(120, 70, 0.12, { shape: "sine", volume: 0.4 }), hiss(900, 300, 0.1, 0.14)],
  [CUE.thud]: [tone(110, 44, 0.2, { shape: "sine", volume: 0.6 }), hiss(1200, 260, 0.16, 0.26)],
  [CUE.spring]: [tone(180, 720, 0.28, { shape: "square", volume: 0.16 }), tone(360, 900, 0.3, { delay: 0.04 })],
  [CUE.turn]: [tone(620, 1240, 0.16, { shape: "sine", volume: 0.24 })],
  [CUE.mend]: notes([659, 784, 988, 1319], 0.07),
  [CUE.flag]: notes([784, 1175], 0.07),
  [CUE.finish]: notes([523, 659, 784, 1047, 784, 1047, 1319], 0.09),
  [CUE.thorns]: [tone(900, 200, 0.2, { shape: "square", volume: 0.2 }), hiss(3000, 800, 0.15)],
  [CUE.splash]: [hiss(1000, 180, 0.6, 0.42), tone(420, 110, 0.35, { shape: "sine" })],
  [CUE.crash]: [hiss(1800, 220, 0.3, 0.4), tone(260, 70, 0.25, { shape: "sawtooth", volume: 0.2 }), QUACK()],
  [CUE.mown]: [tone(90, 300, 0.3, { shape: "sawtooth", volume: 0.25 }), QUACK()],
  [CUE.whack]: [tone(140, 40, 0.3, { shape: "square", volume: 0.3 }), hiss(3200, 500, 0.2, 0.4), QUACK()],
  [CUE.smash]: [hiss(1400, 300, 0.22, 0.5), tone(190, 60, 0.16, { shape: "square", volume: 0.2 })],
  [CUE.clean]: [hiss(600, 2400, 0.3, 0.2)],
  [CUE.style]: notes([784, 1175], 0.07),
  [CUE.late]: [hiss(900, 3200, 0.25, 0.2), tone(988, 1480, 0.14)],
  [CUE.flop]: [tone(300, 90, 0.25, { shape: "sawtooth", volume: 0.18 }), QUACK()],
  [CUE.stuck]: [tone(240, 180, 0.2)],
  [CUE.back]: notes([523, 784], 0.06),
  [CUE.hurry]: notes([880, 880, 880], 0.14),
  [CUE.timeUp]: notes([523, 440, 349, 262], 0.14),
  [CUE.over]: notes([440, 349, 294, 220], 0.14),
};

function QUACK(): Sound {
  return { shape: "sawtooth", from: 520, to: 260, length: 0.16, volume: 0.2, delay: 0.06 };
}

/** Sizes of words that come often, and how high above the bike they are: none lies over another one or the duck. */
const PLACES: Readonly<Record<number, readonly [size: number, high: number]>> = {
  [CUE.clean]: [32, -66],
  [CUE.late]: [30, -100],
  [CUE.style]: [30, 150],
};

const FALLS: readonly number[] = [CUE.crash, CUE.thorns, CUE.splash, CUE.mown, CUE.whack, CUE.stuck];
/** Of the same fall, in turn. */
const AGAIN: Readonly<Record<number, readonly string[]>> = {
  [CUE.crash]: ["Beak first!", "Feathers!", "Ow, my tail!"],
  [CUE.splash]: ["Quack soup!", "Belly wash!"],
  [CUE.mown]: ["Short cut!"],
  [CUE.whack]: ["Sliced bread!"],
  [CUE.thorns]: ["Prickly!"],
};
const WORDS: Readonly<Record<number, readonly [string, string]>> = {
  [CUE.crash]: ["Bonk!", "#FFF9E6"],
  [CUE.thorns]: ["Ouch!", "#FF8AA8"],
  [CUE.splash]: ["Splash!", "#C9F1F5"],
  [CUE.mown]: ["Mown!", "#FF8A7A"],
  [CUE.whack]: ["Whack!", "#FF8A7A"],
  [CUE.clean]: ["Clean! Boost", "#7FE8FF"],
  [CUE.style]: ["Superduck!", "#FFD65A"],
  [CUE.late]: ["Just in time!", "#7FE8FF"],
  [CUE.flop]: ["Belly flop!", "#FF8A7A"],
  [CUE.stuck]: ["Back to the flag", "#FFF9E6"],
  [CUE.mend]: ["+1 feather", "#5EE6A0"],
  [CUE.carried]: ["Carried to the next flag", "#C9F1F5"],
  [CUE.bigAir]: [`Big air! +${AIR_POINTS}`, "#C9F1F5"],
};

/** Words that come and go must be read at a glance, over anything. */
const shout = (stage: Stage, words: string, x: number, y: number, colour: string, size = 36): void =>
  stage.float(words, x, y, { size, colour, align: "center", face: "display", outline: "#12203F" });

/** Sound, feathers and words for a cue; the bike is at (x, y) on the stage. */
export function playCue(stage: Stage, state: State, cue: number, x: number, y: number): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const dust = (count: number, colours: readonly string[], speed = 150, shape: ParticleShape = "dot", size = 6) =>
    stage.burst({ x, y, count, colours, speed, life: 0.6, size, gravity: 220, shape });
  const words = WORDS[cue];
  if (words) {
    const [size, high] = PLACES[cue] ?? [36, 90];
    const list = [words[0], ...(AGAIN[cue] ?? [])];
    shout(stage, list[state.crashes % list.length]!, x, y - high, words[1], size);
  }

  if (cue === CUE.land) dust(6, ["#E8D5A8", "#C9B088"], 110);
  else if (cue === CUE.thud) {
    dust(16, ["#E8D5A8", "#C9B088", "#FFF9E6"], 190);
    stage.shake(6);
  } else if (cue === CUE.pad) {
    if (state.frame % 4 === 0) {
      stage.sound([tone(330, 990, 0.12, { shape: "square", volume: 0.08 })]);
      dust(3, ["#5EEBD8", "#FFFFFF"], 160, "spark");
    }
  } else if (cue === CUE.spring) dust(10, ["#FF7BB0", "#FFFFFF"], 200, "star");
  else if (cue === CUE.turn) dust(8 * state.turning, ["#FFD65A", "#FFFFFF"], 240, "star", 8);
  else if (cue === CUE.flip) sayFlip(stage, state, x, y);
  else if (cue === CUE.clean || cue === CUE.late) {
    dust(20, ["#7FE8FF", "#FFFFFF", "#FFB02E"], 320, "spark", 9);
    stage.shake(3);
  } else if (cue === CUE.smash) {
    dust(22, ["#C98A4B", "#8A5A34", "#D9A25A"], 300, "square", 11);
    stage.shake(7);
    stage.hold(2);
  } else if (cue === CUE.flag) dust(14, ["#5EE6A0", "#FFF9E6"], 200, "star");
  else if (cue === CUE.finish) {
    stage.flash("#FFF9E6", 0.5);
    stage.burst({
      x,
      y: y - 60,
      count: 70,
      colours: ["#FFD65A", "#FF7BB0", "#FFF9E6", "#5EE6A0"],
      speed: 420,
      life: 1.2,
      size: 7,
      gravity: 300,
      shape: "square",
    });
  } else if (FALLS.includes(cue)) {
    stage.shake(cue === CUE.stuck ? 2 : 14);
    if (cue === CUE.crash || cue === CUE.whack) stage.flash("#FFFFFF", 0.35);
    if (cue === CUE.splash) dust(40, ["#C9F1F5", "#2A8FC0", "#FFFFFF"], 320);
    if (cue !== CUE.stuck) {
      stage.hold(5);
      dust(26, ["#FFD24A", "#FFF3D1", "#FFFFFF"], 220, "feather", 11);
    }
  }
}

const TIMES = ["", "", "Double ", "Triple ", "Quad "];
/** The more flips and the longer the row, the larger the words and the chord. */
function sayFlip(stage: Stage, state: State, x: number, y: number): void {
  const { gained, chain, mode, frontFlips, landedFlips: flips } = state;
  const worth = mode === MODE.track ? Math.max(1, flips) : chain;
  const what = `${TIMES[Math.min(4, flips)]}${frontFlips ? "Front flip" : "Backflip"}!`;
  const prize = mode === MODE.track ? `−${gained / 60} s` : `+${gained}${chain > 1 ? `  × ${chain}` : ""}`;
  shout(stage, flips === 0 ? "Style!" : what, x, y - 152, "#5EE6A0", 36 + worth * 4);
  shout(stage, prize, x, y - 106, "#FFF9E6", 36);
  stage.sound(notes([523, 659, 784, 1047, 1319, 1568].slice(0, 3 + Math.min(3, worth)), 0.06));
  // The pond cheers.
  stage.sound([
    hiss(700, 2600, 0.5 + worth * 0.12, 0.12),
    { ...QUACK(), delay: 0.2 },
    { ...QUACK(), from: 640, delay: 0.34 },
  ]);
  stage.burst({
    x,
    y,
    count: 10 + worth * 6,
    colours: ["#FFD65A", "#5EE6A0", "#FFFFFF"],
    speed: 240,
    life: 0.7,
    size: 7,
    shape: "star",
  });
}

/** Pedals and chain: one click after the other, faster and higher with the speed. In the air the wheels only hum. */
export function createChain(): (stage: Stage, state: State, speed: number, isPedalling: boolean) => void {
  let turned = 0;
  return (stage, { bike, phase }, speed, isPedalling) => {
    if (phase !== 0) return;
    const part = Math.min(1.4, Math.abs(speed) / TOP_SPEED);
    turned += 0.05 + part * 0.16;
    if (turned < 1) return;
    turned %= 1;
    const pitch = 210 + part * 330;
    if (bike.air > 3) stage.sound({ shape: "noise", from: 5200, to: 4200, length: 0.04, volume: 0.05, isBed: true });
    else if (isPedalling)
      stage.sound([
        { shape: "square", from: pitch, to: pitch * 0.8, length: 0.05, volume: 0.07, isBed: true },
        { shape: "noise", from: 2400 + part * 2000, to: 900, length: 0.05, volume: 0.06, isBed: true },
      ]);
  };
}
