import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, PHASE, rules, type State } from "./rules.ts";
import { costOf, SECTOR_PARCELS, sectorStars, streakTenths } from "./rules-fuel.ts";
import { drawBackdrop } from "./view-backdrop.ts";
import { createPostCamera } from "./view-camera.ts";
import { playCue } from "./view-cues.ts";
import { drawGates, drawStamps } from "./view-finds.ts";
import { frameOf, SIZE, toRadians, type Frame } from "./view-frame.ts";
import { drawFuelRing, drawPanel, drawPower } from "./view-panel.ts";
import { drawAim, drawLastThrow, drawLetter, drawOffice, drawParcel, drawTarget, drawTrail } from "./view-post.ts";
import { createSlowMotion, SLOW_FRAMES } from "./view-slow.ts";
import { drawBodies } from "./view-space.ts";

export function createView(onFrame: (frame: Frame) => void): GameView<State> {
  const camera = createPostCamera();
  const slow = createSlowMotion();
  /** The cue of a delivery waits until the slow motion has landed. */
  let landing: number | null = null;

  const drawWorld = (stage: Stage, state: State, frame: Frame): void => {
    drawBackdrop(stage, state, frame);
    const moment = slow.moment(state, stage.isCalm);
    drawLastThrow(stage, state, frame);
    drawGates(stage, state, frame);
    drawBodies(stage, state, frame);
    drawStamps(stage, state, frame);
    drawTarget(stage, state, frame, moment?.clock);
    const { office } = state.round;
    const isAiming = state.phase === PHASE.aiming;
    if (state.sector === 0) drawFuelRing(stage, state, frame.place(office.x, office.y));
    if (isAiming) drawPower(stage, state, frame.place(office.x, office.y), toRadians(state.angle, frame));
    drawOffice(stage, state, frame);
    if (isAiming) drawAim(stage, state, frame);
    // A place of the trail is kept every third frame.
    const kept = moment ? state.trail.length - 2 * Math.ceil(moment.ahead / 3) : state.trail.length;
    if (state.phase === PHASE.flying || moment) drawTrail(stage, state.trail.slice(0, kept), frame);
    if (state.phase === PHASE.flying) drawParcel(stage, state.parcel, frame);
    else if (moment) drawParcel(stage, moment, frame);
  };

  return {
    size: SIZE,
    draw(stage, state) {
      const frame = frameOf(stage);
      onFrame(frame);
      slow.keep(state);
      camera.follow(stage, state, frame);
      if (landing !== null && (state.phase !== PHASE.showing || state.wait >= SLOW_FRAMES)) {
        playCue(stage, state, landing, camera.project(stage, frame));
        landing = null;
      }
      camera.through(stage, () => drawWorld(stage, state, frame));
      if (state.phase === PHASE.flying) drawOutside(stage, state, camera.project(stage, frame));
      drawPanel(stage, state, frame);
    },
    drawTitle(stage, state) {
      const frame = frameOf(stage);
      onFrame(frame);
      drawBackdrop(stage, state, frame);
      drawBodies(stage, state, frame);
      drawTarget(stage, state, frame);
      drawOffice(stage, state, frame);
      drawPoster(stage);
    },
    drawGhost(stage, state, { own }) {
      const { width, height } = stage;
      const [x, y] = width > height ? [width - 120, height - 28] : [width / 2, height - 78];
      drawSlip(stage, `They: round ${state.round.number + 1}`, x, y, 18);
      // In another round the moons differ, so the ghost's parcel would make no sense.
      if (state.phase !== PHASE.flying || state.round.number !== own.round.number) return;
      stage.context.globalAlpha = stage.isContrast ? 0.7 : 0.4;
      camera.through(stage, () => drawParcel(stage, state.parcel, frameOf(stage)));
      stage.context.globalAlpha = 1;
    },
    cue(stage, state, cue) {
      const isLanding = cue === CUE.delivered || cue === CUE.bullseye;
      if (isLanding && !stage.isCalm) {
        landing = cue;
        stage.sound({ shape: "sine", from: 520, to: 180, length: 0.7, volume: 0.3 });
      } else playCue(stage, state, cue, camera.project(stage, frameOf(stage)));
    },
    status: ({ round, streak, sector, throws }) => {
      if (sector > 0) return sayParcels(SECTOR_PARCELS - throws);
      const times = streak > 0 ? ` · × ${(streakTenths(streak) / 10).toFixed(1)}` : "";
      return `Round ${round.number + 1}${times}`;
    },
    say,
  };
}

/** The cover's letter, flying across. */
function drawPoster(stage: Stage): void {
  const { context, width, height, tick, isCalm } = stage;
  const [x, y] = [width / 2, height * 0.4];
  context.fillStyle = "#FFD65A";
  for (let dot = 1; dot < 12; dot++) {
    context.beginPath();
    context.arc(x - 40 - dot * 24, y + 10 + Math.sin(dot / 2.4) * 46 + dot * 4, 5, 0, 7);
    context.fill();
  }
  drawLetter(stage, x, y + (isCalm ? 0 : Math.sin(tick / 24) * 8), -0.12, 4.6);
}

const sayParcels = (left: number) => (left === 1 ? "1 parcel left" : `${left} parcels left`);

/** A parcel outside the screen may come back: an arrow at the edge shows where it is. */
function drawOutside({ context, width, height, bounds }: Stage, { parcel }: State, { place }: Frame): void {
  const [x, y] = place(parcel.x / ONE, parcel.y / ONE);
  if (x > bounds.left - 4 && x < bounds.right + 4 && y > bounds.top - 4 && y < bounds.bottom + 4) return;
  const [ex, ey] = [Math.max(22, Math.min(width - 22, x)), Math.max(22, Math.min(height - 22, y))];
  context.save();
  context.translate(ex, ey);
  context.rotate(Math.atan2(y - ey, x - ex));
  context.fillStyle = "#F2594B";
  context.beginPath();
  context.moveTo(14, 0);
  context.lineTo(-9, -11);
  context.lineTo(-9, 11);
  context.fill();
  context.restore();
}

function say(state: State): string {
  const { round, fuel, angle, power, phase, precision, earned } = state;
  const { sector, throws } = state;
  if (sector > 0 && rules.isOver(state)) {
    const stars = sectorStars(state);
    return stars === 0 ? "No parcels left." : `Sector ${sector} done: ${stars === 1 ? "1 star" : `${stars} stars`}.`;
  }
  if (rules.isOver(state)) return `No fuel left after ${state.delivered} deliveries.`;
  if (phase === PHASE.flying) return "The parcel is on its way.";
  if (phase === PHASE.showing) return precision < 0 ? "Lost." : `Delivered, ${precision} percent, plus ${earned}.`;
  const degrees = Math.round((angle * 360) / 1024);
  if (sector > 0) return `Sector ${sector}. Angle ${degrees}, power ${power}. ${sayParcels(SECTOR_PARCELS - throws)}.`;
  return `Round ${round.number + 1}. Angle ${degrees}, power ${power}, costs ${costOf(power)} of ${fuel} fuel.`;
}
