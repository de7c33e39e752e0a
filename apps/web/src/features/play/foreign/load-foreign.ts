import { loadNamedFrame } from "@quackademy/game-sdk/load-named-frame.ts";
import { createSaves } from "#features/play/play-saves.ts";
import { playerId } from "#features/play/play-host.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";

const SESSION_TIMEOUT_MS = 4000;

/**
 * Loads a creator's game. Its frame has no storage, so the save goes along in the frame's name, which a script can read
 * before anything else happens.
 */
export async function loadForeign(frame: HTMLIFrameElement, entry: string, game: string): Promise<void> {
  await sessionKnown();
  // A game starts even if its save cannot be loaded.
  const save = await createSaves(game, playerId)
    .load()
    .catch(() => null);
  loadNamedFrame(frame, entry, { quack: 1, game, save });
}

/** The save belongs to the player, who is known a moment after a page was opened. */
function sessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (sessionState().status === "unknown") return;
      end();
    };
    const stop = subscribeSession(check);
    const timer = setTimeout(() => end(), SESSION_TIMEOUT_MS);
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    check();
  });
}
