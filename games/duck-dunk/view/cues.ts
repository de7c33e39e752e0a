import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, EVENT, MODE, THEIRS } from "#duck-dunk/rules/codes.ts";
import { STYLE } from "#duck-dunk/rules/points.ts";
import { isPair, type State } from "#duck-dunk/rules/state.ts";

type Shape = Sound["shape"];
const tone = (shape: Shape, from: number, to: number, length: number, volume: number, delay = 0): Sound => ({
  shape,
  from,
  to,
  length,
  volume,
  delay,
});
const tune = (notes: readonly number[], gap: number): Sound[] =>
  notes.map((note, at) => tone("triangle", note, note, 0.2, 0.4, at * gap));
const quack = (from: number, volume: number): Sound[] => [
  tone("sawtooth", from, from * 0.6, 0.12, volume),
  tone("square", from * 1.5, from, 0.1, volume / 3),
];
const crowd = (length: number, volume: number): Sound[] => [
  tone("noise", 900, 2400, length, volume),
  tone("noise", 500, 900, length * 1.3, volume * 0.8, 0.06),
];

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.hop]: [tone("sine", 240, 460, 0.1, 0.22)],
  [CUE.spring]: [tone("sine", 160, 720, 0.26, 0.4), tone("triangle", 90, 300, 0.2, 0.2)],
  [CUE.land]: [tone("noise", 500, 180, 0.05, 0.16)],
  [CUE.wind]: [tone("sine", 520, 620, 0.06, 0.12)],
  [CUE.late]: [tone("triangle", 300, 180, 0.16, 0.3)],
  [CUE.throw]: [tone("noise", 1400, 700, 0.12, 0.24), tone("sine", 420, 620, 0.1, 0.2)],
  [CUE.swipe]: [tone("noise", 2200, 900, 0.09, 0.24)],
  [CUE.steal]: [...quack(520, 0.26), tone("square", 700, 1100, 0.1, 0.2, 0.06)],
  [CUE.block]: [tone("noise", 300, 90, 0.16, 0.6), ...quack(300, 0.26)],
  [CUE.caught]: [tone("sine", 330, 300, 0.06, 0.3)],
  [CUE.stomp]: [tone("sine", 700, 140, 0.22, 0.45), ...quack(760, 0.22)],
  [CUE.dunk]: [
    tone("noise", 220, 60, 0.35, 0.8),
    tone("square", 130, 50, 0.3, 0.3),
    ...crowd(1.1, 0.4),
    ...tune([523, 659, 784, 1047], 0.08),
  ],
  [CUE.basket]: [tone("noise", 3400, 1500, 0.22, 0.36), ...crowd(0.7, 0.28), ...tune([523, 784], 0.09)],
  [CUE.far]: [tone("noise", 3400, 1500, 0.24, 0.4), ...crowd(1, 0.36), ...tune([523, 659, 988], 0.08)],
  [CUE.own]: [tone("sawtooth", 300, 110, 0.5, 0.3), ...crowd(0.6, 0.2)],
  [CUE.missed]: [tone("triangle", 260, 190, 0.14, 0.16)],
  [EVENT.tip]: [tone("square", 1900, 2100, 0.09, 0.12), tone("square", 1900, 2050, 0.16, 0.12, 0.11)],
  [EVENT.floor]: [tone("sine", 150, 85, 0.09, 0.5)],
  [EVENT.rim]: [tone("triangle", 880, 800, 0.16, 0.32), tone("square", 1320, 1200, 0.08, 0.07)],
  [EVENT.board]: [tone("triangle", 260, 170, 0.11, 0.5)],
  [EVENT.wall]: [tone("sine", 180, 120, 0.07, 0.3)],
  [EVENT.second]: [tone("square", 880, 880, 0.07, 0.16)],
  [EVENT.buzzer]: [tone("sawtooth", 220, 215, 0.7, 0.3)],
  [EVENT.golden]: tune([784, 988, 1175], 0.09),
  [EVENT.won]: [...crowd(1.4, 0.4), ...tune([523, 659, 784, 1047, 1319], 0.11)],
  [EVENT.lost]: tune([392, 370, 330, 247], 0.17),
  [EVENT.twist]: [tone("sine", 300, 900, 0.3, 0.3)],
  [EVENT.spot]: [tone("sine", 700, 900, 0.08, 0.2)],
  [EVENT.chainLost]: [tone("triangle", 240, 120, 0.3, 0.3)],
  [EVENT.next]: tune([440, 554, 659], 0.08),
  [EVENT.read]: [tone("triangle", 420, 620, 0.12, 0.3), tone("triangle", 620, 520, 0.2, 0.3, 0.12)],
  [EVENT.keeper]: [tone("square", 1700, 1700, 0.2, 0.14)],
};

export function soundOf(stage: Stage, cue: number): void {
  const sounds = SOUNDS[cue >= THEIRS && cue < THEIRS * 2 ? cue - THEIRS : cue];
  if (sounds) stage.sound(sounds);
}

const NAMES: readonly (readonly [bit: number, words: string])[] = [
  [STYLE.buzzer, "Buzzer beater!"],
  [STYLE.putback, "Putback dunk!"],
  [STYLE.dunk, "Dunk!"],
  [STYLE.far, "From far!"],
  [STYLE.row, "On fire!"],
  [STYLE.robbed, "After a steal!"],
  [STYLE.clean, "Nothing but net!"],
];

export const styleWords = (style: number): string => NAMES.find(([bit]) => style & bit)?.[1] ?? "In!";

const TAUNTS = ["Hey!", "No fair!", "Pfff.", "Lucky!", "Quack!"];

type Place = (x: number, high: number) => [number, number];

/** Words and sparks. Places are those of the court. */
export function showCue(stage: Stage, state: State, cue: number, place: Place): void {
  const side = cue >= THEIRS && cue < THEIRS * 2 ? 1 : 0;
  const what = side === 1 ? cue - THEIRS : cue;
  const duck = state.ducks[side];
  const foe = state.ducks[1 - side]!;
  const { last, mode } = state;
  const isMine = side === 0 || isPair(state);
  const say = (words: string, [x, y]: [number, number], size: number, colour: string) =>
    stage.float(
      words,
      Math.max(130, Math.min(stage.width - 130, x)),
      Math.max(stage.height > stage.width ? 280 : 130, y),
      {
        size,
        face: "display",
        align: "center",
        colour,
        outline: "#1D1B3A",
      },
    );
  const over = (who: typeof duck, more = 190): [number, number] => place(who.x, who.y + more * 64);
  const dust = (
    [x, y]: [number, number],
    count: number,
    colours: readonly string[],
    speed: number,
    shape: "dot" | "feather" | "star" = "dot",
  ) =>
    stage.burst({
      x,
      y,
      count: stage.isCalm ? count >> 1 : count,
      colours,
      speed,
      life: 0.7,
      size: shape === "dot" ? 6 : 10,
      gravity: shape === "star" ? 200 : 340,
      shape,
    });
  if (what === CUE.hop) dust(place(duck.x, 0), 3, ["#FFF3D1"], 60);
  else if (what === CUE.steal) say("Steal!", over(duck), 34, isMine ? "#FFE27A" : "#FFFFFF");
  else if (what === CUE.block) {
    say("Blocked!", over(duck), 36, isMine ? "#FFE27A" : "#FFFFFF");
    stage.hold(4);
    stage.shake(6);
  } else if (what === CUE.stomp) {
    say("Boing!", over(duck, 120), 34, "#FFE27A");
    dust(over(foe, 100), 8, ["#FFE27A", "#FFFFFF"], 180, "star");
    stage.hold(3);
  } else if (what === CUE.late && isMine) say("Let go in the air!", over(duck), 24, "#FFFFFF");
  else if (what === CUE.own) say("Own basket!", [stage.width / 2, stage.height * 0.36], 44, "#FFFFFF");
  else if (what === CUE.dunk || what === CUE.basket || what === CUE.far) {
    const rim = place(side === 0 ? 896 * 64 : 104 * 64, 300 * 64);
    const words = styleWords(last.style);
    const far = what === CUE.basket ? 40 : 54;
    say(words, [rim[0], rim[1] - 70], far, isMine ? "#FFE27A" : "#FF9A8A");
    if (last.earned > 0) say(`+${last.earned}`, [rim[0], rim[1] + 76], 34, "#FFFFFF");
    // The other one has something to say.
    if (mode !== MODE.shoot && Math.abs(over(foe)[0] - rim[0]) > 170)
      say(TAUNTS[(state.points[0] + state.points[1]) % TAUNTS.length]!, over(foe), 24, "#FFFFFF");
    dust(rim, what === CUE.dunk ? 26 : 14, ["#FFE27A", "#FFFFFF", "#F2594B"], what === CUE.dunk ? 320 : 200, "star");
    if (what === CUE.dunk) {
      stage.shake(14);
      stage.hold(6);
      stage.flash("#FFFFFF", 0.3);
      dust(rim, 10, ["#FFD84A", "#FFF3D1"], 240, "feather");
    } else if (what === CUE.far) stage.shake(5);
  } else if (cue === EVENT.keeper) say("8 seconds! Ball over", [stage.width / 2, stage.height * 0.4], 30, "#FFFFFF");
  else if (cue === EVENT.read) {
    say("I know that one!", over(state.ducks[1]), 28, "#FF9A8A");
    say("Vary side or timing!", over(state.ducks[0]), 24, "#FFE27A");
  } else if (cue === EVENT.chainLost) say("Row over", over(duck), 26, "#FFFFFF");
  else if (cue === EVENT.won && mode !== MODE.shoot)
    for (let at = 0; at < 3; at++)
      dust(
        [stage.width * (0.25 + at * 0.25), stage.height * 0.2],
        16,
        ["#F2594B", "#FFC93C", "#3CC8A0", "#3BA7E0"],
        220,
        "feather",
      );
}
