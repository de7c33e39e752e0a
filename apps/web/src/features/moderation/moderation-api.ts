import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { ServerError, unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

/** An item in a queue's list. */
export type Waiting = {
  subject: string;
  kind: string;
  title: string | null;
  since: string;
  is_urgent: boolean;
  reports?: number;
  score?: number;
  /** The text of a reported message. */
  body?: string | null;
};

export type TrailLine = {
  id: number;
  at: string;
  verb: string;
  reason: string;
  note: string;
  by: string;
  undone_at: string | null;
};

/** A player as moderators see them: public data and earlier decisions. */
export type PlayerCard = {
  user_id: string;
  username: string;
  icon: string;
  user_about: string;
  joined_at: string;
  decisions: number;
  reports: number;
  suspended: { reason: string; since: string; until: string | null } | null;
};

/** A mute in the chat. */
export type MuteCard = { reason: string; since: string; until: string | null };

/** The fields that every item has; each queue adds its own. The stamp names what its maker can change. */
export type Item = { subject: string; is_mine?: boolean; trail: TrailLine[]; stamp?: string };

/** `seen` is the stamp of the item that the moderator looked at. */
export type Decision = { queue: string; subject: string; verb: string; reason: string; note: string; seen?: string };

const KEY = "moderation";

async function ask<T>(name: string, args: object): Promise<T> {
  return unwrap(await (await supabase()).rpc(name as never, args as never));
}

/** The number of waiting items. Polled every minute while the page is visible. */
export const countsQuery = queryOptions({
  queryKey: [KEY, "counts"],
  queryFn: async () => unwrap(await (await supabase()).rpc("moderation_counts")),
  refetchInterval: 60_000,
  meta: { hideError: true },
});

export const listQuery = (queue: string) =>
  queryOptions({
    queryKey: [KEY, "list", queue],
    queryFn: () => ask<Waiting[]>("moderation_list", { queue }),
    refetchInterval: 60_000,
    retry: false,
    meta: { hideError: true },
  });

export const itemQuery = <T extends Item>(queue: string, subject: string) =>
  queryOptions({
    queryKey: [KEY, "item", queue, subject],
    queryFn: () => ask<T>("moderation_item", { queue, subject }),
    retry: false,
    meta: { hideError: true },
  });

/** Sends a decision and returns its id, which an undo needs. */
export function useDecide() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (decision: Decision) => unwrap(await (await supabase()).rpc("moderate", decision)),
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
    meta: { hideError: true },
  });
}

export function useUndo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (decision_id: number) => unwrap(await (await supabase()).rpc("undo_decision", { decision_id })),
    onSuccess: () => toast.success("Decision undone."),
    onSettled: () => cache.invalidateQueries({ queryKey: [KEY] }),
    meta: { hideError: true },
  });
}

/** Stores which points of the checklist are done for a submitted build. */
export async function storeTicks(buildId: string, ticks: string[]): Promise<void> {
  await ask("review_ticks", { build_id: buildId, ticks });
}

export const playersQuery = (part: string) =>
  queryOptions({
    queryKey: [KEY, "players", part],
    queryFn: async () => unwrap(await (await supabase()).rpc("find_players", { part })),
    enabled: part.length >= 2,
    retry: false,
    meta: { hideError: true },
  });

/** Every class, unlisted ones first. */
export const classesQuery = queryOptions({
  queryKey: [KEY, "classes"],
  queryFn: async () => unwrap(await (await supabase()).rpc("find_classes")),
  retry: false,
  meta: { hideError: true },
});

/** The server asks for a reauthentication: the password or the second factor again. */
export const needsReauthentication = (error: unknown): boolean =>
  error instanceof ServerError && error.hint === "reauthenticate";
