import { PHASE, type State } from "./rules.ts";

/** A delivery is shown again in slow motion: the last frames of the flight, three times as long. */
const KEPT_FRAMES = 16;
export const SLOW_FRAMES = 46;

/** `ahead` is how many frames of the flight are still to come. */
type Moment = { clock: number; x: number; y: number; vx: number; vy: number; ahead: number };

/** Keeps the last moments of a flight, and tells which one is on the screen. The rules know nothing of it. */
export function createSlowMotion() {
  let moments: Moment[] = [];
  return {
    /** Call it once for each step. */
    keep({ phase, clock, parcel }: State): void {
      if (phase === PHASE.aiming) moments = [];
      if (phase !== PHASE.flying) return;
      if (moments.at(-1)?.clock === clock) return;
      moments.push({ clock, x: parcel.x, y: parcel.y, vx: parcel.vx, vy: parcel.vy, ahead: 0 });
      if (moments.length > KEPT_FRAMES) moments.shift();
    },
    /** The moment to draw while a delivery is shown; null when the parcel has landed. */
    moment({ phase, precision, wait }: State, isCalm: boolean): Moment | null {
      if (isCalm || phase !== PHASE.showing || precision < 0 || wait >= SLOW_FRAMES || moments.length < 2) return null;
      const at = ((moments.length - 1) * wait) / SLOW_FRAMES;
      const [before, after] = [moments[Math.floor(at)]!, moments[Math.min(moments.length - 1, Math.ceil(at))]!];
      const part = at - Math.floor(at);
      const mix = (one: number, other: number) => one + (other - one) * part;
      return { ...after, x: mix(before.x, after.x), y: mix(before.y, after.y), ahead: moments.length - at };
    },
  };
}
