import type { Sound, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { hitOf, type DrumKit } from "#beat-dash/drum-kits.ts";
import { lastHit, noteAt, sungHit } from "#beat-dash/music.ts";
import { sing } from "#beat-dash/music/voices.ts";
import { STEP } from "#beat-dash/rules/course.ts";
import { placeAt } from "#beat-dash/rules/duck.ts";
import { factorOf } from "#beat-dash/rules/hits.ts";
import { beatOf, courseOf, CUE, MODE, tickOfStep, type State } from "#beat-dash/rules/state.ts";
import { GOLD, PAPER } from "./looks.ts";
import { partOfTune } from "./show.ts";
import type { Word } from "./words.ts";

const rise = (...notes: number[]): Sound[] =>
  notes.flatMap((note, at) => sing([["sine", note, 0.16, 0.4]], 1, 1, 1, at * 0.06));

const SOUNDS: Readonly<Record<number, readonly Sound[]>> = {
  [CUE.bounce]: sing([["sine", 160, 0.26, 0.5, 720]]),
  [CUE.feather]: rise(880, 1109, 1319, 1760),
  [CUE.louder]: rise(660, 880, 1320),
  [CUE.hurt]: sing([
    ["noise", 900, 0.3, 0.5, 120],
    ["sawtooth", 240, 0.3, 0.3, 70],
  ]),
  // A record that is stopped by hand.
  [CUE.fall]: sing([
    ["sawtooth", 700, 0.3, 0.3, 60],
    ["noise", 4000, 0.3, 0.4, 200],
  ]),
  [CUE.back]: sing([["sine", 120, 0.2, 0.3, 520]]),
  [CUE.heart]: rise(523, 659, 784),
  [CUE.encore]: rise(440, 554, 659, 880, 1109),
  [CUE.takeOff]: sing([["sawtooth", 220, 0.3, 0.2, 660]]),
  [CUE.swap]: sing([["triangle", 330, 0.16, 0.3, 990]]),
  [CUE.checkpoint]: rise(784, 1047),
};

/** Where the duck is on the stage, how hits sound and look, and who says a word over it. */
export type CueLook = {
  x: number;
  y: number;
  kit: DrumKit;
  accent: string;
  /** Spot-on hits in a row, with this one. */
  spotOn: number;
  say(word: Word): void;
};

/** Sound, light and words for a cue. */
export function playCue(stage: Stage, state: State, cue: number, look: CueLook): void {
  const sounds = SOUNDS[cue];
  if (sounds) stage.sound(sounds);
  const { x, y, kit, accent } = look;
  const dust = (
    count: number,
    colours: readonly string[],
    speed: number,
    shape: "dot" | "star" | "spark" | "square" | "feather" | "ring" = "dot",
  ) => stage.burst({ x, y, count, colours, speed, life: 0.45, size: 4, gravity: 160, shape });
  const say = (words: string, colour: string, size: number) => look.say({ words, colour, size, isHeld: true });
  const part = partOfTune(state);
  const step = Math.round(placeAt(state.tick, beatOf(state)) / STEP);

  if (cue === CUE.perfect || cue === CUE.good) {
    const isPerfect = cue === CUE.perfect;
    const at = courseOf(state).tiles[state.tile - 1]!.step;
    const isShining = look.spotOn >= SHINING;
    stage.sound([
      ...sungHit(part, at, isPerfect, isShining ? 4 : factorOf(state.streak)),
      ...hitOf(kit, noteAt(part, at)),
    ]);
    dust(
      isPerfect ? 12 : 5,
      isPerfect ? [accent, PAPER, GOLD] : [PAPER],
      isPerfect ? 170 : 90,
      isPerfect ? "star" : "dot",
    );
    if (isPerfect) stage.burst({ x, y, count: 1, colours: [accent], speed: 0, life: 0.3, size: 26, shape: "ring" });
    if (isPerfect && look.spotOn % SHINING === 0) dust(30, [GOLD, accent], 300, "star");
    look.say(hitWord(state, isPerfect ? 0 : state.pressedAt - tickOfStep(at, beatOf(state)), look.spotOn));
  } else if (cue === CUE.jump) {
    // A jump beside the beat is only a soft step.
    if (!state.cues.includes(CUE.perfect) && !state.cues.includes(CUE.good)) {
      const beat = beatOf(state);
      const off = (at: number) => state.pressedAt - tickOfStep(courseOf(state).tiles[at]?.step ?? -STEP, beat);
      const [late, early] = [off(state.tile - 1), off(state.tile)];
      if (state.isHammered) look.say({ words: "Too fast", colour: "#fb8", size: 16 });
      else if (late < beat / 2) look.say(timing(late, "Too"));
      else if (early < 0 && early > -beat / 2) look.say(timing(early, "Too"));
      stage.sound(sing([["noise", 2200, 0.07, 0.16, 700]]));
    }
    dust(5, [PAPER], 70);
  } else if (cue === CUE.land) dust(4, [PAPER, accent], 60);
  else if (cue === CUE.orb || cue === CUE.bounce) {
    if (cue === CUE.bounce) stage.sound(sungHit(part, step, true, 1));
    dust(12, ["#8ec", PAPER], 160, "square");
  } else if (cue === CUE.ring) {
    stage.sound(sungHit(part, step, true, 1));
    dust(14, [GOLD, PAPER], 180, "spark");
  } else if (cue === CUE.held) {
    stage.sound(sungHit(part, step, false, 1));
    dust(5, [GOLD, PAPER], 150, "spark");
  } else if (cue === CUE.release) {
    stage.sound([...sungHit(part, step, true, factorOf(state.streak)), ...hitOf(kit, noteAt(part, step))]);
    stage.burst({ x, y, count: 1, colours: ["#7fe"], speed: 0, life: 0.35, size: 34, shape: "ring" });
    dust(16, ["#7fe", GOLD, PAPER], 220, "star");
    say("Held!", "#7fe", 22);
  } else if (cue === CUE.swap) {
    dust(14, [accent, PAPER], 240, "spark");
    stage.shake(2);
  } else if (cue === CUE.feather) {
    dust(22, [GOLD, PAPER], 200, "feather");
    say("Feather! +500", GOLD, 22);
  } else if (cue === CUE.louder) {
    stage.flash(accent, 0.22);
    say(`×${factorOf(state.streak)}`, GOLD, 34);
  } else if (cue === CUE.hurt || cue === CUE.fall) {
    stage.shake(9);
    stage.hold(4);
    stage.flash("#f33", 0.28);
    dust(26, ["#FFD24A", PAPER, "#f73"], 260, "feather");
    if (state.mode === MODE.remix && state.hearts > 0) say(`${state.hearts} left`, "#f99", 20);
    if (state.mode === MODE.take) say("Crowd −3", "#f99", 20);
  } else if (cue === CUE.heart) {
    dust(16, ["#f56", PAPER], 160);
    say("+1 heart", "#f99", 22);
  } else if (cue === CUE.encore) {
    stage.flash(GOLD, 0.4);
    dust(40, ["#f56", GOLD, PAPER], 320, "star");
  } else if (cue === CUE.checkpoint) dust(10, [PAPER, accent], 120, "ring");
  else if (cue === CUE.finish) {
    stage.sound(lastHit(part));
    stage.flash(PAPER, 0.5);
    stage.burst({
      x,
      y,
      count: 70,
      colours: [GOLD, accent, PAPER, "#f7b"],
      speed: 380,
      life: 1.1,
      size: 6,
      gravity: 380,
      shape: "star",
    });
  }
}

/** From so many spot-on hits in a row, the melody is as full as it can be, and the trail is golden. */
export const SHINING = 5;

/** The word of a press beside the beat. */
const timing = (off: number, how: string): Word => ({
  words: `${how} ${off < 0 ? "early" : "late"}`,
  colour: off < 0 ? "#9ef" : "#fb8",
  size: 16,
});

/** Spot on, or how it was off. From ×2 on, the eye is on the drums: the number of the row is enough for a hit on the beat. */
function hitWord({ streak }: State, off: number, spotOn: number): Word {
  if (off !== 0) return timing(off, "A bit");
  if (spotOn >= SHINING) return { words: `Spot on · ${spotOn}`, colour: GOLD, size: 20 };
  return { words: factorOf(streak) > 1 ? String(streak) : "Spot on", colour: GOLD, size: 18 };
}
