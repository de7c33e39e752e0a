import { openHost, type Host, type HostState } from "@quackademy/game-sdk/host-end.ts";
import type { Feature, FromGame, PlayerCard } from "@quackademy/game-sdk/protocol.ts";
import { sessionState } from "#lib/session.ts";
import { checkpointRun, fetchBoard } from "./play-api.ts";
import { fetchTickets, sendKeptRuns } from "./play-offline.ts";
import { beginRun, finishRun } from "./play-runs.ts";
import { createSaves } from "./play-saves.ts";
import { gameSettings } from "./play-settings.ts";

const FEATURES: Feature[] = ["runs", "replays", "saves", "screenshot", "leaderboard", "sign-in"];

export type PlayHostOptions = {
  frame: HTMLIFrameElement;
  appId: string;
  player: PlayerCard | null;
  onEvent(event: FromGame): void;
  onState(state: HostState): void;
  onPicture(picture: Blob): void;
  onSignIn(): void;
};

/** What the site does for the game in a frame. Who plays is asked anew at every call: people sign in and out. */
export function openPlayHost({ frame, appId, player, onEvent, onState, onPicture, onSignIn }: PlayHostOptions): Host {
  const saves = createSaves(appId, () => playerId() !== null);
  return openHost({
    frame,
    game: appId,
    features: FEATURES,
    settings: gameSettings(),
    player,
    isPaused: () => document.hidden,
    onState,
    onEvent: (event) => {
      if (event.type === "checkpoint") keepCheckpoint(event);
      if (event.type === "ready") prepareForLater(appId);
      onEvent(event);
    },
    handlers: {
      beginRun: ({ mode }) => beginRun({ appId, userId: playerId(), mode }),
      submitRun: (run) => finishRun(appId, playerId(), run),
      loadData: () => saves.load(),
      saveData: (given) => saves.save(given),
      leaderboard: ({ period }) => fetchBoard(appId, period, playerId()),
      screenshot: async ({ picture }) => {
        onPicture(picture);
        return null;
      },
      signIn: async () => {
        onSignIn();
        return null;
      },
    },
  });
}

export function playerId(): string | null {
  const { status, user } = sessionState();
  return status === "signed-in" ? user.id : null;
}

// A checkpoint that is lost costs the run its place among the first; it is not worth a word in the middle of a game.
function keepCheckpoint({ run, frame, hash, logHash }: Extract<FromGame, { type: "checkpoint" }>): void {
  void checkpointRun(run, frame, hash, logHash).catch(() => {});
}

function prepareForLater(appId: string): void {
  const userId = playerId();
  if (userId === null) return;
  void sendKeptRuns(userId)
    .then(() => fetchTickets(userId, appId))
    .catch(() => {});
}
