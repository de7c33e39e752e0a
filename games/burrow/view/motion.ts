import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { columnOf, rowOf, wayX, wayY } from "#burrow/rules/board.ts";
import * as CUE from "#burrow/rules/cues.ts";
import type { News, World } from "#burrow/rules/world.ts";

/** Frames after which the creatures' half of a turn is seen. */
export const BEAT_FRAMES = 7;
const MOVE_FRAMES = 8;
const SLIDE_FRAMES = 9;
const DIG_FRAMES = 14;
const NUDGE_FRAMES = 10;
export const DYING_FRAMES = 34;

type Leg = { from: number; to: number; start: number; frames: number; cue: number };
type Actor = { legs: Leg[]; nudgeAt: number; nudgeWay: number; hitAt: number; bornAt: number };

/** Where something is drawn, in cells, and how it is squashed. */
export type Pose = { x: number; y: number; lift: number; wide: number; high: number; hit: number };

export type Dying = { id: number; kind: number; at: number; start: number; cause: number };

/** Turns happen at once; this shows them one after another. */
export function createMotion() {
  const actors = new Map<number, Actor>();
  const kinds = new Map<number, number>();
  let dying: Dying[] = [];

  const actorOf = (id: number): Actor => {
    const actor = actors.get(id) ?? { legs: [], nudgeAt: -99, nudgeWay: 0, hitAt: -99, bornAt: -99 };
    actors.set(id, actor);
    return actor;
  };

  const note = ({ cue, id, from, at, force, beat }: News, tick: number): void => {
    const start = tick + beat * BEAT_FRAMES;
    switch (cue) {
      case CUE.step:
      case CUE.slide:
      case CUE.appear: {
        const frames = cue === CUE.step ? MOVE_FRAMES : cue === CUE.slide ? SLIDE_FRAMES : DIG_FRAMES;
        const actor = actorOf(id);
        if (from === at) actor.bornAt = start;
        // Several cells of one slide follow each other quickly.
        const last = actor.legs.at(-1);
        const begin = last && last.start + last.frames > start && cue === CUE.slide ? last.start + 4 : start;
        actor.legs.push({ from, to: at, start: begin, frames, cue });
        return;
      }
      case CUE.bump:
        Object.assign(actorOf(0), { nudgeAt: start, nudgeWay: force });
        return;
      case CUE.slam:
        Object.assign(actorOf(id), { nudgeAt: start, nudgeWay: force, hitAt: start + 4 });
        return;
      case CUE.hit:
        actorOf(id).hitAt = start;
        return;
      case CUE.hurt:
        actorOf(0).hitAt = start;
        return;
      case CUE.breaks:
      case CUE.die:
        dying.push({ id, kind: kinds.get(id) ?? 0, at, start: start + (beat === 0 ? 5 : 2), cause: force });
    }
  };

  const poseOf = (id: number, at: number, tick: number): Pose => {
    const pose: Pose = { x: columnOf(at), y: rowOf(at), lift: 0, wide: 1, high: 1, hit: 0 };
    const actor = actors.get(id);
    if (!actor) return pose;
    const legs = (actor.legs = actor.legs.filter(({ start, frames }) => start + frames > tick));
    const leg = legs.find(({ start }) => start <= tick) ?? legs[0];
    if (leg) {
      const part = partOf(tick - leg.start, leg.frames);
      const eased = leg.cue === CUE.slide ? easeOut(part) : part;
      pose.x = columnOf(leg.from) + (columnOf(leg.to) - columnOf(leg.from)) * eased;
      pose.y = rowOf(leg.from) + (rowOf(leg.to) - rowOf(leg.from)) * eased;
      const arc = Math.sin(part * Math.PI);
      if (leg.cue === CUE.step) Object.assign(pose, { lift: arc * 13, wide: 1 - arc * 0.1, high: 1 + arc * 0.12 });
      else if (leg.cue === CUE.slide) Object.assign(pose, { wide: 1 + arc * 0.16, high: 1 - arc * 0.14 });
      else Object.assign(pose, { lift: arc * 34, wide: 1 - arc * 0.2, high: 1 + arc * 0.22 });
    }
    const born = partOf(tick - actor.bornAt, 12);
    if (tick < actor.bornAt) pose.wide = pose.high = 0;
    else if (born < 1) pose.wide = pose.high = 0.3 + 0.7 * easeOut(born);
    const nudge = partOf(tick - actor.nudgeAt, NUDGE_FRAMES);
    if (nudge > 0 && nudge < 1) {
      const far = Math.sin(nudge * Math.PI) * 0.34;
      pose.x += wayX(actor.nudgeWay) * far;
      pose.y += wayY(actor.nudgeWay) * far;
      const flat = far * 0.7;
      if (wayX(actor.nudgeWay) !== 0) Object.assign(pose, { wide: pose.wide - flat, high: pose.high + flat });
      else Object.assign(pose, { wide: pose.wide + flat, high: pose.high - flat });
    }
    pose.hit = tick < actor.hitAt ? 0 : 1 - partOf(tick - actor.hitAt, 16);
    return pose;
  };

  return {
    note,
    poseOf,
    /** Remembers who lives here: the dead are drawn a moment longer. */
    know(world: World): void {
      for (const { id, kind } of world.creatures) kinds.set(id, kind);
    },
    dying(tick: number): readonly Dying[] {
      dying = dying.filter(({ start }) => tick < start + DYING_FRAMES);
      return dying;
    },
    reset(): void {
      actors.clear();
      dying = [];
    },
  };
}

export type Motion = ReturnType<typeof createMotion>;
