import { parse } from "node:querystring";

export const REDESIGN_FLAG = "site-redesign";
export const REDESIGN_COOKIE = "quack-redesign";

export type Redesign = "test" | "default";
export type Experiment = { host: string; share: number } | null;

/** The parts of a request that the layout may depend on. */
export type LayoutRequest = { host: string | null; url: string; cookie: string | undefined };

/** `isNew` when the browser has no cookie yet: it gets one until its session ends. */
type RedesignChoice = { flag: Redesign | null; isNew: boolean };

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const COOKIE = new RegExp(`(?:^|;)\\s*${REDESIGN_COOKIE}=(test|default)\\s*(?:;|$)`);

/**
 * The layout for a visitor. On the experiment's host it is drawn once; on localhost `?variant=` sets it. Null on every
 * other host.
 */
export function chooseRedesign(
  asked: LayoutRequest,
  experiment: Experiment,
  draw = Math.random,
): RedesignChoice | null {
  const { host, url, cookie } = asked;
  const isOwnMachine = host !== null && LOOPBACK.test(host);
  const isExperiment = experiment !== null && host === experiment.host;
  if (!isOwnMachine && !isExperiment) return null;
  const wanted = isOwnMachine ? variantIn(url) : null;
  if (wanted !== null) return { flag: wanted, isNew: true };
  const kept = COOKIE.exec(cookie ?? "")?.[1] as Redesign | undefined;
  if (kept !== undefined) return { flag: kept, isNew: false };
  if (!isExperiment) return { flag: null, isNew: false };
  return { flag: draw() * 100 < experiment.share ? "test" : "default", isNew: true };
}

function variantIn(url: string): Redesign | null {
  const { variant } = parse(/\?([^#]*)/.exec(url)?.[1] ?? "");
  return variant === "test" || variant === "default" ? variant : null;
}
