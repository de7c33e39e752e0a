import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "#salt-and-pepper/art/worlds.ts";
import { CUE } from "#salt-and-pepper/rules/cues.ts";
import { MODE, rules, type State } from "#salt-and-pepper/rules.ts";
import { BROTH, FLIGHTS, HOMES, JOKES } from "./words.ts";

const PUFFS = [
  ["#FFFFFF", "#DDEBF7", "#B8CCE4"],
  ["#4A3A4E", "#8A6A58", "#2A2030"],
] as const;

/** One shout at a time: later ones wait until it has gone. */
export function createShouts() {
  let [words, x, y, at, colour] = ["", 0, 0, -1000, "#FFFFFF"];
  let answer: { text: string; at: number; place: readonly [number, number]; tint: string } | null = null;
  return {
    /** Says it when the shout before has been read. */
    reply(stage: Stage, text: string, place: readonly [number, number], tint = "#FFFFFF"): void {
      answer = { text, at: stage.tick + 44, place, tint };
    },
    shout(stage: Stage, text: string, [px, py]: readonly [number, number], tint = "#FFFFFF"): void {
      if (stage.tick - at < 36) return;
      [words, x, y, at, colour] = [text, px, py, stage.tick, tint];
    },
    draw(stage: Stage): void {
      if (answer && stage.tick >= answer.at) {
        this.shout(stage, answer.text, answer.place, answer.tint);
        answer = null;
      }
      const age = stage.tick - at;
      if (age < 0 || age > 58) return;
      const { context, width } = stage;
      const size = stage.width > stage.height ? 34 : 38;
      const grow = stage.isCalm ? 1 : Math.min(1, age / 6) * (1 + Math.max(0, 12 - age) / 40);
      context.save();
      context.globalAlpha = Math.min(1, (58 - age) / 14);
      context.font = `900 ${size}px Nunito, system-ui, sans-serif`;
      const half = context.measureText(words).width / 2 + 16;
      context.translate(Math.max(half, Math.min(width - half, x)), Math.max(48, y - 78 - age * 0.4));
      context.scale(grow, grow);
      stage.text(words, 0, 0, { size, face: "display", align: "center", colour, outline: INK });
      context.restore();
    },
  };
}

export type Shouts = ReturnType<typeof createShouts>;

/** Who does what a cue tells of is not in the cue: the duck that is played, or the one that was just lost. */
export function playCue(
  stage: Stage,
  state: State,
  cue: number,
  at: (who: number) => readonly [number, number],
  shouts: Shouts,
  cheer: (who: number, frames?: number) => void,
): void {
  const { active } = state;
  const place = at(active);
  const tone = (
    from: number,
    to: number,
    length: number,
    volume = 0.3,
    shape: "sine" | "triangle" | "square" = "triangle",
    delay = 0,
  ) => stage.sound({ shape, from, to, length, volume, delay });
  const pick = <T>(list: readonly T[]): T => list[(state.frame + state.throws) % list.length]!;
  switch (cue) {
    case CUE.jump:
      return tone(active === 0 ? 420 : 300, active === 0 ? 680 : 500, 0.12, 0.2);
    case CUE.land:
      stage.burst({
        x: place[0],
        y: place[1],
        count: 4,
        colours: ["#FFFFFF", "#D8CFE8"],
        speed: 50,
        life: 0.3,
        size: 3,
      });
      return tone(150, 90, 0.08, 0.16);
    case CUE.swap:
      cheer(active, 18);
      tone(active === 0 ? 880 : 440, active === 0 ? 990 : 520, 0.07, 0.22, "square");
      return stage.burst({
        x: place[0],
        y: place[1] - 20,
        count: 7,
        colours: active === 0 ? ["#FFFFFF"] : ["#C9A7FF"],
        speed: 90,
        life: 0.35,
        size: 3,
        shape: "ring",
      });
    case CUE.lift:
      tone(260, 400, 0.14, 0.26);
      return shouts.shout(stage, pick(["Hup!", "Oof!", "Heavy!"]), place);
    case CUE.throw:
    case CUE.toss: {
      const flyer = state.ducks[0].thrown === 1 ? 0 : 1;
      stage.sound([
        { shape: "noise", from: 900, to: 3000, length: 0.2, volume: 0.16 },
        { shape: "square", from: 520, to: 1150, length: 0.32, volume: 0.13, delay: 0.04 },
      ]);
      stage.hold(3);
      if (state.ducks[flyer].thrown === 1)
        shouts.shout(stage, pick(FLIGHTS), at(flyer), flyer === 0 ? "#FFFFFF" : "#FFD9A0");
      return;
    }
    case CUE.stack:
      cheer(0, 30);
      cheer(1, 30);
      return tone(500, 700, 0.09, 0.24, "sine");
    case CUE.poof: {
      const who = state.ducks[0].lost === 1 ? 0 : 1;
      const [x, y] = at(who);
      const isSoup = state.mode === MODE.flood && state.cues.includes(CUE.soup);
      stage.burst({
        x,
        y: y - 18,
        count: 26,
        colours: isSoup ? ["#FF8A3A", "#FFE08A"] : PUFFS[who],
        speed: 190,
        life: 0.7,
        size: 9,
        gravity: -60,
      });
      stage.burst({
        x,
        y: y - 18,
        count: 8,
        colours: PUFFS[who],
        speed: 110,
        life: 1.1,
        size: 5,
        shape: "feather",
        gravity: 60,
      });
      stage.shake(7);
      stage.sound([
        { shape: "noise", from: 4200, to: 300, length: 0.36, volume: 0.36 },
        { shape: "sine", from: 600, to: 90, length: 0.4, volume: 0.3 },
      ]);
      const jokes = JOKES[isSoup ? 2 : who];
      const [joke, answer] = jokes[(state.poofs - 1) % jokes.length]!;
      shouts.shout(stage, joke, [x, y], isSoup ? "#FFE08A" : "#FFFFFF");
      if (isSoup && state.poofs % 2 === 0) shouts.reply(stage, pick(BROTH), [stage.width / 2, y], "#FF8A3A");
      else if (state.ducks[1 - who]!.lost === 0)
        shouts.reply(stage, answer, at(1 - who), who === 0 ? "#FFD9A0" : "#FFFFFF");
      return;
    }
    case CUE.back: {
      for (const who of [0, 1]) {
        const duck = state.ducks[who]!;
        if (duck.lost !== 0 || duck.air !== 0 || duck.buffer !== 99) continue;
        const [x, y] = at(who);
        stage.burst({ x, y: y - 18, count: 8, colours: PUFFS[who]!, speed: 90, life: 0.4, size: 4, shape: "ring" });
      }
      return tone(300, 620, 0.14, 0.2);
    }
    case CUE.crumb:
      cheer(0, 34);
      cheer(1, 34);
      stage.burst({
        x: place[0],
        y: place[1] - 26,
        count: 14,
        colours: ["#FFE27A", "#FFFFFF", "#FFC93C"],
        speed: 170,
        life: 0.6,
        size: 5,
        shape: "star",
        gravity: 160,
      });
      for (const [number, note] of [784, 988, 1175].entries()) tone(note, note, 0.12, 0.22, "triangle", number * 0.06);
      return;
    case CUE.plate:
      return tone(200, 320, 0.12, 0.3, "square");
    case CUE.release:
      return tone(300, 190, 0.12, 0.16, "square");
    case CUE.lever:
      tone(520, 260, 0.07, 0.3, "square");
      return tone(260, 420, 0.1, 0.24, "square", 0.07);
    case CUE.light:
      return tone(900, 1400, 0.3, 0.18, "sine");
    case CUE.home: {
      const who = state.ducks[0].home === 1 ? 0 : 1;
      if (state.ducks[1 - who]!.home === 0 && state.mode !== MODE.flood) shouts.shout(stage, HOMES[who], at(who));
      return tone(660, 880, 0.2, 0.26, "sine");
    }
    case CUE.done: {
      for (const who of [0, 1]) {
        const [x, y] = at(who);
        stage.burst({
          x,
          y: y - 30,
          count: 26,
          colours: ["#FFE27A", "#FFFFFF", "#8FE3FF", "#FF9AC0"],
          speed: 250,
          life: 1,
          size: 6,
          shape: "star",
          gravity: 260,
        });
      }
      stage.flash("#FFF6D8", 0.3);
      for (const [number, note] of [523, 659, 784, 1047].entries())
        tone(note, note, 0.26, 0.28, "triangle", number * 0.09);
      return shouts.shout(stage, pick(["Quack five!", "Shake it!", "Tasty!"]), at(0), "#FFE27A");
    }
    case CUE.call:
      cheer(1 - active, 30);
      tone(560, 430, 0.1, 0.24, "square");
      tone(520, 400, 0.1, 0.2, "square", 0.14);
      return shouts.shout(stage, state.duo === 1 ? "Quack!" : "Come along!", place);
    case CUE.stay:
      tone(430, 330, 0.12, 0.22, "square");
      return shouts.shout(stage, "Stay!", place);
    case CUE.noRoom:
      tone(180, 130, 0.12, 0.24, "square");
      return shouts.shout(stage, "No room above!", place);
    case CUE.soup:
      stage.flash("#FF8A3A", 0.35);
      return tone(120, 60, 0.5, 0.34, "sine");
    case CUE.storey:
      for (const [number, note] of [587, 880].entries()) tone(note, note, 0.16, 0.24, "triangle", number * 0.08);
      return shouts.shout(stage, `Storey ${state.room * 3 + state.storey + 1}!`, place, "#8FE3FF");
    case CUE.next:
      return tone(500, 900, 0.25, 0.2, "sine");
    case CUE.players:
      return shouts.shout(stage, state.duo === 1 ? "Two players!" : "One player!", [stage.width / 2, stage.height / 2]);
    case CUE.over:
      if (state.mode === MODE.flood || rules.score(state) < 1000) tone(330, 110, 0.6, 0.3, "sine");
      return;
    default:
  }
}
