import { HostRefusal } from "@quackademy/game-sdk/host-channel.ts";
import type { HostState } from "@quackademy/game-sdk/host-channel.ts";
import { openHost, type Host } from "@quackademy/game-sdk/host-end.ts";
import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import type { Feature, FromGame, PlayerCard, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { isGuestRun } from "#features/claims/claims-api.ts";
import { sessionState } from "#lib/session/session.ts";
import { toast } from "#ui/toast/toast.ts";
import { checkpointRun, fetchBoard } from "./play-api.ts";
import type { ForeignPlay } from "./foreign/foreign-play.ts";
import { fetchTickets, sendKeptRuns } from "./play-offline.ts";
import { beginRun, finishRun, stopIfClosed } from "./play-runs.ts";
import { createSaves } from "./play-saves.ts";
import { gameSettings } from "./play-settings.ts";
import { notePlayedMode } from "./played-mode-api.ts";

const FEATURES: Feature[] = ["runs", "replays", "saves", "screenshot", "leaderboard", "sign-in"];

type PlayHostOptions = {
  frame: HTMLIFrameElement;
  appId: string;
  player: PlayerCard | null;
  onEvent(event: FromGame): void;
  onState(state: HostState): void;
  onPicture(picture: Blob): void;
  onSignIn(): void;
  onVerdict(verdict: RunVerdict): void;
  /** Whether the loaded game has this rules version, and whether its runs are replayed. */
  hasRules(simVersion: string): Promise<boolean>;
  isReplayed(): Promise<boolean>;
  /** Of a creator's game: the page sends its scores, and counts for its statistics. */
  foreign: Promise<ForeignPlay> | null;
};

/** The services that the site offers to a game in a frame. The session is read at every call, because it can change. */
export function openPlayHost({ frame, appId, player, onEvent, onState, ...page }: PlayHostOptions): Host {
  const saves = createSaves(appId, playerId);
  const isPaced = async () => (await (await page.foreign)?.isPaced()) ?? false;
  return openHost({
    frame,
    game: appId,
    features: FEATURES,
    settings: gameSettings(),
    player,
    isPaused: () => document.hidden,
    onState: (state) => {
      void page.foreign?.then((foreign) => foreign.onState(state));
      onState(state);
    },
    onEvent: (event) => {
      if (event.type === "checkpoint" && !isGuestRun(event.run)) keepCheckpoint(event);
      // A lesson, a race against a ghost or a run taken over asks for no ticket, so no server has refused it.
      if (event.type === "gameplayStart" && event.run === null) stopIfClosed();
      if (event.type === "ready") void prepareForLater(appId, page.isReplayed);
      void page.foreign?.then((foreign) => foreign.onEvent(event));
      onEvent(event);
    },
    handlers: {
      beginRun: async ({ mode, variant }) => {
        // Only the page of a race starts its runs.
        if (mode === "race") throw new HostRefusal("unsupported");
        // The page itself starts runs whose scores are paced.
        if (await isPaced()) return practiceTicket();
        notePlayedMode(appId, variant ?? "");
        const { hasRules, isReplayed } = page;
        return beginRun({ appId, userId: playerId(), mode, variant, hasRules, isReplayed });
      },
      submitRun: async (run) => {
        const verdict = await finishRun(appId, playerId(), run, (late) => {
          page.onVerdict(late);
          tellLate(late);
        });
        page.onVerdict(verdict);
        return verdict;
      },
      loadData: (ask) => saves.load(ask?.isMerging),
      saveData: (given) => saves.save(given),
      leaderboard: async ({ period }) => fetchBoard(appId, period, playerId(), (await isPaced()) ? "paced" : "scores"),
      screenshot: async ({ picture }) => {
        page.onPicture(picture);
        return null;
      },
      signIn: async () => {
        page.onSignIn();
        return null;
      },
    },
  });
}

/** The report screen of the run may be gone by now. */
function tellLate({ status, score, reason }: RunVerdict): void {
  if (status === "verified") toast.success(`Your score of ${score.toLocaleString("en")} has been checked. It counts.`);
  else toast.error(`Your score of ${score.toLocaleString("en")} does not count. ${reason ?? ""}`.trim());
}

export function playerId(): string | null {
  const { status, user } = sessionState();
  return status === "signed-in" ? user.id : null;
}

// A lost checkpoint can cost the run a top place; even so, no error interrupts the game.
function keepCheckpoint({ run, frame, hash, logHash }: Extract<FromGame, { type: "checkpoint" }>): void {
  void checkpointRun(run, frame, hash, logHash).catch(() => {});
}

async function prepareForLater(appId: string, isReplayed: () => Promise<boolean>): Promise<void> {
  const userId = playerId();
  if (userId === null) return;
  try {
    await sendKeptRuns(userId);
    if (await isReplayed()) await fetchTickets(userId, appId);
  } catch {
    // It is tried again when the game is opened next time.
  }
}
