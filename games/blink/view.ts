import type { GameView, Intensity } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { bestOf, goalOf, gradeWords, isTooEager, paceWords, recordWords, staffWords } from "./answer-words.ts";
import { NOTHING_KEPT, type Kept } from "./kept.ts";
import { lastChance, raceWords } from "./race-words.ts";
import { KIND } from "./rules/signals.ts";
import { GIFT_MS, MISSED_MS, MODE, PHASE, pointsOf, roundsOf, rules, winnerOf, type State } from "./rules.ts";
import { answerCue } from "./view/cues.ts";
import { drawHalves, drawSides } from "./view/duel.ts";
import { EYES, type EyeLook } from "./view/eyes.ts";
import { drawFidget, fidgetNow, mayPeek, peekOf, poseOf, whisperOf } from "./view/fidgets.ts";
import { createGhost } from "./view/ghost.ts";
import { createHeart, drawPulse } from "./view/pulse.ts";
import { drawProgress, drawReport } from "./view/report.ts";
import { drawRoom, drawTitle } from "./view/room.ts";
import { AT_REST, disc, drawEye, drawTag, INK, SHAPE_NAMES, type Place } from "./view/shapes.ts";
import { drawSample, drawSignal } from "./view/signals.ts";
import { streakOf } from "./staff-times.ts";
import { framesFelt, framesWaited, NIGHT, skyOf, throbAt, weatherOf, type Sky } from "./view/sky.ts";
import { drawLine, drawStaff } from "./view/staff.ts";

/** What input needs to know of the picture. */
export type Sight = { width: number; height: number };

export function createView(kept: Kept = NOTHING_KEPT, sight: Sight = { width: 1, height: 1 }): GameView<State> {
  const eye = EYES[kept.eye]!;
  const hearTheHeart = createHeart();
  return {
    size: { wide: [1280, 720], tall: [720, 1340] },
    draw(stage, state) {
      Object.assign(sight, { width: stage.width, height: stage.height });
      drawGame(stage, state, { kept, eye, sky: skyOf(state, stage.isContrast) });
      // Of own runs only: a wall or a clip shows many at a time.
      if (kept !== NOTHING_KEPT) hearTheHeart(stage, state);
    },
    drawTitle: (stage, state) => drawTitle(stage, eye, skyOf(state, stage.isContrast)),
    drawGhost: createGhost(),
    cue: answerCue,
    say,
    status: (state) => {
      if (state.mode === MODE.duel) return `${pointsOf(state, 0)} : ${pointsOf(state, 1)}`;
      const of = roundsOf(state);
      // A phone has room for so many letters.
      const signal = Math.min(state.round + 1, of);
      return state.faults > 0 ? `${signal}/${of} · ${state.faults} early` : `${signal} of ${of}`;
    },
    intensity: intensityOf,
  };
}

/** The last signals are the exciting ones, and so is a long wait. */
function intensityOf(state: State): Intensity {
  const late = state.round >= roundsOf(state) - 1 ? 3 : state.round >= roundsOf(state) >> 1 ? 2 : 1;
  return framesWaited(state) > LONG_WAIT_FRAMES ? 3 : late;
}

const LONG_WAIT_FRAMES = 100;

function say(state: State): string {
  const isDuel = state.mode === MODE.duel;
  if (state.phase === PHASE.over) {
    if (isDuel) return `${winnerOf(state) === 0 ? "Left" : "Right"} wins the duel.`;
    return `Done: ${rules.score(state)} milliseconds.`;
  }
  if (state.phase === PHASE.intro) return `Signal ${state.round + 1}. ${ruleWords(state, false)}.`;
  if (state.phase === PHASE.go) return "Now!";
  if (state.phase !== PHASE.result) return "Wait.";
  if (isDuel && state.last > 0) return `Point for the ${state.sides.at(-1) === 0 ? "left" : "right"}.`;
  if (state.last === 0) return isDuel ? "Nobody's point." : "Too early.";
  return state.last < MISSED_MS ? `${state.last} milliseconds. ${staffWords(state)}.` : `${state.last} milliseconds.`;
}

/** By kind. */
const RULES = [
  "when it opens",
  "when the lamps go out",
  "",
  "at the duck, not the goose",
  "when both match",
  "when it opens wide",
  "when a shape comes again",
  "at the third duck",
];

/** The signal to wait for, with the verb of the device. */
function ruleWords(state: State, isTouch: boolean): string {
  const { kind, target } = state.signal;
  const rule = kind === KIND.shape ? `at the ${SHAPE_NAMES[target]}` : RULES[mayPeek(state) ? KIND.wink : kind]!;
  return `${isTouch ? "Tap" : "Press"} ${rule}`;
}

/** A good answer lights the room; so does the signal, where there is nothing to distinguish. */
function isLit({ mode, phase, signal, last }: State): boolean {
  if (phase === PHASE.result) return mode !== MODE.duel && last > 0 && last < MISSED_MS;
  return phase === PHASE.go && signal.kind <= KIND.lamps;
}

const OVER_FRAMES = 130;
const RESULT_FRAMES = 42;
/** After so many frames of waiting the room's lids have sunk as far as they do. */
const SLEEPY_FRAMES = 170;

type Look = { kept: Kept; eye: EyeLook; sky: Sky };

function drawGame(stage: Stage, state: State, look: Look): void {
  const { width, height, isCalm, isContrast } = stage;
  const { kept, eye, sky } = look;
  const { mode, phase } = state;
  const lit = isLit(state);
  const isWaiting = phase === PHASE.waiting;
  const waited = isWaiting && !isCalm ? framesWaited(state) : 0;
  const mood = { throb: isWaiting && !isCalm ? throbAt(framesFelt(state)) : 0, shut: waited / SLEEPY_FRAMES };
  drawRoom(stage, lit && !isCalm, sky, weatherOf(state, kept.runs), mood);
  if (!lit) drawHalves(stage, state);
  if (phase === PHASE.over) return drawReport(stage, state, { age: OVER_FRAMES - state.left, kept, sky });
  if (isWaiting && !isContrast && mode !== MODE.duel) drawPulse(stage, state, sky.ripple);
  if (mode === MODE.duel) drawSides(stage, state);
  else drawProgress(stage, state);
  const place = [width / 2, height * 0.5, Math.min(width * 0.38, height * 0.36)] as const;
  const fidget = isCalm || isContrast ? null : fidgetNow(state);
  if (phase === PHASE.intro) drawIntro(stage, state, place, look);
  else if (phase !== PHASE.result) {
    const [x, y, size] = place;
    const peek = isCalm || isContrast ? 0 : peekOf(state);
    const pose = { ...AT_REST, ...poseOf(fidget), peek, shade: sky.shade };
    drawSignal(stage, state, [x, y, size * (1 + mood.throb * 0.012)], eye, pose);
    if (fidget) drawFidget(stage, fidget, place);
  }
  drawStaff(
    stage,
    state,
    whisperOf(fidget),
    mood.throb,
    lit && !isCalm ? (isContrast ? INK.night : NIGHT.shade) : sky.shade,
  );
  if (phase === PHASE.result)
    return mode === MODE.duel ? drawPoint(stage, state) : drawResult(stage, state, place, look);
  if (phase !== PHASE.intro && (mode !== MODE.duel || width > height))
    drawTag(stage, ruleWords(state, stage.isTouch), width / 2, height - 70);
}

/** The signal to wait for, with its picture. */
function drawIntro(stage: Stage, state: State, [x, y, size]: Place, { kept, eye, sky }: Look): void {
  const { context } = stage;
  const { kind } = state.signal;
  const radius = size * 0.62;
  disc(context, x + 6, y - 22, radius * 1.12, sky.shade);
  disc(context, x, y - 30, radius * 1.12, kind === KIND.eye || kind === KIND.wink ? INK.night : INK.cream);
  drawSample(stage, state.signal, [x, y - 30, radius], eye);
  drawTag(stage, ruleWords(state, stage.isTouch), x, y + radius * 1.12 + 34);
  if (state.mode === MODE.duel) return;
  const big = { size: 34, weight: 900, colour: INK.cream, align: "center" } as const;
  const race = raceWords(state) || paceWords(state, kept);
  stage.text(race || (stage.isTouch ? "Wait for it" : "Wait for it, then Space"), x, y + radius * 1.12 + 104, big);
  const above = stage.width > stage.height ? 126 : 178;
  if (state.round === 0) stage.text(goalOf(state, kept), x, above, { ...big, size: 30 });
  if (state.round !== roundsOf(state) - 1) return;
  const chance = lastChance(state);
  const words = chance === "" ? "The last one" : `The last one: ${chance}`;
  stage.text(words, x, above, { size: 38, face: "display", colour: INK.light, align: "center" });
}

/** The eye opens once more, slowly, over the time that was needed and all that it is compared with. */
function drawResult(stage: Stage, state: State, [x, y, size]: Place, { kept, eye, sky }: Look): void {
  const { context, isCalm } = stage;
  const { last } = state;
  const isGood = last > 0 && last < MISSED_MS;
  const age = isCalm ? RESULT_FRAMES : RESULT_FRAMES - state.left;
  const part = easeOut(partOf(age, 16));
  // On a wide screen the line of the staff needs the room below.
  const isWide = stage.width > stage.height;
  const [eyeY, eyeSize, numberY] = isWide
    ? [y - size * 0.54, size * 0.54, y + size * 0.06]
    : [y - size * 0.46, size * 0.66, y + size * 0.24];
  const pose = { shade: sky.shade, pupil: 0.55 * (1 - easeBack(partOf(age, 26))), look: 0 };
  const open = isGood ? 0.3 + 0.7 * part : 0;
  drawEye(context, x, eyeY, eyeSize, open, eye, pose);
  if (isGood) drawRing(stage, [x, eyeY, eyeSize * (1 + 0.5 * part)], 1 - partOf(age, 15), eye.iris);
  const wasEager = isTooEager(state);
  const big = last === 0 || wasEager ? "Too early" : isGood ? `${last} ms` : "Missed";
  const pop = 1 + 0.18 * (1 - partOf(age, 8));
  const lead = { size: 100 * pop, face: "display", align: "center" } as const;
  stage.text(big, x, numberY, { ...lead, colour: isGood && !isCalm ? INK.light : INK.cream });
  const line = { size: 32, weight: 900, colour: INK.cream, align: "center" } as const;
  const below = numberY + (isWide ? 62 : 68);
  if (last === 0) return stage.text("+100 ms, once more", x, below, line);
  if (wasEager) return stage.text("Three times: +1,900 ms. Wait for it!", x, below, line);
  if (!isGood) return stage.text("Still there? +1,900 ms", x, below, line);
  const streak = streakOf(state);
  const praise = recordWords(state, kept) || (streak > 2 ? `${streak} good ones in a row` : "");
  stage.text(gradeWords(state), x, below, line);
  stage.text(praise || staffWords(state), x, below + 40, { ...line, size: 30, colour: praise ? INK.light : INK.cream });
  drawLine(stage, state, bestOf(state, kept), eye, !isCalm);
  const pace = paceWords(state, kept) || raceWords(state);
  if (pace !== "") stage.text(pace, x, stage.height - 20, { ...line, size: 28 });
}

const RING_HALF = 0.42;

/** The two sides of a ring that grows: above and below are words. */
function drawRing({ context, isCalm }: Stage, [x, y, radius]: Place, strength: number, colour: string): void {
  if (isCalm || strength <= 0) return;
  context.strokeStyle = colour;
  context.lineWidth = 24 * strength;
  context.lineCap = "round";
  for (const side of [0, Math.PI]) {
    context.beginPath();
    context.arc(x, y, radius * 1.15, side - RING_HALF, side + RING_HALF);
    context.stroke();
  }
}

/** In a duel: the winner's time on the winner's half. */
function drawPoint(stage: Stage, state: State): void {
  const { context, width, height } = stage;
  const isWide = width > height;
  const side = state.sides.at(-1) ?? 0;
  const isPoint = state.last > 0;
  context.save();
  if (!isPoint) context.translate(width / 2, height / 2);
  else if (isWide) context.translate(width * (side === 0 ? 0.25 : 0.75), height / 2);
  else {
    context.translate(width / 2, height * (side === 0 ? 0.72 : 0.28));
    if (side === 1) context.rotate(Math.PI);
  }
  const isGift = state.last === GIFT_MS;
  const words = !isPoint ? "Nobody" : isGift ? "Point!" : `${state.last} ms`;
  stage.text(words, 0, -20, { size: 96, face: "display", colour: isPoint ? INK.light : INK.cream, align: "center" });
  const small = !isPoint ? "once more" : isGift ? "They were too early" : "Faster!";
  stage.text(small, 0, 60, { size: 36, weight: 900, colour: INK.cream, align: "center" });
  context.restore();
}
