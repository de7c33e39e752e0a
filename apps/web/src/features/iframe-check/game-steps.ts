import type { StepId } from "@quackademy/game-sdk/conformance-steps.ts";

/** The checked steps of a game, and what its author can do if one fails. */
export const GAME_STEPS: Record<StepId, { name: string; remedy: string }> = {
  hello: {
    name: "Says hello from its frame",
    remedy: "Call connectToPortal when the game loads, and let nothing stop its script before that.",
  },
  name: { name: "Gives the name it is filed under", remedy: "Say hello with the id from game.json." },
  version: {
    name: "Uses a supported SDK version",
    remedy: "Build the game with the SDK of this site: versions has to contain 1.",
  },
  progress: { name: "Tells how far it has loaded", remedy: "Tell loading with a progress from 0 to 1." },
  ready: { name: "Says when it is ready", remedy: "Tell ready when the first frame is drawn." },
  pulse: {
    name: "Gives a sign of life every five seconds",
    remedy: "Let the SDK send its heartbeat: a loop that never ends keeps it from doing so.",
  },
  run: { name: "Starts a run on request", remedy: "Answer restart with beginRun, and tell gameplayStart." },
  pause: { name: "Stops when the page pauses it", remedy: "Answer pause with gameplayStop." },
  resume: { name: "Goes on when the page says so", remedy: "Answer resume with gameplayStart." },
  picture: { name: "Hands over a picture of its stage", remedy: "Answer capture with the call screenshot." },
  shape: {
    name: "Says nothing out of shape",
    remedy: "Compare what it said with protocol.ts: the page drops what is not in there.",
  },
  upright: { name: "Does not fall over", remedy: "Catch the error: players see a card that says the game fell over." },
};

const GAME_ADDRESS = /^\/g\/([a-z0-9-]+)\/[\w./-]*$/;

/** The game at an address of this origin, or null. Its folder is its id. */
export function gameAt(address: string, origin: string): { id: string; entry: string } | null {
  if (!URL.canParse(address, origin)) return null;
  const { origin: theirs, pathname } = new URL(address, origin);
  const [, id] = (theirs === origin && GAME_ADDRESS.exec(pathname)) || [];
  return id === undefined ? null : { id, entry: pathname };
}
