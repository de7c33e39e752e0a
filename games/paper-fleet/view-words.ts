import { angleOf } from "@quackademy/game-kit/core/fixed.ts";
import { isLed, soakOf, UNIT, VESSEL, type Boat } from "./rules-fleet.ts";
import { jettiesOf } from "./rules-hands.ts";
import type { State } from "./rules.ts";
import type { Frame } from "./view-frame.ts";
import { signOf, VESSEL_NAMES } from "./view-signs.ts";

const WEATHERS = ["", "It rains.", "It is windy.", "There is a current.", "It is foggy.", "It is night."];
/** By eighths of a turn, beginning on the right. */
const DIRECTIONS = ["right", "down right", "down", "down left", "left", "up left", "up", "up right"];

export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Beside the score. */
export function statusOf({ harbour, level, home }: State): string {
  if (level > 0) return `${harbour.title} · ${home} of ${harbour.goal} home`;
  return `${countOf(home, "boat")} home`;
}

/** The sentence for screen readers: the waiting boats, and where the chosen boat has to go. */
export function sayState(state: State, frame: Frame): string {
  const { home, points, socks, boats, isEnded, harbour, timeLeft } = state;
  const brought = harbour.goal > 0 ? `${home} of ${harbour.goal} boats home` : `${countOf(home, "boat")} home`;
  if (isEnded) return `The harbour is closed. ${brought}, ${countOf(points, "point")}.`;
  const lives = timeLeft >= 0 ? "" : ` ${countOf(socks, "pair")} of dry socks.`;
  const chosen = boats.find(({ id }) => id === state.chosen);
  const waiting = boats.filter((boat) => boat.isIn && !isLed(boat)).length;
  const about = chosen ? sayChosen(state, chosen, frame) : "Space chooses a boat.";
  const weather = WEATHERS[state.weather.kind] ?? "";
  return `${brought}.${lives} ${waiting === 1 ? "1 boat waits" : `${waiting} boats wait`}. ${about} ${weather}`.trim();
}

function sayChosen({ harbour }: State, boat: Boat, frame: Frame): string {
  const name = VESSEL_NAMES[boat.vessel]!;
  const who =
    boat.vessel === VESSEL.duck ? "the duck, who may land anywhere" : `the ${name} with the ${signOf(boat.sign).name}`;
  if (boat.way.length > 0) return `You lead ${who}; it has a way.`;
  const [x, y] = frame.place(boat.x / UNIT, boat.y / UNIT);
  const jetties = jettiesOf(harbour, boat).map((jetty) => frame.place(jetty.x, jetty.y));
  const [nearest] = jetties.toSorted(
    (one, other) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y),
  );
  if (!nearest) return `You lead ${who}.`;
  const angle = angleOf(Math.round(nearest[0] - x), Math.round(nearest[1] - y));
  const where = DIRECTIONS[Math.round(angle / 128) % 8]!;
  const soaked = soakOf(boat);
  const wet = soaked > 0 && boat.wet * 4 > soaked * 3 ? " It is nearly soaked." : "";
  return `You lead ${who}. Its jetty is ${where}; Enter sends it there.${wet}`;
}
