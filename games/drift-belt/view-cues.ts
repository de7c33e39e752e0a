import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ALONG, CUE, multiplier, NEWS, readCue, WAVE, type State } from "./rules-belt.ts";
import { BOSS_NAMES } from "./view-boss.ts";
import { place, type Lie } from "./view-lie.ts";
import { POINTS } from "./rules-flight.ts";
import { SKY, skyIn } from "./view-sky.ts";

export const WAVE_NAMES = [
  "Scatter",
  "Slalom",
  "Crossfire",
  "Giants",
  "Swarm",
  "Comets",
  "Tunnel",
  "Rings",
  "Boss",
  "Breather",
];

const GOLD = ["#FFD65A", "#FFF3D1", "#EFA132"];
const FIRE = ["#FF6B4A", "#FFD65A", "#C93A2E", "#FFF3D1"];
const ICE = ["#9FE3F5", "#FFFFFF", "#5AA9D6"];
const BOSS_AT = 800;

const QUACK: Sound[] = [
  { shape: "sawtooth", from: 360, to: 190, length: 0.2, volume: 0.8 },
  { shape: "square", from: 720, to: 330, length: 0.16, volume: 0.35 },
  { shape: "noise", from: 2400, to: 300, length: 0.3, volume: 0.4, delay: 0.04 },
];

const chord = (notes: readonly number[], length: number, step: number): Sound[] =>
  notes.map((from, index) => ({ shape: "triangle", from, length, volume: 0.45, delay: index * step }));

/** The big moments: bosses, another sky, a wave without a hit. */
function answerNews(stage: Stage, lie: Lie, state: State, news: number, across: number): void {
  const [x, y] = place(lie, BOSS_AT, across);
  const shout = (words: string, colour: string, size = 54) =>
    stage.float(words, stage.width / 2, stage.height * 0.3, { size, face: "display", align: "center", colour });
  if (news === NEWS.bossComes) {
    shout(`${BOSS_NAMES[state.boss[0]?.kind ?? 0]}!`, "#FF9B9B", 64);
    stage.shake(10);
    stage.sound([0, 0.3, 0.6].map((delay) => ({ shape: "sawtooth", from: 110, to: 70, length: 0.26, delay })));
  } else if (news === NEWS.bossFires) {
    stage.sound({ shape: "noise", from: 1200, to: 300, length: 0.12, volume: 0.3 });
  } else if (news === NEWS.bossHit) {
    stage.burst({ x, y, count: 36, colours: GOLD, speed: 320, life: 0.7, size: 6, shape: "star" });
    stage.hold(5);
    stage.shake(12);
    stage.flash("#FFD65A", 0.3);
    stage.float("Ouch!", x, y - 100, { size: 40, face: "display", align: "center", colour: "#FFF3D1" });
    stage.sound({ shape: "square", from: 300, to: 70, length: 0.3, volume: 0.5 });
  } else if (news === NEWS.bossDown) {
    for (const [dx, dy] of [
      [0, 0],
      [50, -60],
      [-50, 50],
    ] as const)
      stage.burst({ x: x + dx, y: y + dy, count: 46, colours: [...FIRE, ...GOLD], speed: 440, life: 1.3, size: 8 });
    stage.hold(10);
    stage.shake(24);
    stage.flash("#FFF3D1", 0.7);
    shout("Boss beaten!", "#5EE6A0", 64);
    stage.sound([
      { shape: "noise", from: 2000, to: 60, length: 0.9, volume: 0.8 },
      ...chord([523, 659, 784, 1047, 1319], 0.3, 0.1),
    ]);
  } else if (news === NEWS.bossGone) shout("It flew on", "#C3A6FF", 44);
  else if (news === NEWS.sky) {
    stage.flash("#FFFFFF", 0.8);
    shout(SKY[skyIn(state)]!.name, "#FFF3D1", 58);
    stage.sound(chord([392, 494, 587, 784], 0.5, 0.16));
  } else if (news === NEWS.cleanWave) {
    const at = place(lie, ALONG / 2, 90);
    stage.float("No hit: +50", ...at, { size: 30, face: "display", align: "center", colour: "#5EE6A0" });
    stage.sound(chord([659, 880], 0.16, 0.08));
  }
}

/** Effects and sounds for each cue. */
export function createCues(lie: Lie, addRing: (x: number, y: number, since: number) => void) {
  return (stage: Stage, state: State, value: number): void => {
    const { kind, along, across, news } = readCue(value);
    if (kind === 0) return answerNews(stage, lie, state, news, across);
    const times = multiplier(state);
    const [x, y] = place(lie, along, across);
    const tune = 1 + 0.06 * Math.min(16, state.chain);
    const say = (words: string, colour: string, size = 24) =>
      stage.float(words, x, y - 34, { size, colour, face: "display", align: "center" });

    if (kind === CUE.star) {
      stage.burst({ x, y, count: 8, colours: GOLD, speed: 130, life: 0.4, size: 3.5 });
      stage.sound({ shape: "triangle", from: 620 * tune, to: 940 * tune, length: 0.11, volume: 0.35 });
      say(`+${POINTS.star * times}`, "#FFD65A", 20);
    } else if (kind === CUE.dust) {
      stage.burst({ x, y, count: 10, colours: ICE, speed: 150, life: 0.45, size: 3.5 });
      stage.sound({ shape: "sine", from: 900 * tune, to: 1500 * tune, length: 0.14, volume: 0.35 });
      say(`+${POINTS.dust * times}`, "#9FE3F5", 22);
    } else if (kind === CUE.near) {
      stage.burst({ x, y, count: 6, colours: ["#FFF3D1"], speed: 220, life: 0.3, size: 2.5, shape: "spark" });
      stage.sound({ shape: "noise", from: 900, to: 5200, length: 0.14, volume: 0.3 });
      say("Graze!", "#FFF3D1", 20);
    } else if (kind === CUE.hit) {
      stage.burst({ x, y, count: 44, colours: FIRE, speed: 330, life: 0.8, size: 6, shape: "spark" });
      stage.shake(16);
      stage.hold(4);
      stage.flash("#F2594B", 0.4);
      stage.sound([
        { shape: "noise", from: 1600, to: 90, length: 0.45, volume: 0.8 },
        { shape: "sawtooth", from: 220, to: 50, length: 0.4, volume: 0.6 },
      ]);
      say("Ow", "#FF9B9B", 34);
    } else if (kind === CUE.shieldBroken) {
      stage.burst({ x, y, count: 30, colours: ICE, speed: 300, life: 0.6, size: 5 });
      stage.shake(7);
      stage.sound({ shape: "square", from: 1400, to: 200, length: 0.25, volume: 0.4 });
    } else if (kind === CUE.shield || kind === CUE.feather) {
      const words = kind === CUE.shield ? "Shield" : "Feather";
      stage.burst({ x, y, count: 16, colours: kind === CUE.shield ? ICE : FIRE, speed: 170, life: 0.5 });
      stage.sound(
        [523, 659, 784].map((from, index) => ({ shape: "triangle", from, length: 0.16, delay: index * 0.07 })),
      );
      say(words, "#FFF3D1");
    } else if (kind === CUE.quack) {
      addRing(x, y, stage.tick);
      stage.shake(6);
      stage.sound(QUACK);
      say("QUACK", "#FFD65A", 44);
    } else if (kind === CUE.crumble) {
      const { light, mid } = SKY[skyIn(state)]!.rock;
      stage.burst({ x, y, count: 14, colours: [light, mid, "#FFF3D1"], speed: 210, life: 0.6, size: 6 });
      stage.sound({ shape: "noise", from: 700, to: 120, length: 0.18, volume: 0.3 });
    } else if (kind === CUE.wave) {
      if (state.waveKind === WAVE.breather) return;
      const words = { size: 52, face: "display", align: "center", colour: "#FFF3D1" } as const;
      stage.float(WAVE_NAMES[state.waveKind]!, stage.width / 2, stage.height * 0.3, words);
      stage.sound(
        [392, 523].map((from, index) => ({ shape: "sine", from, length: 0.3, volume: 0.3, delay: index * 0.14 })),
      );
    } else if (kind === CUE.warning) {
      stage.sound([0, 0.22, 0.44].map((delay) => ({ shape: "square", from: 880, length: 0.12, volume: 0.3, delay })));
    } else if (kind === CUE.comet) {
      stage.shake(9);
      stage.sound({ shape: "noise", from: 300, to: 2600, length: 0.9, volume: 0.7 });
    } else if (kind === CUE.chainUp) {
      say(`×${times}`, "#5EE6A0", 38);
      stage.sound({ shape: "triangle", from: 440 * tune, to: 880 * tune, length: 0.2, volume: 0.35, delay: 0.05 });
    } else if (kind === CUE.chainLost) {
      stage.sound({ shape: "sine", from: 330, to: 220, length: 0.2, volume: 0.25 });
    } else if (kind === CUE.over) {
      stage.burst({ x, y, count: 80, colours: [...FIRE, "#FFD24A"], speed: 420, life: 1.2, size: 7 });
      stage.shake(22);
      stage.sound(
        [392, 330, 262, 196].map((from, index) => ({ shape: "triangle", from, length: 0.3, delay: index * 0.16 })),
      );
    }
  };
}
