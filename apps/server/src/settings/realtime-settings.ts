import type { SettingReaders } from "./setting-readers.ts";

/** Limits of the realtime service, with their names in REALTIME_LIMITS. */
const DEFAULT_LIMITS = {
  /** Connections of one process. */
  sockets: 10_000,
  /** Connections of one user to one process. */
  user_sockets: 5,
  /** Connections without a user from one network address: a school has one address. */
  address_sockets: 2000,
  /** Joined topics of one connection. */
  channels: 20,
  /** Messages per second on one topic; five seconds' worth may come at once. */
  messages: 20,
  /** Joins per second of one user or connection; five seconds' worth may come at once. */
  joins: 20,
  /** Presence messages of one user on one topic in 30 seconds. */
  presence: 5,
};

export type RealtimeLimits = Record<keyof typeof DEFAULT_LIMITS, number>;

export type RealtimeSettings = {
  limits: RealtimeLimits;
  /** Whether clients may use channels that no policy guards. */
  publicChannels: boolean;
};

const MAX_LIMIT = 1_000_000;

export function readRealtimeSettings({ flag, list, problems }: SettingReaders): RealtimeSettings {
  const limits: RealtimeLimits = { ...DEFAULT_LIMITS };
  for (const part of list("REALTIME_LIMITS")) {
    const [name = "", value = ""] = part.split("=").map((each) => each.trim());
    const limit = Number(value);
    if (Object.hasOwn(limits, name) && value !== "" && Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)
      limits[name as keyof RealtimeLimits] = limit;
    else
      problems.push(
        `REALTIME_LIMITS must be a list like user_sockets=5,channels=20 with the names ${Object.keys(limits).join(", ")}, but it has "${part}".`,
      );
  }
  return { limits, publicChannels: flag("REALTIME_PUBLIC_CHANNELS") };
}
