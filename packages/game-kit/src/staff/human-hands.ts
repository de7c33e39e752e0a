import type { GameRules, Inputs } from "#core/game-rules.ts";
import type { HandNerves, StaffMember } from "./hand-nerves.ts";

export type StaffBot<State> = (state: State) => Inputs;

/** The function that a game's `bot-staff.ts` exports: it plays a mode as this member of staff, with these nerves. */
export type CreateStaff<State> = (who: StaffMember, nerves: HandNerves, variant: string) => StaffBot<State>;

/** Something to tap. */
export type Want = {
  tap: number;
  /** Median frames to think, besides the reaction. */
  think?: number;
  /** The next key of a word: no reaction, only the way to it. */
  isNextStroke?: boolean;
  /** The tap of a slip of the finger. */
  slip?: number;
  /** Taps of a dragged finger on the way to it. */
  drag?: readonly number[];
};

/** Fingers do not press more often than about seven times a second. */
const LEAST_GAP_FRAMES = 9;
/** A dragged finger is sampled every second frame, as in the kit's input. */
const DRAG_FRAMES = 2;
/** A key is down for a twentieth of a second at least. */
const LEAST_HOLD_FRAMES = 3;
const NOTHING: Inputs = { held: 0, taps: [] };

/** Plays a game of taps: sees something to do, reacts, and sometimes hits the wrong key. */
export function tapWithHands<State>(nerves: HandNerves, wants: (state: State) => Want | null): StaffBot<State> {
  let [frame, freeAt] = [0, 0];
  let coming: { at: number; tap: number }[] = [];

  const begin = (want: Want): void => {
    const { reactionFrames, strokeFrames } = nerves.skill;
    const median = want.isNextStroke ? strokeFrames : reactionFrames + (want.think ?? 0);
    let at = Math.max(freeAt, frame + nerves.delay(median, frame)) + nerves.lapse();
    for (const tap of want.drag ?? []) {
      coming.push({ at, tap });
      at += DRAG_FRAMES * (nerves.pick(5) === 0 ? 2 : 1);
    }
    if (want.drag) at += nerves.delay(nerves.skill.reactionFrames, frame);
    coming.push({ at, tap: want.slip !== undefined && nerves.slips() ? want.slip : want.tap });
    freeAt = at + LEAST_GAP_FRAMES;
  };

  return (state) => {
    frame += 1;
    if (coming.length === 0) {
      const want = wants(state);
      if (want) begin(want);
    }
    const taps = coming.filter(({ at }) => at <= frame).map(({ tap }) => tap);
    if (taps.length === 0) return NOTHING;
    coming = coming.filter(({ at }) => at > frame);
    return { held: 0, taps };
  };
}

type HoldPlan<State> = {
  rules: GameRules<State>;
  /** The buttons to hold from this state on, frame by frame; the last value stays. Null: no change. */
  plan(state: State): readonly number[] | null;
  /** A choice that is tapped, such as a rival. */
  tap?: (state: State) => number | null;
  /** Median frames between two looks at the picture. */
  lookFrames: number;
  /** How much of the nerves' jitter is left in a game whose moments are easy to see. */
  jitterPercent?: number;
  copy?: (state: State) => State;
};

/**
 * Plays a game of held buttons. A person presses for the moment when the finger is down, not for the one that is seen: the
 * plan is made for the state that will be there after the reaction, and every edge of it misses by the nerves' jitter.
 */
export function holdWithHands<State>(nerves: HandNerves, game: HoldPlan<State>): StaffBot<State> {
  const { rules, plan, lookFrames, jitterPercent = 100 } = game;
  const copy = game.copy ?? ((state: State) => structuredClone(state));
  let [frame, lookAt, held, tapAt] = [0, 0, 0, 0];
  let edges: { at: number; bit: number; isDown: boolean }[] = [];

  const heldAt = (at: number) => edges.reduce((bits, edge) => (edge.at <= at ? press(bits, edge) : bits), held);

  const look = (state: State): void => {
    const lag = nerves.delay(nerves.skill.reactionFrames, frame);
    const seen = copy(state);
    for (let ahead = 0; ahead < lag && !rules.isOver(seen); ahead++)
      rules.step(seen, { held: heldAt(frame + ahead), taps: [] });
    const wanted = rules.isOver(seen) ? null : plan(seen);
    const start = frame + lag;
    lookAt = frame + Math.max(LEAST_GAP_FRAMES, nerves.delay(lookFrames, frame)) + nerves.lapse();
    if (!wanted) return;
    let before = heldAt(start);
    edges = edges.filter(({ at }) => at < start);
    for (const [ahead, bits] of wanted.entries()) {
      if (bits !== before) addEdges(start + ahead, before, bits);
      before = bits;
    }
    if (wanted.length > 1) lookAt = Math.max(lookAt, start + wanted.length);
  };

  const addEdges = (at: number, before: number, after: number): void => {
    for (let bit = 1; bit <= (before | after); bit <<= 1) {
      if (((before ^ after) & bit) === 0) continue;
      const isDown = (after & bit) !== 0;
      // A finger that slips does not press; every finger lifts in the end.
      if (isDown && nerves.slips()) continue;
      const pressed = edges.findLast((edge) => edge.bit === bit && edge.isDown)?.at ?? frame - LEAST_HOLD_FRAMES;
      const least = isDown ? frame + 1 : Math.max(frame + 1, pressed + LEAST_HOLD_FRAMES);
      edges.push({ at: Math.max(least, at + Math.round((nerves.jitter() * jitterPercent) / 100)), bit, isDown });
    }
    edges.sort((one, other) => one.at - other.at);
  };

  return (state) => {
    frame += 1;
    const tap = game.tap?.(state) ?? null;
    if (tap !== null) {
      if (tapAt === 0) tapAt = frame + nerves.delay(nerves.skill.reactionFrames * 4, frame);
      return frame === tapAt ? { held, taps: [tap] } : { held, taps: [] };
    }
    tapAt = 0;
    if (frame >= lookAt) look(state);
    held = heldAt(frame);
    edges = edges.filter(({ at }) => at > frame);
    return { held, taps: [] };
  };
}

const press = (held: number, { bit, isDown }: { bit: number; isDown: boolean }): number =>
  isDown ? held | bit : held & ~bit;
