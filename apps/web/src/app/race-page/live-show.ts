import type { FromGame, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { toBase64 } from "#features/play/base64.ts";
import { createShowQueue, type InputPart } from "#features/races/show-queue.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { listenTo } from "#lib/live/live-client.ts";
import { supabase } from "#lib/session/supabase.ts";

const SHOW_EVERY_MS = 1000;

type ShowOptions = {
  viewer: string;
  tell(what: ToGame): void;
  /** How many friends watch the current run. */
  onCount(count: number): void;
};

/** Shows the player's runs to friends, while at least one of them watches. */
export function openLiveShow({ viewer, tell, onCount }: ShowOptions) {
  let run: string | null = null;
  let queue: ReturnType<typeof createShowQueue> | null = null;
  let count = 0;

  const setCount = (next: number) => {
    if (next === count) return;
    if (next > 0 !== count > 0) tell({ type: "show", everyMs: next > 0 ? SHOW_EVERY_MS : null });
    count = next;
    onCount(count);
  };

  const send = async (runId: string, { from, to, score, log }: InputPart) => {
    const part = { run_id: runId, from_frame: from, to_frame: to, log: toBase64(log), score };
    try {
      const { watchers } = unwrap(await (await supabase()).rpc("show_live_inputs", part));
      if (run === runId) setCount(watchers);
    } catch (error) {
      if (queue?.isFinal(error) && run === runId) setCount(0);
      throw error;
    }
  };

  const begin = (next: string | null) => {
    // After a pause it is the same run.
    if (next === run) return;
    queue?.stop();
    run = next;
    queue = next === null ? null : createShowQueue((part) => send(next, part));
    // At the end of a run the game stops showing it, so nobody watches the next one yet.
    count = 0;
    onCount(0);
  };

  const stopListening = listenTo(`player:${viewer}`, {
    onEvent: (event, payload) => {
      if (event !== "watchers") return;
      const told = payload as { run_id: string; count: number };
      if (told.run_id === run) setCount(told.count);
    },
  });

  return {
    begin,
    onEvent(event: FromGame): void {
      if (event.type === "gameplayStart") begin(event.run);
      if (event.type === "inputs" && event.run === run) queue?.add(event);
      if (event.type === "gameplayStop" && event.why !== "paused") onCount((count = 0));
    },
    close(): void {
      stopListening();
      queue?.stop();
    },
  };
}

export type LiveShow = ReturnType<typeof openLiveShow>;
