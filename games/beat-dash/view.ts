import { blend } from "@quackademy/game-kit/stage/camera.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeInOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { kitOf } from "./drum-kits.ts";
import { goalOf, NOTHING_KEPT, type Kept } from "./kept.ts";
import { noteAt } from "./music.ts";
import { placeOfBar } from "./music/form.ts";
import { drum, sing } from "./music/voices.ts";
import { BEAT, HIGH, isMirroredAt, STEP, STEPS } from "./rules/course.ts";
import { CEILING_HIGH, placeAt } from "./rules/duck.ts";
import { isFullRow, rules } from "./rules.ts";
import { factorOf, isCarried } from "./rules/hits.ts";
import {
  barOf,
  beatOf,
  courseOf,
  CUE,
  endedFor,
  groundUnder,
  MODE,
  percentOf,
  PHASE,
  songSecond,
  tickOfStep,
  type State,
} from "./rules/state.ts";
import { SONGS } from "./rules/songs.ts";
import { drawCrowd } from "./view/crowd.ts";
import { playCue, SHINING } from "./view/cues.ts";
import { drawDuck, type Coat } from "./view/duck.ts";
import { crownAbove, CROWN_AT, drawCurtain, drawHalo, drawSpotlight, growthOf } from "./view/finale.ts";
import { drawInWorld, frameOf, PX, type Frame } from "./view/frame.ts";
import { drawGround } from "./view/ground.ts";
import { CONTRAST, DROPS, GOLD, LOOKS, type Look } from "./view/looks.ts";
import { drawBanner, drawMarks, drawRewind, drawStaff } from "./view/marks.ts";
import { createRivals, type DrawDuck } from "./view/rivals.ts";
import { partOfTune, showAt, type Show } from "./view/show.ts";
import { drawSky } from "./view/sky.ts";
import { drawRails, drawThings, drawTiles } from "./view/things.ts";
import { trace } from "./view/shapes.ts";
import { createWord, type Word } from "./view/words.ts";

const FALL_FRAMES = 42;
const REWIND_FRAMES = 26;
const RUN_UP_BEATS = 2;
const POP_FRAMES = 14;
const RIBBON_FRAMES = 18;
/** A longer way between two steps is a jump of the song. */
const CUT = 400;

/** After so many falls in one phrase, its drums say when. */
const FALLS_TO_HELP = 2;

/** The member of the staff that runs along when no other rival was chosen. */
const FIRST_RIVAL = "Duckling";

type HeroLook = { phones?: string; isCool?: boolean; coat?: Coat; crown?: number | undefined; size?: number };

const CONFETTI = ["#FFD24A", "#f7b", "#7ff", "#FFF6DC", "#8ec"];

export function createView(kept: Kept = NOTHING_KEPT): GameView<State> {
  const kit = kitOf(kept.kit);
  let before: { x: number; y: number } | null = null;
  let [poppedAt, trailedAt] = [-99, -1];
  let banner = { title: "", words: "", at: -999 };
  let lastSeen = { x: 0, y: 0 };
  let lastX = 0;
  let hasFlown = false;
  let spotOn = 0;
  const word = createWord();
  const rivals = createRivals();
  let [barSeen, counted, cheered] = [-1, -1, -1];
  const named = new Set<string>();
  /** The phrase that is played, and the falls before it. */
  let phrase = { from: 0, falls: 0 };

  const placeOf = (state: State): number => {
    const beat = beatOf(state);
    const x = placeAt(state.tick, beat);
    if (state.phase !== PHASE.fallen) return x;
    // The song is wound back to where it goes on.
    const to = placeAt(Math.max(0, state.checkpoint * 4 * beat - RUN_UP_BEATS * beat), beat);
    return blend(x, to, easeInOut(partOf(FALL_FRAMES - state.wait - (FALL_FRAMES - REWIND_FRAMES), REWIND_FRAMES)));
  };

  const lookOf = (stage: Stage, { isDrop, scene }: Show): Look =>
    stage.isContrast ? CONTRAST : (isDrop ? DROPS : LOOKS)[scene]!;
  const accentOf = (look: Look, state: State): string => look.accents[Math.max(0, barOf(state)) % 3]!;

  /** In songs, after falls on the same drums. */
  const isHelped = ({ mode, checkpoint, falls }: State): boolean => {
    if (phrase.from !== checkpoint || falls < phrase.falls) phrase = { from: checkpoint, falls };
    return mode === MODE.song && falls - phrase.falls >= FALLS_TO_HELP;
  };

  /** The step from which on drums answer a call that still sounds, and the one whose note it sings now. */
  const callAt = (state: State, x: number): { unheard: number; called: number } => {
    const bar = Math.floor(x / (STEPS * STEP));
    const isCall = (at: number) => placeOfBar(partOfTune(state), at).isCall;
    // The next call is seen from the bar before, and its answer is not known yet.
    const call = [bar, bar + 1, bar + 2].find(isCall);
    if (call === undefined) return { unheard: Infinity, called: -1 };
    const now = Math.floor(x / STEP);
    const isSung = call === bar && courseOf(state).tiles.some(({ step }) => step === now + STEPS);
    return { unheard: (call + 1) * STEPS, called: isSung ? now : -1 };
  };

  /** A call is to be listened to, and then answered. */
  const tellCalls = (stage: Stage, state: State): void => {
    const bar = barOf(state);
    if (bar === barSeen || state.phase === PHASE.fallen) return;
    barSeen = bar;
    nameVerb(state, stage.tick);
    const isCall = (at: number) => placeOfBar(partOfTune(state), at).isCall;
    const words = isCall(bar) ? "Listen …" : isCall(bar - 1) ? "Your turn!" : "";
    if (words)
      word.say(stage, { words, colour: GOLD, size: 24, isHeld: true, frames: (isCall(bar) ? 4 : 2) * beatOf(state) });
  };

  /** A verb is named before the first time, until its song is finished. */
  const nameVerb = (state: State, tick: number): void => {
    if (state.mode !== MODE.remix && kept.finished[state.song]) return;
    const bar = barOf(state);
    const { mirrored, rails } = courseOf(state);
    const isNear = ({ from }: { from: number }) => Math.floor(from / (STEPS * STEP)) === bar + 1;
    if (!named.has("swap") && mirrored[bar + 1]) {
      named.add("swap");
      banner = { title: "Mirror!", words: "Each press swaps floor and ceiling", at: tick };
    } else if (!named.has("hold") && rails.some(isNear)) {
      named.add("hold");
      banner = { title: "Hold!", words: "Slide on the string, let go at the ring", at: tick };
    }
  };

  /** A woodblock one beat before the next drum: with the kit that counts in, and after falls on the same drums. */
  const countIn = (stage: Stage, state: State): void => {
    const [tile, beat] = [courseOf(state).tiles[state.tile], beatOf(state)];
    if (!tile || state.phase === PHASE.fallen || (kit.id !== "count" && !isHelped(state))) return;
    const away = tickOfStep(tile.step, beat) - state.tick;
    if (away > beat || away < beat / 2 || counted === tile.step) return;
    counted = tile.step;
    stage.sound(sing(drum("w"), 1, 1, 2));
  };

  /** On the first beat of a drop. */
  const hitDrop = (stage: Stage, frame: Frame, { since }: Show, x: number): void => {
    const isNew = since >= 0 && since < 0.5 && lastX < x - since * BEAT;
    if (!isNew || x - lastX > CUT) return;
    stage.flash("#fff", 0.36);
    stage.shake(7);
    throwConfetti(stage, frame, 0);
    stage.burst({ ...lastSeen, count: 1, colours: ["#fff"], speed: 0, life: 0.6, size: 260, shape: "ring" });
  };

  /** Confetti from both sides, when the freeze is over and twice more. */
  const cheer = (stage: Stage, frame: Frame, ended: number): void => {
    if (ended === cheered || (ended - CROWN_AT) % 22 !== 0 || ended < CROWN_AT || ended > CROWN_AT + 66) return;
    cheered = ended;
    throwConfetti(stage, frame, 60);
    if (ended === CROWN_AT) stage.flash("#fff", 0.5);
  };

  const drawHero = (
    stage: Stage,
    state: State,
    [x, y]: readonly [number, number],
    frame: Frame,
    look: HeroLook,
  ): void => {
    const { duck, phase } = state;
    const age = stage.tick - poppedAt;
    const pop = age < POP_FRAMES ? Math.sin((age / POP_FRAMES) * Math.PI * 2) * (1 - age / POP_FRAMES) : 0;
    const speed = Math.max(-1, Math.min(1, duck.vy / (HIGH * 0.16)));
    const isDown = phase === PHASE.fallen || (phase === PHASE.ending && !state.isFinished);
    drawDuck(stage.context, {
      x,
      y,
      stretch: isDown
        ? 0.7
        : duck.isAloft
          ? 1 + Math.abs(speed) * 0.14 + pop * 0.16
          : 1 - pop * 0.22 + frame.pulse * 0.06,
      tilt: isDown ? 1.4 : duck.flies ? -speed * 0.35 : duck.isAloft ? -speed * 0.3 : duck.rail > 0 ? -0.22 : 0.06,
      wing: duck.rail > 0 ? 0.8 + frame.pulse * 0.2 : duck.isAloft ? (speed > 0 ? 0.9 : 0.4) : 0.1 + frame.pulse * 0.3,
      run: duck.isAloft || duck.rail > 0 ? null : phase === PHASE.ending ? 0 : frame.beats * Math.PI * 2,
      upright: uprightOf(duck),
      phones: "#234",
      size: 1.05,
      ...look,
      isContrast: stage.isContrast,
      isFlying: duck.flies === 1,
    });
  };

  /** Heights of the last frames: the ribbon moves back with the ground. */
  const heights: number[] = [];
  const drawTrail = (stage: Stage, state: State, x: number, y: number, accent: string): void => {
    if (trailedAt !== stage.tick) heights.unshift(y - 14 * uprightOf(state.duck));
    trailedAt = stage.tick;
    if (heights.length > RIBBON_FRAMES) heights.pop();
    if (factorOf(state.streak) < 2 && spotOn < SHINING && !state.duck.flies) return;
    stage.context.save();
    stage.context.translate(x, 0);
    drawRibbon(stage, heights, accent, factorOf(state.streak));
    stage.context.restore();
  };

  return {
    size: { wide: [560, 315], tall: [372, 662] },
    beforeStep(state) {
      before = { x: placeOf(state), y: state.duck.y };
    },
    draw(stage, state, alpha = 1) {
      const [nowX, nowY] = [placeOf(state), state.duck.y];
      const isCut = !before || Math.abs(before.x - nowX) > CUT || state.phase === PHASE.fallen;
      const x = isCut ? nowX : blend(before!.x, nowX, alpha);
      const height = isCut ? nowY : blend(before!.y, nowY, alpha);
      const course = courseOf(state);
      const ended = endedFor(state);
      const isWon = ended > 0 && state.isFinished === 1;
      const place = showAt(state, course, x);
      // The end of a song is a drop of its own.
      const show = isWon ? { ...place, isDrop: true, drop: 1 } : place;
      const frame = frameOf(stage, x, show);
      const look = lookOf(stage, show);
      const accent = accentOf(look, state);
      drawSky(stage, frame, look, show, accent);
      // Where it fell in, its head is still seen.
      const y = frame.toY(state.phase === PHASE.playing ? height : Math.max(height, groundUnder(state, x) - HIGH / 4));
      const call = callAt(state, x);
      // One shout at a time: a title has the picture to itself.
      const isTitled = state.phase === PHASE.playing && stage.tick - banner.at <= 90;
      drawInWorld(stage, frame, (world) => {
        drawGround(world, frame, course, look, accent, show.isDrop, call.called);
        drawRails(world, frame, course, state.duck.rail > 0, state.phase === PHASE.playing && state.safe === 0);
        drawThings(world, frame, course, (index) =>
          state.mode === MODE.remix ? index <= state.lastFeather : (state.feathers & (1 << index)) !== 0,
        );
        drawTiles(world, frame, course.tiles, state.tile, accent, isHelped(state) && !isTitled, call.unheard);
        drawTrail(world, state, frame.duckX, y, spotOn >= SHINING ? GOLD : accent);
        const middle = y - 16 * uprightOf(state.duck);
        if (state.safe > 0 && !ended) drawHalo(world, frame.duckX, middle, state.safe, isCarried(state));
        if (isWon) drawSpotlight(world, frame.duckX, y, accent);
        drawHero(world, state, [frame.duckX, y], frame, {
          phones: kit.colour,
          isCool: show.isDrop,
          size: 1.05 * (isWon ? growthOf(stage, ended) : 1),
          crown: isWon && isFullRow(state) ? crownAbove(stage, ended) : undefined,
        });
      });
      lastSeen = { x: frame.duckX, y: frame.outY(y) };
      hitDrop(stage, frame, show, x);
      lastX = x;
      drawCrowd(stage, frame, look, show.drop);
      if (frame.isTall)
        drawStaff(stage, frame, course, state.tile, accent, (step) =>
          step < call.unheard ? noteAt(partOfTune(state), step) : 0,
        );
      if (isWon) cheer(stage, frame, ended);
      if (ended > 0 && !isWon) drawCurtain(stage, ended);
      drawMarks(stage, state, course, accent);
      drawRewind(stage, state);
      if (!ended) tellCalls(stage, state);
      countIn(stage, state);
      if (state.frame === 1) banner = { ...titleOf(state, kept), at: stage.tick };
      if (state.phase !== PHASE.fallen) drawBanner(stage, banner.title, banner.words, stage.tick - banner.at);
      // Above the top of the jump that follows, so that the word does not lie on the duck.
      const ground = frame.outY(frame.toY(groundUnder(state, x)));
      const above = isMirroredAt(course, x) ? frame.outY(frame.toY(CEILING_HIGH)) - 54 : lastSeen.y - 60;
      if (!isTitled) word.draw(stage, frame.duckX, Math.max(64, Math.min(above, ground - 122 * frame.zoom)));
      rivals.begin();
    },
    drawTitle(stage, state) {
      const frame = frameOf(stage, 0);
      const show = showAt(state, courseOf(state), 0);
      const look = lookOf(stage, show);
      const moved = { ...frame, beats: stage.tick / 26, pulse: stage.isCalm ? 0 : (1 - ((stage.tick / 26) % 1)) ** 3 };
      drawSky(stage, moved, look, { ...show, power: 2 }, look.accents[0]);
      drawInWorld(stage, frame, (world) => drawGround(world, frame, courseOf(state), look, look.accents[0]));
      drawDuck(stage.context, {
        x: stage.width / 2 - 10,
        y: frame.floorY - (stage.isCalm ? 20 : Math.abs(Math.sin((stage.tick / 52) * Math.PI * 2)) * 46),
        stretch: 1,
        tilt: -0.1,
        wing: 0.5,
        run: null,
        phones: kit.colour,
        isContrast: stage.isContrast,
        size: 3,
      });
    },
    drawGhost(stage, state, race) {
      // A player's first run of a song is no race, unless the player asked for one.
      if (race.name === FIRST_RIVAL && race.own.mode === MODE.song && !kept.finished[race.own.song]) return;
      const course = courseOf(race.own);
      const x = placeOf(race.own);
      const frame = frameOf(stage, x, showAt(race.own, course, x));
      const drawDuck: DrawDuck = (world, theirs, atX, atY, coat) =>
        drawHero(world, theirs, [atX, atY], frame, { coat });
      const say = (words: string, colour: string) => word.say(stage, { words, colour, size: 20, isHeld: true });
      rivals.draw(stage, state, race, { frame, x: placeOf(state), drawDuck, say });
    },
    cue(stage, state, cue) {
      if (cue === CUE.jump || cue === CUE.orb || cue === CUE.bounce || cue === CUE.land) poppedAt = stage.tick;
      // Taught once; later it would lie over the gates.
      if (cue === CUE.takeOff && !hasFlown)
        banner = { title: "Fly!", words: "Hold to rise, release to sink", at: stage.tick };
      if (cue === CUE.takeOff) hasFlown = true;
      if (cue === CUE.lost && state.mode !== MODE.take) {
        const isRemix = state.mode === MODE.remix;
        const words = isRemix ? `Bar ${barOf(state) + 1}` : "Press on the glowing drums";
        banner = { title: isRemix ? "Last heart gone" : "Still there?", words, at: stage.tick };
      } else if (cue === CUE.lost) {
        banner = { title: "The crowd left", words: `${percentOf(state)} %`, at: stage.tick };
      }
      if (cue === CUE.fall || cue === CUE.lost || cue === CUE.finish) word.clear();
      if (cue === CUE.encore) banner = { title: "Encore!", words: "Two hearts: the others are points", at: stage.tick };
      if (cue === CUE.back) {
        barSeen = counted = -1;
        if (isCarried(state))
          banner = { title: "Carried!", words: "Nothing hurts or counts until the flag", at: stage.tick };
      }
      if (cue === CUE.finish) {
        const title = isFullRow(state) ? "Crowned!" : state.falls === 0 ? "No fall!" : "Song complete!";
        const name = state.mode === MODE.remix ? "Remix" : SONGS[state.song]!.title;
        const hits = `${state.perfects + state.goods} of ${courseOf(state).tiles.length} drums`;
        banner = { title, words: `${name} · ${isFullRow(state) ? "every drum hit: +5000" : hits}`, at: stage.tick };
      }
      if (cue === CUE.perfect) spotOn += 1;
      if (cue === CUE.good || cue === CUE.miss || cue === CUE.hurt || cue === CUE.fall) spotOn = 0;
      const show = showAt(state, courseOf(state), placeOf(state));
      const say = (next: Word) => word.say(stage, next);
      playCue(stage, state, cue, { ...lastSeen, kit, accent: accentOf(lookOf(stage, show), state), spotOn, say });
    },
    status: (state) =>
      state.mode === MODE.remix
        ? `${state.hearts} ${state.hearts === 1 ? "heart" : "hearts"}`
        : // After the first seconds, the picture needs the room.
          state.frame < 240
          ? SONGS[state.song]!.title
          : "",
    second: (state) => (state.phase === PHASE.playing ? songSecond(state) : null),
    part: partOfTune,
    // The tune knows how loud it is in each bar.
    intensity: () => 3,
    say: (state) => sentenceOf(state),
  };
}

/** From both sides, so high above the floor. */
function throwConfetti(stage: Stage, { floorY }: Frame, up: number): void {
  const burst = {
    count: 30,
    colours: CONFETTI,
    speed: 480,
    life: 1.5,
    size: 7,
    gravity: 380,
    shape: "square",
  } as const;
  for (const x of [0, stage.width]) stage.burst({ x, y: floorY - up, ...burst });
}

/** The song, and the goal that comes next; of a take, also which attempt this is. */
function titleOf({ mode, song }: State, kept: Kept): { title: string; words: string } {
  if (mode === MODE.remix) return { title: "Remix", words: `To the tune of ${SONGS[song]!.title}` };
  const title =
    mode === MODE.take
      ? `Attempt ${(kept.tries[song] ?? 0) + 1} · best ${kept.takes[song] ?? 0} %`
      : SONGS[song]!.title;
  return { title, words: goalOf(kept, mode, song) };
}

function sentenceOf(state: State): string {
  const { mode, streak, hearts, isFinished, points, falls } = state;
  if (rules.isOver(state)) {
    if (isFinished && mode !== MODE.remix)
      return `The song is over, with ${falls} ${falls === 1 ? "fall" : "falls"} and ${points} points.`;
    return mode === MODE.remix
      ? `The last heart is gone. ${points} points.`
      : `The crowd left at ${percentOf(state)} percent. ${points} points.`;
  }
  if (state.frame < 120 && streak === 0)
    return "Press on the beat. The drum kit Count-in plays a woodblock before each drum.";
  if (state.phase === PHASE.fallen) return "Fallen. The song goes back to the start of the phrase.";
  if (isCarried(state)) return "Carried: nothing hurts until the next flag.";
  const hits = streak > 0 ? ` ${streak} ${streak === 1 ? "hit" : "hits"} in a row, times ${factorOf(streak)}.` : "";
  const flight = state.duck.flies ? " Flight: hold to rise." : "";
  if (mode === MODE.remix)
    return `Bar ${barOf(state) + 1}. ${hearts} ${hearts === 1 ? "heart" : "hearts"}.${hits}${flight}`;
  return `${Math.floor(percentOf(state) / 5) * 5} percent.${hits}${flight}`;
}

/** From 1 on the floor to -1 on the ceiling; never so flat that the duck is lost. */
function uprightOf({ y, gravity, isAloft, isAbove }: State["duck"]): number {
  if (!isAbove && (!isAloft || gravity > 0)) return 1;
  const part = Math.cos((Math.PI * y) / CEILING_HIGH);
  return part < 0 ? Math.min(-0.4, part) : Math.max(0.4, part);
}

/** The way that the duck has come, as a ribbon that moves back with the ground. */
function drawRibbon({ context, isCalm }: Stage, heights: readonly number[], colour: string, factor: number): void {
  const shown = isCalm ? heights.slice(0, 5) : heights;
  const apart = PX * 0.155;
  context.strokeStyle = colour;
  context.lineCap = "round";
  for (let at = 2; at < shown.length; at += 2) {
    const part = 1 - at / shown.length;
    context.globalAlpha = 0.6 * part;
    context.lineWidth = (5 + factor * 3) * part;
    trace(context, [-(at - 2) * apart - 8, shown[at - 2]!, -at * apart - 8, shown[at]!]);
    context.stroke();
  }
  context.globalAlpha = 1;
}
