import type { ParticleShape, Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE } from "#tongue-tied/rules/cues.ts";
import { speedAt } from "#tongue-tied/rules/frog.ts";
import { PARTS, UNIT } from "#tongue-tied/rules/units.ts";
import { timesOf } from "#tongue-tied/rules/chain.ts";
import { SPLASH_FRAMES } from "#tongue-tied/rules/harm.ts";
import { MODE, type State } from "#tongue-tied/rules.ts";

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
const CROAK: Sound[] = [
  tone(150, 110, 0.07, { shape: "sawtooth", volume: 0.3 }),
  tone(170, 100, 0.14, { shape: "sawtooth", volume: 0.3, delay: 0.09 }),
];

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.shot]: [tone(300, 1200, 0.09, { shape: "sine", volume: 0.3 }), hiss(5000, 2000, 0.06, 0.1)],
  [CUE.miss]: [tone(420, 260, 0.12, { shape: "sine", volume: 0.2 })],
  [CUE.latch]: [
    tone(240, 170, 0.08, { shape: "square", volume: 0.2 }),
    tone(640, 980, 0.12, { shape: "sine", volume: 0.22 }),
  ],
  [CUE.release]: [tone(520, 330, 0.12, { shape: "sine", volume: 0.22 })],
  [CUE.bounce]: [
    tone(160, 520, 0.22, { shape: "sine", volume: 0.42 }),
    tone(320, 760, 0.2, { delay: 0.03, volume: 0.18 }),
  ],
  [CUE.drum]: [tone(130, 60, 0.26, { shape: "sine", volume: 0.7 }), hiss(2400, 400, 0.14, 0.26)],
  [CUE.sit]: [tone(260, 150, 0.1, { shape: "sine", volume: 0.3 }), hiss(900, 300, 0.1, 0.12)],
  [CUE.hop]: [...CROAK],
  [CUE.flip]: [tone(620, 1240, 0.14, { shape: "sine", volume: 0.2 })],
  [CUE.loop]: notes([659, 988, 1319], 0.05),
  [CUE.splash]: [hiss(1100, 160, 0.6, 0.44), tone(420, 100, 0.35, { shape: "sine" })],
  [CUE.burr]: [tone(900, 200, 0.18, { shape: "square", volume: 0.22 }), hiss(3000, 800, 0.15), ...CROAK],
  [CUE.heron]: [
    tone(700, 300, 0.16, { shape: "sawtooth", volume: 0.3 }),
    tone(500, 220, 0.2, { shape: "sawtooth", volume: 0.3, delay: 0.1 }),
  ],
  [CUE.back]: notes([523, 784], 0.05),
  [CUE.mend]: notes([659, 784, 988, 1319], 0.07),
  [CUE.torn]: [hiss(6000, 1500, 0.22, 0.28)],
  [CUE.chainUp]: notes([784, 988, 1175], 0.05),
  [CUE.chainLost]: [tone(330, 165, 0.25, { volume: 0.2 })],
  [CUE.lily]: notes([784, 1175], 0.07),
  [CUE.finish]: notes([523, 659, 784, 1047, 784, 1047, 1319], 0.09),
  [CUE.hurry]: notes([880, 880, 880], 0.14),
  [CUE.timeUp]: notes([523, 440, 349, 262], 0.14),
  [CUE.over]: notes([440, 349, 294, 220], 0.14),
  [CUE.near]: [tone(180, 140, 0.3, { shape: "sawtooth", volume: 0.2 })],
};

/** A scale that climbs with a chain. */
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760];
const WATER = ["#C9F1F5", "#3E8C8A", "#FFFFFF"];
const LIGHT = ["#FFD65A", "#FFF6DC", "#FFB84A"];

/** Words that come and go must be read at a glance, over anything. */
const shout = (stage: Stage, words: string, x: number, y: number, colour: string, size = 32): void =>
  stage.float(words, x, y, { size, colour, align: "center", face: "display", outline: "#0B1D26" });

/** Sound, sparks and words for a cue; the frog is at (x, y) on the stage. */
export function playCue(stage: Stage, state: State, cue: number, x: number, y: number): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const dust = (count: number, colours: readonly string[], speed = 150, shape: ParticleShape = "dot", size = 6) =>
    stage.burst({ x, y, count, colours, speed, life: 0.6, size, gravity: 240, shape });
  const above = y - 58;
  switch (cue) {
    case CUE.sweet: {
      const note = SCALE[Math.min(SCALE.length - 1, state.chain)]!;
      stage.sound([
        tone(note, note, 0.16),
        tone(note * 1.5, note * 1.5, 0.2, { delay: 0.05, volume: 0.2 }),
        hiss(900, 4200, 0.22, 0.14),
      ]);
      dust(10, LIGHT, 210, "star", 7);
      return;
    }
    case CUE.fly: {
      const note = SCALE[state.flies % 5]! * 1.5;
      return stage.sound([
        tone(note, note * 1.2, 0.07, { shape: "square", volume: 0.12 }),
        tone(200, 140, 0.06, { shape: "sine", delay: 0.03 }),
      ]);
    }
    case CUE.lit: {
      const note = SCALE[Math.min(SCALE.length - 1, state.chain % SCALE.length)]!;
      stage.sound([tone(note, note, 0.2, { shape: "sine", volume: 0.3 })]);
      dust(8, LIGHT, 190, "star");
      return shout(stage, `+${state.gained}`, x, above, "#FFD65A", 24 + timesOf(state) * 2);
    }
    case CUE.latch:
      return dust(4, ["#FF9AB5", "#FFFFFF"], 90);
    case CUE.bounce:
    case CUE.drum:
      return dust(14, ["#F2594B", "#FFF3D1"], 200);
    case CUE.flip:
      return shout(stage, "Flip…", x, above, "#C9F1F5", 22);
    case CUE.banked:
      dust(12, LIGHT, 240, "star", 8);
      stage.sound(notes([784, 988, 1319], 0.05));
      return shout(stage, state.mode === MODE.night ? `Flip! +${state.gained}` : "Flip!", x, above - 20, "#5EE6A0", 30);
    case CUE.loop:
      dust(16, LIGHT, 260, "spark");
      return shout(stage, state.mode === MODE.swamp ? "Round!" : `Round! +${state.gained}`, x, above, "#5EE6A0", 30);
    case CUE.chainUp:
      stage.flash("#FFD65A", 0.1);
      return shout(stage, `× ${timesOf(state)}`, x, above - 24, "#FFD65A", 30 + timesOf(state) * 4);
    case CUE.mend:
      dust(16, ["#FF9ACB", "#FFFFFF"], 200, "star");
      return shout(stage, "A lily more!", x, above, "#FF9ACB", 34);
    case CUE.torn:
      return dust(14, ["#FFF1DC", "#E5A98A"], 200, "square", 7);
    case CUE.lily:
      return dust(12, ["#FF9ACB", "#FFF6DC"], 200, "star");
    case CUE.carried:
      return shout(stage, "A stork carries you on", stage.width / 2, stage.height * 0.4, "#C9F1F5", 30);
    case CUE.near:
      stage.shake(4);
      return shout(stage, "The heron!", Math.max(120, x - 120), y, "#FF8A7A", 30);
    case CUE.finish:
      stage.flash("#FFF6DC", 0.4);
      return stage.burst({
        x,
        y: y - 40,
        count: 70,
        colours: LIGHT,
        speed: 420,
        life: 1.2,
        size: 7,
        gravity: 300,
        shape: "square",
      });
    case CUE.splash:
    case CUE.burr:
    case CUE.heron:
      return sayHurt(stage, state, cue, x, y);
    default:
  }
}

function sayHurt(stage: Stage, state: State, cue: number, x: number, y: number): void {
  stage.shake(12);
  stage.hold(2);
  if (cue === CUE.splash) {
    stage.burst({ x, y, count: 46, colours: WATER, speed: 380, life: 0.9, size: 7, gravity: 620 });
    stage.burst({ x, y, count: 3, colours: WATER, speed: 30, life: 0.7, size: 26, shape: "ring" });
  } else
    stage.burst({
      x,
      y,
      count: 20,
      colours: ["#9BE066", "#FFFFFF", "#FF8A7A"],
      speed: 260,
      life: 0.7,
      size: 8,
      gravity: 200,
      shape: "spark",
    });
  const words = cue === CUE.splash ? "Splash!" : cue === CUE.burr ? "Ouch!" : "Snap!";
  const cost =
    state.mode === MODE.dash
      ? `−${SPLASH_FRAMES / 60} s`
      : state.mode === MODE.night
        ? state.lives === 0
          ? "The last lily"
          : state.lives === 1
            ? "One lily left"
            : `${state.lives} lilies left`
        : "";
  shout(stage, words, x, Math.min(y - 60, stage.height * 0.7), "#C9F1F5", 42);
  if (cost) shout(stage, cost, x, Math.min(y - 16, stage.height * 0.7 + 42), "#FFFFFF", 26);
}

const GUST_FRAMES = 12;

/** The wind is heard when the frog is fast: it hisses higher with the speed. */
export function soundWind(stage: Stage, { frog, frame }: State): void {
  const speed = (speedAt(frog) * PARTS) / UNIT;
  const wind = Math.min(1, (speed - 7) / 12);
  if (wind <= 0 || frog.seat === 1 || frame % GUST_FRAMES !== 0) return;
  const from = 340 + wind * 1100;
  stage.sound({ shape: "noise", from, to: from * 0.8, length: 0.3, volume: wind * 0.17, isBed: true });
}
