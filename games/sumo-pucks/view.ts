import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chosenBelt } from "./belts.ts";
import { CUE, isFriendly, MODE, PHASE, READY_FRAMES, rules, type State } from "./rules.ts";
import { DASH_REST_FRAMES, distanceOf } from "./rules-ring.ts";
import { RIVALS } from "./rules-rival.ts";
import { THEMES } from "./themes.ts";
import { drawArena } from "./view-arena.ts";
import { drawBread } from "./view-bread.ts";
import { drawCrowd } from "./view-crowd.ts";
import { playCue } from "./view-cues.ts";
import { drawSwimmer, isFalling, splash, swumFor, tumbled, TUMBLE_FRAMES, zoomOf } from "./view-fall.ts";
import { lookOf, PLAYER_LOOK, RIVAL_LOOKS, type Look } from "./view-look.ts";
import { drawHit, drawPuck } from "./view-puck.ts";
import { drawWins } from "./view-wins.ts";

/** A longer way in one step is a jump. */
const JUMP = 60 * 256;

export const SIZE = { wide: [1060, 600], tall: [600, 1080] } as const;

/** The view with its own state: head directions, the last hit, and the crowd's volume. */
export function createView(
  onSize: (size: { width: number; height: number }) => void,
  progress?: GameProgress,
): GameView<State> {
  const own: Look = { ...PLAYER_LOOK, colour: chosenBelt(progress).colour };
  /** The frame in which the last one fell, once its splash was seen. */
  let splashed = -1;
  const facing = [0, Math.PI];
  const between = createBetween(JUMP);
  let [alpha, turnedAt] = [1, -1];
  let hit = { x: 0, y: 0, size: 0, at: -99 };
  let cheeredAt = -999;

  const placeOf = (stage: Stage, state: State, side: number): [number, number] => {
    const puck = state.pucks[side as 0 | 1];
    const { x, y } = between.place(puck, puck.x, puck.y, alpha);
    return [stage.width / 2 + x / 256, stage.height / 2 + y / 256];
  };

  const drawFighter = (stage: Stage, state: State, side: number): void => {
    const puck = state.pucks[side as 0 | 1];
    const wished = Math.atan2(puck.dirY, puck.dirX);
    const turn = ((wished - facing[side]! + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
    // Once for each step, however often the screen is drawn.
    const heading = facing[side]! + (stage.tick === turnedAt ? 0 : turn * 0.25);
    facing[side] = heading;
    const [x, y] = placeOf(stage, state, side);
    const fall = isFalling(state, side) ? tumbled(state) : 0;
    if (fall === 1) return drawSwimmer(stage, lookOf(state, side, own), x, y, swumFor(state));
    const isFighting = state.phase === PHASE.fighting;
    drawPuck(stage, lookOf(state, side, own), {
      x,
      y: y - (stage.isCalm ? 0 : Math.sin(fall * Math.PI) * 26),
      radius: puck.radius,
      facing: heading,
      size: 1 + (stage.isCalm ? 0 : Math.sin(fall * Math.PI) * 0.2) - fall * fall * 0.6,
      spin: stage.isCalm ? 0 : fall * 7,
      rested: isFighting ? 1 - puck.rest / DASH_REST_FRAMES : null,
      isDashing: puck.dash > 0 && isFighting,
    });
  };

  /** Moves the camera nearer to a falling puck. */
  const inZoom = (stage: Stage, state: State, draw: () => void): void => {
    const zoom = zoomOf(state, stage.isCalm);
    stage.context.save();
    if (zoom > 1) {
      const [x, y] = placeOf(stage, state, state.fallen);
      const part = (zoom - 1) / zoom;
      stage.context.scale(zoom, zoom);
      stage.context.translate(-x * part, -y * part);
    }
    draw();
    stage.context.restore();
  };

  const maybeSplash = (stage: Stage, state: State): void => {
    const fellAt = state.frame - state.wait;
    if (state.phase !== PHASE.fallen || state.fallen === 2 || state.wait < TUMBLE_FRAMES || splashed === fellAt) return;
    splashed = fellAt;
    // The zoom keeps the place of the falling puck, so effects are drawn without it.
    splash(stage, ...placeOf(stage, state, state.fallen));
  };

  return {
    size: SIZE,
    beforeStep({ pucks }) {
      for (const puck of pucks) between.keep(puck, puck.x, puck.y);
    },
    draw(stage, state, now = 1) {
      alpha = now;
      onSize(stage);
      maybeSplash(stage, state);
      inZoom(stage, state, () => {
        drawArena(stage, state);
        drawCrowd(stage, Math.max(0, 1 - (stage.tick - cheeredAt) / 90));
        const { bread } = state;
        if (bread) drawBread(stage, stage.width / 2 + bread.x / 256, stage.height / 2 + bread.y / 256);
        // The puck farther out is drawn first.
        const order = distanceOf(state.pucks[0]) > distanceOf(state.pucks[1]) ? [0, 1] : [1, 0];
        for (const side of order) drawFighter(stage, state, side);
        const age = stage.tick - hit.at;
        if (age < 10) drawHit(stage.context, hit.x, hit.y, hit.size * (stage.isCalm ? 0.7 : 0.6 + age / 14));
      });
      turnedAt = stage.tick;
      drawWins(stage, state, own);
      drawWords(stage, state);
    },
    drawTitle(stage, state) {
      drawArena(stage, state);
      drawCrowd(stage, 0);
      drawClash(stage);
    },
    drawGhost(stage, state, { own: mine, isDone }) {
      if (isDone) return;
      const [left, low] = stage.width > stage.height ? [150, 24] : [stage.width / 2, 200];
      drawSlip(stage, `They: ${lookOf(state, 1).name} ${state.wins.join(" : ")}`, left, stage.height - low, 18);
      // In another match or round the ghost's opponent differs.
      if (state.match !== mine.match || state.rounds !== mine.rounds) return;
      stage.context.globalAlpha = stage.isContrast ? 0.7 : 0.35;
      for (const side of [0, 1]) {
        const [x, y] = placeOf(stage, state, side);
        const { radius } = state.pucks[side as 0 | 1];
        stage.context.fillStyle = lookOf(state, side).colour;
        stage.context.beginPath();
        stage.context.arc(x, y, radius, 0, 7);
        stage.context.fill();
      }
      stage.context.globalAlpha = 1;
    },
    cue(stage, state, cue) {
      if (cue === CUE.bump || cue === CUE.slam) {
        const [a, b] = [placeOf(stage, state, 0), placeOf(stage, state, 1)];
        hit = { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, size: cue === CUE.slam ? 1.1 : 0.5, at: stage.tick };
      }
      if (cue === CUE.fallLeft || cue === CUE.fallRight || cue === CUE.matchWon) cheeredAt = stage.tick;
      playCue(stage, state, cue, (side) => placeOf(stage, state, side));
    },
    status: (state) => {
      const score = `${state.wins[0]} : ${state.wins[1]}`;
      if (isFriendly(state)) return `${THEMES[state.arena]!.name} ${score}`;
      return state.mode === MODE.season
        ? `${state.match} of ${RIVALS.length}: ${lookOf(state, 1).name} ${score}`
        : `${lookOf(state, 1).name} ${score}`;
    },
    say,
  };
}

/** The cover: two pucks, head to head. */
function drawClash(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const [x, y] = [width / 2, height * (height > width ? 0.42 : 0.43)];
  const push = isCalm ? 0 : Math.sin(tick / 16) * 5;
  drawHit(context, x, y, 1.75 + (isCalm ? 0 : Math.sin(tick / 8) * 0.06));
  const pose = { y, radius: 78, size: 1, spin: 0, rested: null, isDashing: true };
  drawPuck(stage, PLAYER_LOOK, { ...pose, x: x - 108 + push, facing: 0.05 });
  drawPuck(stage, RIVAL_LOOKS[1]!, { ...pose, x: x + 108 - push, y: y - 6, facing: Math.PI - 0.05 });
}

function drawWords(stage: Stage, state: State): void {
  const { phase, wait } = state;
  const words = wordsFor(state);
  if (!words) return;
  const pop = stage.isCalm ? 1 : 1 + Math.max(0, 1 - wait / 10) * 0.3;
  const y = stage.height / 2 - (phase === PHASE.ready ? 80 : 110);
  const { context } = stage;
  const wide = Math.min(stage.width - 40, 90 + words.length * 19);
  context.save();
  context.translate(stage.width / 2, y);
  context.scale(pop, pop);
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(-wide / 2, -32, wide, 64, [8, 30, 30, 8]);
  context.fill();
  stage.text(words, 0, 2, { size: 36, face: "display", align: "center", colour: "#3A1A10" });
  context.restore();
}

function wordsFor(state: State): string {
  const [left, right] = [lookOf(state, 0).name, lookOf(state, 1).name];
  const { phase, wait, wins, hearts } = state;
  if (phase === PHASE.ready) {
    if (wait >= READY_FRAMES - 30) return "Ready";
    return state.rounds === 1 ? THEMES[state.arena]!.name : `Round ${state.rounds}`;
  }
  if (phase === PHASE.won) {
    if (wins[0] > wins[1]) return `Next: ${RIVALS[state.arena + 1]?.name ?? ""}`;
    return hearts === 1 ? "Again! Last heart" : `Again! ${hearts} hearts`;
  }
  if (phase !== PHASE.fallen) return "";
  if (state.fallen === 2) return "Nobody's round";
  const winner = state.fallen === 0 ? right : left;
  return winner === "You" ? "Your round" : `${winner} takes it`;
}

function say(state: State): string {
  const { phase, wins, mode, match, hearts } = state;
  const score = `${wins[0]} to ${wins[1]}`;
  if (rules.isOver(state)) {
    return mode === MODE.season
      ? `The season is over in match ${match} of ${RIVALS.length}.`
      : `The match is over, ${score}.`;
  }
  if (phase === PHASE.fighting) {
    const room = Math.round((state.ring - distanceOf(state.pucks[0])) / 256 / 50) * 50;
    return `Round ${state.rounds}. You are ${room > 0 ? `${room} from the rope` : "at the rope"}.`;
  }
  const left = mode === MODE.season ? ` ${hearts === 1 ? "1 heart" : `${hearts} hearts`}.` : "";
  return `${wordsFor(state)}. ${score}.${left}`;
}
