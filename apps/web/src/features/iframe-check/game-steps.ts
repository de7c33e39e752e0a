import type { StepId } from "@quackademy/game-sdk/conformance-steps.ts";

/** The checked steps of a game, and what its author can do if one fails. */
export const GAME_STEPS: Record<StepId, { name: string; remedy: string }> = {
  hello: {
    name: "Sends hello from its frame",
    remedy: "Call connectToPortal when the game loads, before any code that can fail.",
  },
  name: { name: "Sends its own game id", remedy: "Send hello with the id from game.json." },
  version: {
    name: "Uses a supported SDK version",
    remedy: "Build the game with the SDK of this site: versions must contain 1.",
  },
  progress: { name: "Reports its loading progress", remedy: "Send loading with a progress from 0 to 1." },
  ready: { name: "Reports that it is ready", remedy: "Send ready when the first frame is drawn." },
  pulse: {
    name: "Sends a heartbeat every five seconds",
    remedy: "Let the SDK send its heartbeat: an endless loop blocks it.",
  },
  run: { name: "Starts a run on request", remedy: "Answer restart with beginRun, and send gameplayStart." },
  pause: { name: "Stops when the page pauses it", remedy: "Answer pause with gameplayStop." },
  resume: { name: "Continues when the page resumes it", remedy: "Answer resume with gameplayStart." },
  picture: { name: "Returns a picture of its stage", remedy: "Answer capture with the call screenshot." },
  shape: {
    name: "Sends only valid messages",
    remedy: "Compare its messages with protocol.ts: the page drops all others.",
  },
  upright: { name: "Does not crash", remedy: "Catch the error: players see a card that says the game crashed." },
};

const GAME_ADDRESS = /^\/g\/([a-z0-9-]+)\/[\w./-]*$/;

/** The game at an address of this origin, or null. Its folder is its id. */
export function gameAt(address: string, origin: string): { id: string; entry: string } | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: theirs, pathname } = new URL(address, origin);
  const [, id] = (theirs === origin && GAME_ADDRESS.exec(pathname)) || [];
  return id === undefined ? null : { id, entry: pathname };
}
