import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import { drawRunnerName } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeInOut } from "@quackademy/game-kit/stage/tween.ts";
import { chosenPaint, PAINTS } from "./kept.ts";
import { LAST_LAP } from "./music.ts";
import { createWayNotes, ghostPose, readGhost, type OwnGhost } from "./own-ghost.ts";
import { CIRCUITS } from "./rules/circuits.ts";
import { CUE } from "./rules/cues.ts";
import { RIVAL_DRIFT, RIVAL_LEG } from "./rules/karts.ts";
import { CHEER_FRAMES, HURRY_FRAMES, isFinished, LAPS, MODE, type State } from "./rules/state.ts";
import { gatePost, GATES, UNIT } from "./rules/track.ts";
import { FINISH_POINTS, GATE_POINTS } from "./rules.ts";
import { createEye, onStage, poseOf, shortest, type Eye, type Pose } from "./view/camera.ts";
import { drawCall } from "./view/calls.ts";
import { createEngine, playCue } from "./view/cues.ts";
import { drawKart, GHOST_PAINT, heightOf as heightOfFlight, kartLook, type Paint } from "./view/kart.ts";
import { lookOf } from "./view/looks.ts";
import { createOthers } from "./view/others.ts";
import {
  drawPanel,
  drawAdvice,
  drawBanner,
  drawCharge,
  drawPlace,
  nameOf,
  sayTime,
  callTop,
  GAIN_FRAMES,
  type Banner,
  type Gain,
} from "./view/panel.ts";
import { drawRamps } from "./view/ramps.ts";
import { drawRoad } from "./view/road.ts";
import { drawChainRing, drawRunningDrift } from "./view/show.ts";
import { goalOf, sayScore } from "./view/result.ts";
import { sayResult } from "./view/standing.ts";
import { drawSpots } from "./view/spots.ts";
import { drawThing, heightOf } from "./view/things.ts";
import { createTrace } from "./view/trace.ts";
import { nameOfRival, raceOf, sayRivals } from "./view/rivals.ts";
import { CIRCUIT_TRICKS, say } from "./view/words.ts";
import { worldOf, type World } from "./view/world.ts";

const JUMP = 60;
const SHOW_END = 900;
const PLAIN_LOOK = { wheel: 0, flame: 0, sunk: 0 };
/** A run is shown from its beginning; a picture that begins later is the one behind the title. */
const BEGUN = 30;
const SAY_FRAMES = 115;
const MOST_GAIN = 600;
const CONFETTI_EVERY = 14;
/** Turns of the doughnut behind the finish. */
const DOUGHNUT = 4 * Math.PI;
const NO_GAIN: Gain = { frames: 0, points: 0, at: -GAIN_FRAMES };

export function createView(progress?: GameProgress): GameView<State> {
  const eyes = createEye();
  const trace = createTrace();
  const putt = createEngine();
  const noteWay = progress ? createWayNotes() : null;
  const paint = chosenPaint(progress);
  let before: (Pose & { leg: number }) | null = null;
  let eye: Eye = { x: 0, y: 0, spin: 0, zoom: 1, atX: 0, atY: 0 };
  let banner: Banner = { title: "", words: "", at: -1000 };
  let [tracedFrame, shownFrame, ghostOf] = [-1, -1, -1];
  let ghost: OwnGhost | null = null;
  const others = createOthers();
  let said = { news: "", frame: -SAY_FRAMES, words: "" };
  let gain = NO_GAIN;
  let [clock, tick] = [-1, 0];
  /** The place among the rivals of a tour, which is said when it changes. */
  let raced = { place: "", until: 0 };
  let isPlayed = progress === undefined;
  /** The run that is shown: its rules step it on. */
  let shown: State | null = null;

  /** Between two steps, unless the car jumped. */
  const poseBetween = (state: State, alpha: number): Pose => {
    const now = poseOf(state.car);
    if (alpha === 1 || !before || before.leg !== state.leg) return now;
    if (Math.hypot(now.x - before.x, now.y - before.y) > JUMP) return now;
    return {
      x: before.x + (now.x - before.x) * alpha,
      y: before.y + (now.y - before.y) * alpha,
      heading: before.heading + shortest(now.heading - before.heading) * alpha,
    };
  };

  /** The traces of the view follow the frames of the run, which a replay may jump over. */
  const keepUp = (stage: Stage, state: State): void => {
    const frame = state.frame + cheerOf(state);
    if (frame === tracedFrame) return;
    const isGoingOn = frame > tracedFrame && frame - tracedFrame <= 8;
    if (isGoingOn) putt(stage, state);
    if (Math.abs(frame - tracedFrame) > 8 || state.cues.includes(CUE.circuit)) trace.clear();
    if (state.frame <= 1 && shownFrame !== 0) {
      banner = { ...wordsOf(state), at: stage.tick };
      shownFrame = 0;
    }
    tracedFrame = frame;
    trace.step(stage, state, eye);
    if (state.cheer % CONFETTI_EVERY === 1) throwConfetti(stage, state.cheer);
    if (state.frame > 0) noteWay?.(state);
    if (progress && state.mode === MODE.circuit && ghostOf !== state.circuit) {
      ghostOf = state.circuit;
      ghost = readGhost(progress, state.circuit);
    }
  };

  return {
    size: { wide: [1120, 622], tall: [600, 1040] },
    beforeStep(state) {
      isPlayed = true;
      // What the last step has brought; on another run the clock jumps.
      const more = state.clock - clock + 1;
      clock = state.clock;
      const isMore = (more > 0 && more < MOST_GAIN) || state.over > 0;
      if (isMore && state.frame > 1 && state.mode === MODE.tour && state.waiting === 0) {
        const last = tick - gain.at < GAIN_FRAMES ? gain : NO_GAIN;
        gain = { frames: last.frames + more, points: last.points + state.over, at: tick };
      }
      before = { ...poseOf(state.car), leg: state.leg };
    },
    draw(stage, state, alpha = 1) {
      keepUp(stage, state);
      shown = state;
      tick = stage.tick;
      const isTitle = !isPlayed && (state.frame === 0 || state.frame > BEGUN);
      others.next();
      const pose = poseBetween(state, alpha);
      if (!stage.isCalm)
        pose.heading +=
          DOUGHNUT * easeInOut(Math.min(1, (cheerOf(state) + alpha) / CHEER_FRAMES)) * (isFinished(state) ? 1 : 0);
      const world = worldOf(state.circuit, state.isMirrored);
      eye = eyes.look(stage, state, pose, alpha, isTitle);
      drawRoad(stage, world, eye, lookOf(world.place, stage.isContrast));
      drawSpots(stage, state, world, eye);
      drawRamps(stage, world, eye);
      trace.drawSkids(stage, eye);
      const own = ghost && state.frame > 0 ? ghostPose(ghost, state.frame) : null;
      if (own) {
        stage.context.globalAlpha = 0.45;
        drawKart(stage.context, eye, own, { paint: GHOST_PAINT, ...PLAIN_LOOK });
        stage.context.globalAlpha = 1;
      }
      drawChainRing(stage, state, eye, pose.x, pose.y);
      drawStanding(stage, state, world, eye, { ...pose, paint }, others.drawn(stage, eye));
      others.drawNames(stage, eye);
      if (isTitle) return;
      drawCharge(stage, state, eye, pose.x, pose.y);
      drawRunningDrift(stage, state, eye, pose.x, pose.y);
      drawPanel(stage, state, world, others.shown, own, gain);
      const { standing } = others;
      const race = state.mode === MODE.tour ? raceOf(state) : null;
      if (race) drawPlace(stage, ...race);
      else drawPlace(stage, standing.place(state), standing.gap(state));
      drawAdvice(stage, state, eye, pose.x, pose.y);
      drawBanner(stage, banner);
      drawCall(stage, callTop(stage, banner));
    },
    drawGhost(stage, state, race) {
      others.add(stage, worldOf(race.own.circuit, race.own.isMirrored), state, race);
    },
    cue(stage, state, cue) {
      if (cue === CUE.circuit) banner = { ...wordsOf(state), at: stage.tick };
      if (state.mode === MODE.circuit && (cue === CUE.lap || cue === CUE.finish)) {
        const title = cue === CUE.lap ? "Last lap!" : "Finish!";
        banner = { title, words: `${sayTime(state.frame)} · ${goalOf(state)}`, at: stage.tick };
      }
      const split = ghost?.splits[state.splits.length - 1];
      const delta = split === undefined || state.mode !== MODE.circuit ? null : state.frame - split;
      const { x, y } = poseOf(state.car);
      playCue(stage, state, cue, ...onStage(eye, x, y), delta);
    },
    // While a circuit is driven, only times count: its points are hundredths.
    formatScore: (score) =>
      shown?.mode !== MODE.circuit || shown.isOver === 1
        ? groupDigits(score)
        : score < FINISH_POINTS
          ? `${score / GATE_POINTS}/${GATES * LAPS}`
          : sayScore(score),
    isWaiting: ({ waiting }) => waiting === 1,
    status: (state) => {
      if (state.mode === MODE.tour) return `Circuit ${state.leg + 1}`;
      if (state.mode === MODE.drift) return `Chain × ${state.chain + 1}`;
      return goalOf(state);
    },
    intensity: ({ mode, clock, car, frame, gates }) => {
      if (frame < 240) return 1;
      if (mode !== MODE.circuit ? clock < HURRY_FRAMES : gates >= GATES) return 3;
      return car.boost > 0 || car.drift !== 0 ? 3 : 2;
    },
    // Faster songs on the last lap, at the end of a show, and from the fourth circuit of a tour on.
    part: ({ circuit, mode, gates, clock, leg }) =>
      CIRCUITS[circuit]!.place + ([leg > 2, gates >= GATES, clock < SHOW_END][mode] ? LAST_LAP : 0),
    // A call every two seconds is enough, but news are told at once.
    say(state) {
      const place = raceOf(state)?.[0] ?? "";
      if (place !== raced.place) raced = { place, until: state.frame + SAY_FRAMES };
      const news = others.standing.news(state) || (state.frame < raced.until && place ? `${place}. ` : "");
      const isNew = news !== said.news || state.isOver === 1 || Math.abs(state.frame - said.frame) >= SAY_FRAMES;
      if (isNew) said = { news, frame: state.frame, words: `${news}${say(state)} ${sayResult(state)}`.trim() };
      return said.words;
    },
  };
}

/** Frames since the finish. */
const cheerOf = (state: State): number => (isFinished(state) ? CHEER_FRAMES - state.cheer : 0);

function throwConfetti(stage: Stage, salt: number): void {
  stage.burst({
    x: stage.width * (0.2 + ((salt * 37) % 60) / 100),
    y: stage.height * (stage.height > stage.width ? 0.48 : 0.3),
    count: 26,
    colours: ["#FD5", "#E54", "#FFE", "#6E9", "#7DF"],
    speed: 300,
    life: 1.3,
    size: 7,
    gravity: 320,
    shape: "square",
  });
}

function wordsOf(state: State): { title: string; words: string } {
  const { mode, leg, circuit } = state;
  if (mode === MODE.circuit) return { title: nameOf(state), words: CIRCUIT_TRICKS[circuit]! };
  if (mode === MODE.drift) return { title: nameOf(state), words: "Slide for points. A clean chain counts more." };
  return {
    title: nameOf(state),
    words: leg < RIVAL_LEG ? CIRCUIT_TRICKS[circuit]! : sayRivals(state),
  };
}

const NAME_ROOM = 110;
/** Before a rival was passed, while it is behind, and when it is ahead again. */
const RIVAL_SAYS = ["", ": Hey!", ": Ha ha!"] as const;

/** Karts, the car, gates and everything beside the road, from the back to the front. */
function drawStanding(
  stage: Stage,
  state: State,
  world: World,
  eye: Eye,
  own: Pose & { paint: Paint },
  others: readonly { y: number; draw(): void }[] = [],
): void {
  const { context, bounds } = stage;
  const standing: { y: number; draw(): void }[] = [...others];
  const pixels = context.getTransform().a;
  const [ownX, ownY] = onStage(eye, own.x, own.y);
  const stand = (x: number, y: number, high: number, draw: (place: [number, number]) => void): void => {
    const place = onStage(eye, x, y);
    const [sx, sy] = place;
    if (sx < bounds.left - high || sx > bounds.right + high || sy < bounds.top - 60 || sy > bounds.bottom + high * 1.3)
      return;
    standing.push({ y: sy, draw: () => draw(place) });
  };
  for (const { x, y, kind, size } of stage.isContrast ? [] : world.things)
    stand(x, y, heightOf(kind) * eye.zoom, (place) =>
      drawThing(context, { place: world.place, kind, pixels }, place, eye.zoom * size),
    );
  for (const { at, x, y, post, look, isRival, charge, isPassed } of state.karts) {
    const bend = world.track.bend[post]!;
    const slide = (bend / 240) * Math.min(1, charge / 12);
    const pose = { x: x / UNIT, y: y / UNIT, heading: (world.track.angle[post]! / 512) * Math.PI + slide };
    const flame = charge > 0 && Math.abs(bend) <= RIVAL_DRIFT ? 1 : 0;
    const air = flightOf(world, at);
    stand(pose.x, pose.y, 60, ([sx, sy]) => {
      drawKart(context, eye, pose, { paint: PAINTS[1 + look]!, wheel: -slide, flame, sunk: 0, air });
      // No name lies on the own kart.
      if (isRival === 1 && Math.hypot(sx - ownX, sy - 66 - ownY) > NAME_ROOM)
        drawRunnerName(stage, `◆ ${nameOfRival(look)}${RIVAL_SAYS[isPassed]}`, sx, sy - 66);
    });
  }
  // Nothing covers the own kart.
  standing.push({ y: Infinity, draw: () => drawKart(context, eye, own, kartLook(state.car, own.paint)) });
  const next = gatePost(world.track, state.gates + 1);
  addGate(stage, world, eye, next, standing);
  for (const { draw } of standing.toSorted((one, other) => one.y - other.y)) draw();
}

const KART_FLIGHT = 12;

/** Karts jump, too: for the view alone. */
function flightOf({ track }: World, at: number): number {
  const way = (at / 256) % track.count;
  const ramp = track.ramps.find((post) => way >= post && way < post + KART_FLIGHT);
  return ramp === undefined ? 0 : heightOfFlight({ air: KART_FLIGHT - (way - ramp), flight: KART_FLIGHT });
}

/** The next gate: two posts with flags, and a band between them. */
function addGate(
  { context }: Stage,
  world: World,
  eye: Eye,
  post: number,
  standing: { y: number; draw(): void }[],
): void {
  const off = world.half + 14;
  const ends = [-1, 1].map((side) =>
    onStage(eye, world.x[post]! + world.nx[post]! * off * side, world.y[post]! + world.ny[post]! * off * side),
  );
  const high = 74 * eye.zoom;
  standing.push({
    y: Math.min(ends[0]![1], ends[1]![1]) - 1,
    draw() {
      context.strokeStyle = post === 0 ? "#FFE" : "#FD5";
      context.lineWidth = 12 * eye.zoom;
      context.beginPath();
      for (const [x, y] of ends) context.lineTo(x, y - high);
      context.stroke();
    },
  });
  for (const [x, y] of ends) {
    standing.push({
      y,
      draw() {
        context.fillStyle = "#114";
        context.fillRect(x - 5 * eye.zoom, y - high - 8, 10 * eye.zoom, high + 8);
        context.fillStyle = "#E54";
        context.fillRect(x - 5 * eye.zoom, y - high - 8, 10 * eye.zoom, 16);
      },
    });
  }
}
