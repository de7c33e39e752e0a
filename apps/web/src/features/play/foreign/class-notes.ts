import type { HostState } from "@quackademy/game-sdk/host-channel.ts";
import type { FromGame } from "@quackademy/game-sdk/protocol.ts";
import { noteClass } from "#features/play/play-api.ts";

export type ClassNotes = { onEvent(event: FromGame): void; onState(state: HostState): void; close(): void };

/** The most notes of a game: one that keeps starting or crashing must not use up the player's rate limit. */
const MAX_NOTES = 50;

/** Counts for the statistics of a class's creator: how often it is opened and played, how long, and how it fails. */
export function createClassNotes(appId: string): ClassNotes {
  const openedMs = performance.now();
  let readyMs: number | null = null;
  let hasFailed = false;
  let isClosed = false;
  let left = MAX_NOTES;
  const note = (kind: Parameters<typeof noteClass>[1], value?: number, message?: string) => {
    if (left-- <= 0 && kind !== "session") return;
    // Statistics never disturb a game.
    void noteClass(appId, kind, value, message).catch(() => {});
  };

  const close = () => {
    removeEventListener("pagehide", close);
    if (readyMs !== null && !isClosed) note("session", Math.round((performance.now() - readyMs) / 1000));
    isClosed = true;
  };
  addEventListener("pagehide", close);
  note("open");

  return {
    onEvent: (event) => {
      if (event.type === "ready" && readyMs === null) {
        readyMs = performance.now();
        note("ready", Math.round(readyMs - openedMs));
      }
      if (event.type === "gameplayStart") note("play");
      if (event.type === "crash") note("crash", undefined, event.text);
    },
    onState: (state) => {
      if (readyMs !== null || hasFailed || (state !== "silent" && state !== "refused")) return;
      hasFailed = true;
      note("load_failure");
    },
    close,
  };
}
