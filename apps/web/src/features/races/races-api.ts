import type { JoinedRace, OwnRace, Race, RaceKind, RaceOpenTo } from "@quackademy/contract/race-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { tabStorage } from "#lib/device/device-storage.ts";
import { type Supabase, supabase } from "#lib/session/supabase.ts";
import { ServerError, unwrap } from "#lib/data/unwrap.ts";

/** Identifies the caller in a race: an account by its session, a guest by a secret that only this tab has. */
export type Seat = { raceId: string; guest: string | null };

/** A race as it was read, and how far the server's clock is ahead of this device's. */
export type ReadRace = Race & { clockMs: number };

export const tidyCode = (code: string): string => code.replaceAll(/[^a-z]/gi, "").toUpperCase();

/** Read aloud and written with a gap: "HTR BFX". */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export const racePath = ({ kind, code }: Pick<Race, "kind" | "code">): string => `/${kind}/${code}`;

export function newRacePath(kind: RaceKind, given: { appId?: string; homeroomId?: string }): string {
  const search = new URLSearchParams();
  if (given.appId) search.set("class", given.appId);
  if (given.homeroomId) search.set("homeroom", given.homeroomId);
  const text = search.toString();
  return `/${kind}${text && `?${text}`}`;
}

const seatKey = (code: string) => `race-seat-${tidyCode(code)}`;

/** Stores the seat of this tab, also for a reload. Each caller of `join_race` passes its answer to this function. */
export function keepSeat({ code, race_id: raceId }: Pick<Race, "code" | "race_id">, guest: string | null): Seat {
  const seat = { raceId, guest };
  tabStorage.setItem(seatKey(code), JSON.stringify(seat));
  return seat;
}

export function keptSeat(code: string): Seat | null {
  try {
    const { raceId, guest } = JSON.parse(tabStorage.getItem(seatKey(code)) ?? "null") as Partial<Seat>;
    return raceId ? { raceId, guest: guest ?? null } : null;
  } catch {
    return null;
  }
}

export function forgetSeat(code: string): void {
  tabStorage.removeItem(seatKey(code));
}

const withClock = (race: Race): ReadRace => ({ ...race, clockMs: Date.parse(race.now) - Date.now() });

/** The argument that identifies a guest in a call; a player's calls have none. */
export const asGuest = (guest: string | null): { guest?: string } => (guest === null ? {} : { guest });

/** The seat of a player in the race with this code; null: the player has not joined it. */
export const ownSeatQuery = (code: string, viewer: string | null) =>
  queryOptions({
    queryKey: ["race", "seat", viewer, tidyCode(code)],
    queryFn: async (): Promise<Seat | null> => {
      const races: OwnRace[] = unwrap(await (await supabase()).rpc("my_races"));
      const own = races.find((race) => race.code === tidyCode(code));
      return own ? { raceId: own.race_id, guest: null } : null;
    },
    enabled: viewer !== null,
    staleTime: 0,
    gcTime: 0,
    meta: { hideError: true },
  });

export const ownRacesQuery = (viewer: string | null) =>
  queryOptions({
    queryKey: ["race", "own", viewer],
    queryFn: async (): Promise<OwnRace[]> => unwrap(await (await supabase()).rpc("my_races")),
    enabled: viewer !== null,
    staleTime: 0,
    meta: { hideError: true },
  });

/** The race was deleted, or the caller was removed from it. */
export const isGone = (error: unknown): boolean => error instanceof ServerError && error.code === "PT404";

export const raceKey = (raceId: string) => ["race", "read", raceId] as const;

export const raceQuery = ({ raceId, guest }: Seat) =>
  queryOptions({
    queryKey: raceKey(raceId),
    queryFn: async () =>
      withClock(unwrap(await (await supabase()).rpc("get_race", { race_id: raceId, ...asGuest(guest) }))),
    staleTime: 0,
    gcTime: 60_000,
    retry: (failures, error) => failures < 1 && !isGone(error),
    meta: { hideError: true },
  });

export async function joinRace(code: string): Promise<JoinedRace> {
  return unwrap(await (await supabase()).rpc("join_race", { code: tidyCode(code) }));
}

export type RaceWish = {
  kind: RaceKind;
  appId: string;
  /** The mode or level; empty for the first one. */
  variant: string;
  rounds: number;
  openTo: RaceOpenTo;
  homeroomId: string | null;
};

export async function openRace({ kind, appId, variant, rounds, openTo, homeroomId }: RaceWish): Promise<Race> {
  const homeroom = homeroomId ? { homeroom_id: homeroomId } : {};
  const wish = { app_id: appId, variant, rounds, open_to: openTo, kind, ...homeroom };
  return unwrap(await (await supabase()).rpc("open_race", wish));
}

/** The host's calls; each returns the new state of the race. */
export type HostAct =
  | { act: "start" | "endRound" | "end" | "rematch" }
  | { act: "lock"; locked: boolean }
  | { act: "remove"; no: number }
  | { act: "settle"; runId: string; accept: boolean };

export async function actAsHost(raceId: string, given: HostAct): Promise<ReadRace> {
  return withClock(unwrap(await callAsHost(await supabase(), raceId, given)));
}

function callAsHost(client: Supabase, raceId: string, given: HostAct) {
  const which = { race_id: raceId };
  if (given.act === "lock") return client.rpc("lock_race", { ...which, locked: given.locked });
  if (given.act === "remove") return client.rpc("remove_runner", { ...which, no: given.no });
  if (given.act === "settle") return client.rpc("settle_race_run", { run_id: given.runId, accept: given.accept });
  if (given.act === "start") return client.rpc("start_race", which);
  if (given.act === "endRound") return client.rpc("end_round", which);
  return given.act === "end" ? client.rpc("end_race", which) : client.rpc("rematch_race", which);
}

export async function leaveRace({ raceId, guest }: Seat): Promise<void> {
  unwrap(await (await supabase()).rpc("leave_race", { race_id: raceId, ...asGuest(guest) }));
}

export async function cheerRace({ raceId, guest }: Seat, cheer: string): Promise<void> {
  unwrap(await (await supabase()).rpc("cheer_race", { race_id: raceId, cheer, ...asGuest(guest) }));
}

export type Cheer = { id: string; text: string };

export const cheersQuery = queryOptions({
  queryKey: ["race", "cheers"],
  queryFn: async (): Promise<Cheer[]> =>
    unwrap(await (await supabase()).from("chat_cheers").select("id, text").order("position")),
  staleTime: Infinity,
  meta: { hideError: true },
});

export type NameReport = { no: number; why: string; note: string };

export async function reportRunner({ raceId, guest }: Seat, { no, why, note }: NameReport): Promise<void> {
  unwrap(await (await supabase()).rpc("report_runner", { race_id: raceId, no, why, note, ...asGuest(guest) }));
}

/** The homerooms that a teacher can open a race for. */
export const homeroomsQuery = (viewer: string | null) =>
  queryOptions({
    queryKey: ["race", "homerooms", viewer],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_my_homerooms")),
    enabled: viewer !== null,
    meta: { hideError: true },
  });
