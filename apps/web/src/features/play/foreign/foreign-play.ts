import type { HostState } from "@quackademy/game-sdk/host-channel.ts";
import type { FromGame, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { isPaced, type AppRow } from "#features/classes/classes-api.ts";
import { toast } from "#ui/toast/toast.ts";
import { createClassNotes } from "./class-notes.ts";
import { createPacedRuns } from "./paced-runs.ts";

type ForeignOptions = {
  appId: string;
  fetchClass(): Promise<AppRow | null>;
  isSignedIn(): boolean;
  onVerdict(verdict: RunVerdict): void;
};

export type ForeignPlay = {
  /** Whether the page sends the scores, and the game has no runs of its own. */
  isPaced(): Promise<boolean>;
  onEvent(event: FromGame): void;
  onState(state: HostState): void;
  close(): void;
};

/** The page's work for creators' games that our own games do not need: paced scores and statistics. */
export function followForeignPlay({ appId, fetchClass, isSignedIn, onVerdict }: ForeignOptions): ForeignPlay {
  const hasPace = async () => {
    const app = await fetchClass().catch(() => null);
    return app !== null && isPaced(app);
  };
  const runs = createPacedRuns({
    appId,
    isCounted: async () => isSignedIn() && (await hasPace()),
    onVerdict: (verdict) => {
      tellVerdict(verdict);
      onVerdict(verdict);
    },
  });
  // The server counts signed-in players only.
  const notes = isSignedIn() ? createClassNotes(appId) : null;
  return {
    isPaced: hasPace,
    onEvent: (event) => {
      runs.onEvent(event);
      notes?.onEvent(event);
    },
    onState: (state) => notes?.onState(state),
    close: () => {
      runs.close();
      notes?.close();
    },
  };
}

// Such a game has no screen for it.
function tellVerdict({ status, score, reason }: RunVerdict): void {
  const shown = score.toLocaleString("en");
  if (status === "verified") toast.success(`Your score of ${shown} counts.`);
  else if (status === "queued") toast.info(`Your score of ${shown} was sent. ${reason ?? ""}`.trim());
  else toast.error(`Your score of ${shown} does not count. ${reason ?? ""}`.trim());
}
