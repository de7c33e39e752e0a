import { nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { across, down, UNIT } from "./rules-fleet.ts";

export const WEATHER = { calm: 0, rain: 1, wind: 2, current: 3, fog: 4, night: 5 } as const;

export type Weather = {
  kind: number;
  /** Frames until it changes; -1: never. */
  left: number;
  /** The kind before the last calm: the next one differs. */
  last: number;
  /** Where the wind blows to, and the frames of its cycle. */
  wind: number;
  gust: number;
};

/** A band of moving water, in units; it carries boats by (dx, dy) 256ths of a unit for each frame. */
export type Stream = { x: number; y: number; width: number; height: number; dx: number; dy: number };

export const GUST = { warn: 260, from: 350, to: 420 } as const;
const GUST_PUSH = 178;
/** Rain soaks paper so many times as fast. */
export const RAIN_TIMES = 2;
const [FIRST_CALM, CALM, SPELL] = [1800, 720, 1500];
/** The current of the endless pond, when there is one; it may flow the other way. */
export const POND_STREAM: Stream = { x: 0, y: 366, width: 960, height: 76, dx: 120, dy: 0 };

export const startWeather = (kind: number, isChanging: boolean): Weather => ({
  kind,
  left: isChanging ? FIRST_CALM : -1,
  last: 0,
  wind: 0,
  gust: 0,
});

/** Moves the weather on; says whether it has changed. */
export function stepWeather(weather: Weather, random: Random): boolean {
  if (weather.kind === WEATHER.wind) blow(weather, random);
  if (weather.left < 0) return false;
  weather.left -= 1;
  if (weather.left > 0) return false;
  if (weather.kind === WEATHER.calm) {
    // One of the other four: the same one twice in a row would be dull.
    weather.kind = 1 + ((Math.max(0, weather.last - 1) + 1 + nextInt(random, 4)) % 5);
    weather.last = weather.kind;
    weather.left = SPELL;
    weather.wind = nextInt(random, 8) * 128;
    weather.gust = GUST.warn - 60;
  } else {
    weather.kind = WEATHER.calm;
    weather.left = CALM;
  }
  return true;
}

function blow(weather: Weather, random: Random): void {
  weather.gust += 1;
  if (weather.gust < GUST.to) return;
  weather.gust = 0;
  weather.wind = nextInt(random, 8) * 128;
}

export const isGusting = ({ kind, gust }: Weather): boolean => kind === WEATHER.wind && gust >= GUST.from;
export const isGustComing = ({ kind, gust }: Weather): boolean =>
  kind === WEATHER.wind && gust >= GUST.warn && gust < GUST.from;

/** The push of wind and streams on a boat at this place, sideways or (`isDown`) up and down. */
export function pushAt(
  weather: Weather,
  streams: readonly Stream[],
  boat: { x: number; y: number },
  isDown: boolean,
): number {
  let push = 0;
  if (isGusting(weather)) push += (isDown ? down : across)(weather.wind, GUST_PUSH);
  for (const { x, y, width, height, dx, dy } of streams) {
    const isIn = boat.x > x * UNIT && boat.x < (x + width) * UNIT && boat.y > y * UNIT && boat.y < (y + height) * UNIT;
    if (isIn) push += isDown ? dy : dx;
  }
  return push;
}

/** The streams that flow now. */
export function streamsNow({ kind, wind }: Weather, streams: readonly Stream[]): readonly Stream[] {
  if (kind !== WEATHER.current || streams.length > 0) return streams;
  return [{ ...POND_STREAM, dx: wind < 512 ? POND_STREAM.dx : -POND_STREAM.dx }];
}
