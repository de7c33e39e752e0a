import type { Replay } from "@quackademy/game-sdk/protocol.ts";
import { queryOptions } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/data/state-keys.ts";

/** A recorded run that is shipped with a game. It is shown between the rows of a board, and has no rank. */
export type StaffRun = Replay & {
  who: "duckling" | "drake" | "goose";
  variant: string;
  /** The version of the rules. Not `rules`: that would ask a game for older ones. */
  version: string;
};

type StaffFile = Omit<StaffRun, "log" | "name" | "version"> & { log: string; rules: string };
type GameFile = { sim_version?: string | null; staff?: string };

export const STAFF_NAMES = { duckling: "Duckling", drake: "Drake", goose: "Goose" } as const;

/** The staff runs of one of our games, for its current rules. Empty if it has none. */
export function staffQuery(entry: string | null) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "staff", entry],
    queryFn: () => fetchStaff(entry!),
    enabled: entry !== null && entry.startsWith("/g/") && !entry.startsWith("/g/b/"),
    staleTime: Infinity,
    retry: false,
    meta: { hideError: true },
  });
}

async function fetchStaff(entry: string): Promise<StaffRun[]> {
  const folder = new URL(entry, location.href);
  const game = await read<GameFile>(new URL("game.json", folder));
  // Only named files are asked for: a missing one would be an error in the console.
  if (!game?.staff) return [];
  const runs = await read<StaffFile[]>(new URL(game.staff, folder));
  return (runs ?? []).filter(({ who, rules }) => who in STAFF_NAMES && rules === game.sim_version).map(toStaffRun);
}

function toStaffRun({ who, variant, seed, frames, score, log, rules: version }: StaffFile): StaffRun {
  const bytes = Uint8Array.from(atob(log), (character) => character.charCodeAt(0));
  return { who, variant, seed, frames, score, log: bytes, name: STAFF_NAMES[who], version };
}

async function read<T>(address: URL): Promise<T | null> {
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as T) : null;
}
