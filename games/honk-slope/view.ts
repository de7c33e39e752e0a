import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { bestMetres, chosenShell, SHELL_ART } from "./kept.ts";
import { countryOf } from "./rules/countries.ts";
import { baseAt, floorAt, METRE, middleAt, ROW, stretchAt, stretchFrom } from "./rules/course.ts";
import { SLOPES } from "./rules/slopes.ts";
import { courseOf, CUE, factorOf, metresOf, MODE, mostShells, PHASE, type State } from "./rules/state.ts";
import { createEye, FAR, onX, onY, scaleAt, spotOf, STILL_BENDS, type Eye, type Spot } from "./view/camera.ts";
import { causeOf } from "./view/causes.ts";
import { drawChasms } from "./view/chasms.ts";
import { playCue } from "./view/cues.ts";
import { drawEgg, drawGoose, GOOSE_UNITS, WHITE, type Plumage, type Shell } from "./view/goose.ts";
import { drawLand, drawReeds } from "./view/land.ts";
import { lookOf, type Look } from "./view/looks.ts";
import { drawAdvice, drawBanner, drawPanel, type Banner } from "./view/panel.ts";
import { drawHonk } from "./view/honk.ts";
import { drawGoslings } from "./view/goslings.ts";
import { drawHints } from "./view/hints.ts";
import { drawFlow, drawWake } from "./view/flow.ts";
import { drawSpeed, soundWind } from "./view/speed.ts";
import { GOLD, loud, PALE } from "./view/style.ts";
import { fitStickers } from "./view/stickers.ts";
import { drawArch, drawThings, findCrests } from "./view/things.ts";
import { drawTrack } from "./view/track.ts";
import { say } from "./view/words.ts";

/** The rule of each country. */
const RULES = ["Plunges: hold on", "Mushrooms: bounce over stones", "Ice: steer early", "Plates break away"];
const JUMP = 6;
/** Metres between two eggs that cover each other: to the side, and along the slope. */
const BESIDE = [1.2, 3] as const;
/** The rider is drawn smaller than life: the way ahead matters more. */
const RIDER = 0.86;
const HONK_TICKS = 26;
/** A blow turns the rider over, in so many ticks, around this height of its drawing. */
const [TUMBLE_TICKS, MIDDLE] = [34, 50];
/** An egg that falls reaches the ground after so many ticks. */
const POOF_TICKS = 26;
/** The title rolls on the first metres of this slope, again and again: nothing stands there. */
const TITLE_LEVEL = 3;
const [TITLE_PACE, TITLE_METRES] = [0.16, 60];

export const placeIn = (state: State): number => countryOf(courseOf(state), state.egg.z);

export function createView(progress?: GameProgress): GameView<State> {
  const eyes = createEye();
  const shell = chosenShell(progress);
  const best = bestMetres(progress);
  let before: Spot | null = null;
  let eye: Eye = { x: 0, y: 4, z: -8, focal: 640, midX: 560, vanishY: 200, roll: 0, ...STILL_BENDS };
  let banner: Banner = { title: "", words: "", at: -1000 };
  let [shownFrame, honkedAt, lean] = [-1, -1000, 0];
  /** Since which tick the egg falls, or tumbles after a blow. */
  let [fellAt, hitAt] = [-1000, -1000];
  /** The flow of the last picture. */
  let shownFlow = 0;
  /** Where the egg has just been. */
  let trail: Spot[] = [];
  /** Where each rival was, in metres ahead of the own egg. */
  const ahead = new Map<string, number>();
  /** Since which frame things fly. */
  let flying = new Map<number, number>();

  const spotBetween = (state: State, alpha: number): Spot => {
    const now = spotOf(state);
    if (alpha === 1 || !before || Math.abs(now.z - before.z) > JUMP || now.z < before.z) return now;
    const mix = (from: number, to: number) => from + (to - from) * alpha;
    return { x: mix(before.x, now.x), y: mix(before.y, now.y), z: mix(before.z, now.z) };
  };

  /** The memory of the view follows the frames of the run, which a replay may jump over. */
  const keepUp = (stage: Stage, state: State): void => {
    if (Math.abs(state.frame - shownFrame) > JUMP) [flying, trail] = [new Map(), []];
    if (state.frame <= 1 && shownFrame !== 0) {
      banner = { ...wordsOf(state), at: stage.tick };
      shownFrame = 0;
    }
    if (state.frame === shownFrame) return;
    shownFrame = state.frame;
    shownFlow = state.flow;
    trail = [...trail.slice(-20), spotOf(state)];
    soundWind(stage, state);
    for (const index of state.blown) if (!flying.has(index)) flying.set(index, state.frame);
    if (state.struck >= 0 && !flying.has(state.struck)) flying.set(state.struck, state.frame);
    if (flying.size > 40) flying = new Map([...flying].slice(-20));
    lean += (Math.max(-1, Math.min(1, ((state.egg.vx / METRE) * 60) / 9)) - lean) * 0.2;
  };

  const drawWorld = (stage: Stage, state: State, spot: Spot, look: Look, place: number): void => {
    const course = courseOf(state);
    const { context } = stage;
    fitStickers(context.getTransform().a);
    context.save();
    if (eye.roll !== 0) {
      context.translate(eye.midX, eye.vanishY);
      context.rotate(-eye.roll);
      context.translate(-eye.midX, -eye.vanishY);
    }
    drawLand(stage, eye, look, place);
    drawChasms(stage, course, eye, look, place);
    drawReeds(stage, course, eye, look, place);
    drawTrack(stage, course, eye, look);
    findCrests(course, eye);
    drawThings(stage, state, course, eye, look, flying, spot.z, eye.z + FAR);
    drawArches(stage, state, eye, look, best);
    const drawNear = () => drawThings(stage, state, course, eye, look, flying, eye.z + 2.2, spot.z);
    // Nothing stands before a broken egg.
    if (state.isEnded === 1) drawNear();
    drawWake(stage, state, eye, trail);
    drawRider(stage, state, spot, shell);
    drawGoslings(stage, state, eye, look, spot);
    if (state.isEnded === 0) drawNear();
    context.restore();
  };

  const drawRider = (stage: Stage, state: State, spot: Spot, painted: Shell, ghost?: Plumage): void => {
    const look = lookOf(placeIn(state), stage.isContrast);
    const isGhost = ghost !== undefined;
    const { context, tick, isCalm } = stage;
    const full = scaleAt(eye, spot.z);
    const course = courseOf(state);
    const { egg } = state;
    const isShown = !isGhost && !isCalm;
    const hit = isShown ? Math.max(0, 1 - (tick - hitAt) / TUMBLE_TICKS) : 0;
    // The rules stop an egg where it is lost; the picture shows how it falls on, smaller and smaller.
    const base = baseAt(course, egg.z) / METRE;
    const sunk = isShown && state.phase === PHASE.fallen ? (tick - fellAt) ** 2 / 50 : 0;
    const deep = Math.max(0, base - spot.y - 1) + sunk;
    const away = 1 / (1 + deep * 0.2);
    const scale = full * RIDER * away;
    const high = deep > 0 ? base - 1 - deep * away : spot.y;
    const [x, y] = [onX(eye, spot.x, full), onY(eye, high + Math.sin(hit * Math.PI) * 1.4, full)];
    const below = floorAt(course, egg.x, egg.z);
    if (below !== null) {
      const floor = onY(eye, below / METRE, full);
      context.fillStyle = "rgba(10, 4, 40, 0.42)";
      context.beginPath();
      context.ellipse(x, floor, scale * 0.62, scale * 0.16, 0, 0, 7);
      context.fill();
    }
    if (sunk > 0 && tick - fellAt === POOF_TICKS)
      stage.burst({ x, y, count: 16, colours: ["#FFFFFF", look.fog], speed: 150, size: 12, gravity: -60 });
    // A rider that nothing can hurt for a moment blinks.
    const isBlinking = egg.safe > 0 && isShown && hit === 0 && state.shells > 0 && Math.floor(tick / 5) % 2 === 0;
    context.save();
    context.globalAlpha = isGhost ? 0.85 : isBlinking ? 0.45 : 1;
    context.translate(x, y);
    context.scale(scale / GOOSE_UNITS, scale / GOOSE_UNITS);
    const turn = deep * 0.3 + hit * hit * 2 * Math.PI;
    if (isShown && turn > 0) {
      context.translate(0, -MIDDLE);
      context.rotate(egg.x < middleAt(course, egg.z) ? -turn : turn);
      context.translate(0, MIDDLE);
    }
    const pose = {
      shell: painted,
      plumage: ghost,
      roll: spot.z / 0.62,
      lean: isGhost ? Math.max(-1, Math.min(1, ((egg.vx / METRE) * 60) / 9)) : lean,
      lift: egg.air > 4 ? Math.min(1, egg.air / 16) : 0,
      cracks: state.mode === MODE.rush ? 0 : state.shells === 0 ? 3 : Math.min(2, mostShells(state) - state.shells),
      isHonking: !isGhost && tick - honkedAt < HONK_TICKS,
      isContrast: stage.isContrast,
      tick,
    };
    if (pose.cracks < 3) drawEgg(context, pose);
    drawGoose(context, pose);
    // It sits in what is left.
    if (pose.cracks > 2) drawEgg(context, pose);
    context.restore();
    context.globalAlpha = 1;
  };

  /** A word when somebody falls behind the own egg, or passes it. */
  const tellOvertaking = (stage: Stage, name: string, metres: number): void => {
    const before = ahead.get(name) ?? metres;
    if (Math.abs(metres) > 1) ahead.set(name, metres);
    if (Math.abs(metres) < 1 || before > 0 === metres > 0 || Math.abs(metres - before) > 5) return;
    stage.float(`${name} is ${metres > 0 ? "ahead" : "behind you"}!`, stage.width / 2, stage.height * 0.4, loud(28));
  };

  return {
    size: { wide: [1120, 622], tall: [600, 1040] },
    beforeStep(state) {
      before = spotOf(state);
    },
    draw(stage, state, alpha = 1) {
      keepUp(stage, state);
      const spot = spotBetween(state, alpha);
      const place = placeIn(state);
      eye = eyes.look(stage, state, spot);
      const look = lookOf(place, stage.isContrast);
      drawWorld(stage, state, spot, look, place);
      drawSpeed(stage, state, eye, look);
      drawHints(stage, state, eye, spot);
      drawHonk(stage, state, eye, spot, stage.tick - honkedAt);
      drawPanel(stage, state);
      drawFlow(stage, state);
      drawAdvice(stage, state);
      drawBanner(stage, banner);
    },
    // In a run of the staff the label of the title would lie over the goose.
    isTitleStill: true,
    drawTitle(stage, state) {
      const { width, height, isCalm, tick } = stage;
      const z = Math.round((14 + (isCalm ? 0 : (tick * TITLE_PACE) % TITLE_METRES)) * METRE);
      const level = TITLE_LEVEL;
      const course = courseOf({ ...state, level, egg: { ...state.egg, z } });
      const x = middleAt(course, z);
      const shown = { ...state, level, egg: { ...state.egg, x, y: baseAt(course, z), z } };
      const spot = spotOf(shown);
      const isTall = height > width;
      // Low and far behind the goose: it rides above the label.
      eye = {
        x: spot.x - 1.2,
        y: spot.y + 2.6,
        z: spot.z - (isTall ? 11 : 10),
        focal: 640,
        midX: width / 2,
        vanishY: height * (isTall ? 0.2 : 0.12),
        roll: 0,
        ...STILL_BENDS,
      };
      drawWorld(stage, shown, spot, lookOf(1, stage.isContrast), 1);
    },
    drawGhost(stage, state, { own, isDone, name }) {
      if (isDone || state.phase === PHASE.fallen) return;
      const spot = spotOf(state);
      const mine = spotOf(own);
      if (name !== undefined) tellOvertaking(stage, name, spot.z - mine.z);
      // One that rolls just here would hide the own egg.
      if (Math.abs(spot.z - mine.z) < BESIDE[1] && Math.abs(spot.x - mine.x) < BESIDE[0]) return;
      const distance = spot.z - eye.z;
      if (distance < 3 || distance > FAR) return;
      drawRider(stage, state, spot, shellFor(name), { ...WHITE, scarf: shellFor(name).base });
      const scale = scaleAt(eye, spot.z);
      if (name !== undefined) stage.text(name, onX(eye, spot.x, scale), onY(eye, spot.y + 2.6, scale), loud(19, PALE));
    },
    cue(stage, state, cue) {
      if (cue === CUE.honk) honkedAt = stage.tick;
      if (cue === CUE.fall) fellAt = stage.tick;
      if (cue === CUE.hit) hitAt = stage.tick;
      if (cue === CUE.stretch) {
        const metres = stretchFrom(stretchAt(metresOf(state)));
        banner = {
          title: lookOf(placeIn(state), false).name,
          words: `${RULES[placeIn(state)]} · ${groupDigits(metres)} m`,
          at: stage.tick,
        };
      }
      if (cue === CUE.hit || cue === CUE.fall) {
        const { what, advice } = causeOf(state);
        banner = { title: what, words: advice, at: stage.tick };
      }
      const spot = spotOf(state);
      const scale = scaleAt(eye, spot.z);
      const [x, y] = [onX(eye, spot.x, scale), Math.min(stage.height, onY(eye, spot.y, scale))];
      playCue(stage, state, cue, x, y, factorOf(shownFlow));
    },
    status: (state) => {
      if (state.mode === MODE.slope) return SLOPES[state.level]!.name;
      // The next arch says how far the stretch goes.
      return `${groupDigits(metresOf(state))}\u00A0m`;
    },
    intensity({ frame, egg, flow, mode, clock }) {
      if (frame < 180) return 1;
      if (egg.boost > 0 || factorOf(flow) > 3 || (mode === MODE.rush && clock < 600)) return 3;
      return (egg.vz / METRE) * 60 > 24 ? 3 : 2;
    },
    part: placeIn,
    say,
  };
}

function wordsOf(state: State): { title: string; words: string } {
  if (state.mode === MODE.slope)
    return {
      title: SLOPES[state.level]!.name,
      words: state.level < 3 ? "Finish, grain, no cracks" : RULES[placeIn(state)]!,
    };
  if (state.mode === MODE.rush) return { title: "Rush", words: "60 seconds. Hoops and smashed hay give more" };
  return { title: lookOf(0, false).name, words: "Five shells. How far?" };
}

/** Runners of a race are told apart by their eggs. */
function shellFor(name = ""): Shell {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0)!;
  return SHELL_ART[sum % SHELL_ART.length]!;
}

/** The next stretch, the finish, and the place of the own best run. */
function drawArches(stage: Stage, state: State, eye: Eye, look: Look, best: number): void {
  const course = courseOf(state);
  const arches: { z: number; words: string; colour: string }[] = [];
  if (state.mode === MODE.slope) arches.push({ z: (course.finish * ROW) / METRE, words: "FINISH", colour: GOLD });
  else {
    const next = stretchFrom(stretchAt(metresOf(state)) + 1);
    arches.push({ z: next, words: `${next} m`, colour: "#7CF5E4" });
    if (state.mode === MODE.run && best > 100) arches.push({ z: best, words: "YOUR BEST", colour: "#FF8AC4" });
  }
  for (const arch of arches.toSorted((one, other) => other.z - one.z))
    if (arch.z > eye.z + 3 && arch.z < eye.z + FAR) drawArch(stage, course, eye, look, arch);
}
