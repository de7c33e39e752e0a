import { createBetween } from "@quackademy/game-kit/stage/between-steps.ts";
import { drawSlip, markTheirs } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, isFriendly, PHASE, READY_FRAMES, rules, type State } from "./rules.ts";
import { DASH_REST_FRAMES, distanceOf } from "./rules-ring.ts";
import { RIVALS } from "./rules-rival.ts";
import { drawArena, drawBread, drawWins } from "./view-arena.ts";
import { cardsOf, drawCards } from "./view-cards.ts";
import { drawCrowd } from "./view-crowd.ts";
import { playCue } from "./view-cues.ts";
import { lookOf, PLAYER_LOOK, RIVAL_LOOKS } from "./view-look.ts";
import { drawHit, drawPuck } from "./view-puck.ts";

/** A longer way in one step is a jump. */
const JUMP = 60 * 256;

export const SIZE = { wide: [1060, 600], tall: [600, 1080] } as const;

/** The view with its own state: head directions, the last hit, and the crowd's volume. */
export function createView(onSize: (size: { width: number; height: number }) => void): GameView<State> {
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
    const isFallen = state.fallen === side && (state.phase === PHASE.fallen || rules.isOver(state));
    const fall = isFallen ? Math.min(1, state.wait / 40) : 0;
    const [x, y] = placeOf(stage, state, side);
    const isFighting = state.phase === PHASE.fighting;
    drawPuck(stage, lookOf(state, side), {
      x,
      y,
      radius: puck.radius,
      facing: heading,
      size: 1 - fall * 0.35,
      spin: stage.isCalm ? 0 : fall * 5,
      rested: isFighting ? 1 - puck.rest / DASH_REST_FRAMES : null,
      isDashing: puck.dash > 0 && isFighting,
    });
  };

  return {
    size: SIZE,
    beforeStep({ pucks }) {
      for (const puck of pucks) between.keep(puck, puck.x, puck.y);
    },
    draw(stage, state, now = 1) {
      alpha = now;
      onSize(stage);
      drawArena(stage, state);
      drawCrowd(stage, Math.max(0, 1 - (stage.tick - cheeredAt) / 90));
      const { context } = stage;
      if (state.bread) drawBread(stage, stage.width / 2 + state.bread.x / 256, stage.height / 2 + state.bread.y / 256);
      // The puck farther out is drawn first.
      const order = distanceOf(state.pucks[0]) > distanceOf(state.pucks[1]) ? [0, 1] : [1, 0];
      if (state.phase !== PHASE.choosing) for (const side of order) drawFighter(stage, state, side);
      turnedAt = stage.tick;
      const age = stage.tick - hit.at;
      if (age < 10) drawHit(context, hit.x, hit.y, hit.size * (stage.isCalm ? 0.7 : 0.6 + age / 14));
      if (state.phase === PHASE.choosing) return drawCards(stage, state);
      drawWins(stage, state);
      drawWords(stage, state);
    },
    drawTitle(stage, state) {
      drawArena(stage, state);
      drawCrowd(stage, 0);
      drawClash(stage);
    },
    drawGhost(stage, state, { own, isDone }) {
      if (isDone || state.phase === PHASE.choosing) return;
      if (own.phase === PHASE.choosing) return markTheirs(stage, cardsOf(stage)[state.rival]!);
      const [left, low] = stage.width > stage.height ? [150, 24] : [stage.width / 2, 200];
      drawSlip(stage, `They: ${lookOf(state, 1).name} ${state.wins.join(" : ")}`, left, stage.height - low, 18);
      // In another match or round the ghost's opponent differs.
      if (state.rival !== own.rival || state.rounds !== own.rounds) return;
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
      if (state.phase === PHASE.choosing) return "Choose a rival";
      if (isFriendly(state)) return `Friendly ${state.wins[0]} : ${state.wins[1]}`;
      return `${lookOf(state, 1).name} ${state.wins[0]} : ${state.wins[1]}`;
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
  if (state.phase === PHASE.ready) return state.wait < READY_FRAMES - 34 ? `Round ${state.rounds}` : "Ready";
  if (state.phase === PHASE.won) return `Next: ${RIVALS[state.rival + 1]!.name}`;
  if (state.phase !== PHASE.fallen) return "";
  if (state.fallen === 2) return "Nobody's round";
  const winner = state.fallen === 0 ? right : left;
  return winner === "You" ? "Your round" : `${winner} takes it`;
}

function say(state: State): string {
  const { phase, wins, choice } = state;
  if (phase === PHASE.choosing) return `Choose: ${RIVALS[choice]?.name ?? "a friend"}, ${choice + 1} of 4.`;
  const score = `${wins[0]} to ${wins[1]}`;
  if (rules.isOver(state)) return `The match is over, ${score}.`;
  if (phase === PHASE.fighting) {
    const room = Math.round((state.ring - distanceOf(state.pucks[0])) / 256 / 50) * 50;
    return `Round ${state.rounds}. You are ${room > 0 ? `${room} from the rope` : "at the rope"}.`;
  }
  return `${wordsFor(state)}. ${score}.`;
}
