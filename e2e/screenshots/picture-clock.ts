import type { PictureSite } from "./picture-site.ts";

/** The server's clock, set back, so that days of play pass in a moment. */
export type PictureClock = { setHoursAgo: (hours: number) => Promise<void>; pass: (seconds: number) => Promise<void> };

export function createClock({ ask }: Pick<PictureSite, "ask">): PictureClock {
  let behind = 0;
  const set = async (seconds: number) => {
    behind = seconds;
    await ask(`update private.clock set skew = make_interval(secs => -($1::float8))`, String(behind));
  };
  return { setHoursAgo: (hours) => set(hours * 3600), pass: (seconds) => set(behind - seconds) };
}
