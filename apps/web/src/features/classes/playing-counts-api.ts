import { useSyncExternalStore } from "react";
import { listenTo } from "#lib/live/live-client.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** How many players play each class, by its id. Classes that nobody plays are left out. */
export type PlayingCounts = Record<string, number>;

/** The server repeats the counts every half minute while somebody plays, so silence means nobody. */
const SILENCE_MS = 75_000;
const POLL_MS = 60_000;
const NOBODY: PlayingCounts = {};

type Timer = ReturnType<typeof setTimeout>;

let counts = NOBODY;
let silence: Timer | undefined;
const followers = new Set<() => void>();
let stopListening = () => {};

export function playingCounts(): PlayingCounts {
  return counts;
}

/** Follows the counts until the returned function is called; the first follower opens the topic. */
export function followPlaying(onChange: () => void): () => void {
  followers.add(onChange);
  if (followers.size === 1) stopListening = listen();
  return () => {
    if (followers.delete(onChange) && followers.size === 0) stopListening();
  };
}

export function usePlayingCount(id: string): number {
  const now = useSyncExternalStore(followPlaying, playingCounts, () => NOBODY);
  return now[id] ?? 0;
}

/** "3 playing now". */
export function playingWords(count: number): string {
  return `${count} playing now`;
}

export function readCounts(said: unknown): PlayingCounts {
  const entries = Object.entries(said && typeof said === "object" ? said : NOBODY) as [string, unknown][];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) > 0),
  );
}

function listen(): () => void {
  let polling: Timer | undefined;
  const stop = listenTo("live", {
    onEvent: (event, payload) => {
      if (event === "playing") setCounts(readCounts((payload as { counts?: unknown }).counts));
    },
    onState: (state) => {
      clearInterval(polling);
      if (state === "joined" || state === "polling") void load();
      if (state === "polling") polling = setInterval(() => void load(), POLL_MS);
    },
  });
  return () => {
    clearInterval(polling);
    stop();
  };
}

/** Decoration: without an answer there are no counts. */
async function load(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  try {
    setCounts(readCounts(unwrap(await (await supabase()).rpc("playing_now", undefined, { get: true }))));
  } catch {
    setCounts(NOBODY);
  }
}

function setCounts(next: PlayingCounts): void {
  clearTimeout(silence);
  silence = setTimeout(setCounts, SILENCE_MS, NOBODY);
  counts = next;
  followers.forEach((onChange) => onChange());
}
