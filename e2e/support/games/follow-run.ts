import { loadFromGame } from "./game-lines.ts";
import type { GamePage, Ticket } from "./game-page.ts";

// Follows a run that is played in the browser: its inputs are taken in the game's frame and played again here, so that a
// script knows the state itself, however slow the machine is. The game sends inputs when somebody watches.

type Part = { from: number; to: number; log: Uint8Array };
type Live<State> = {
  readonly state: State;
  readonly frame: number;
  readonly known: number;
  append(part: Part): boolean;
  step(): void;
};
type LiveReplays = { openLiveReplay<State>(rules: object, run: { seed: string; variant: string }): Live<State> };

// Runs in the game's frame.
type Message = { t: string; event?: { type: string; from: number; to: number; log: Uint8Array } };
type Taken = { parts: { from: number; to: number; log: number[] }[]; isAsked?: boolean };

/** As often as a game may send them. */
const EVERY_MS = 200;

export type RunRules<State> = {
  step(state: State, inputs: { held: number; taps: number[] }): void;
  isOver(state: State): boolean;
};

/** The state some frames later, if the same buttons stay down. The state itself is left as it is. */
export function aheadOf<State>(rules: RunRules<State>, now: State, frames: number, held = 0): State {
  const state = structuredClone(now);
  for (let frame = 0; frame < frames && !rules.isOver(state); frame++) rules.step(state, { held, taps: [] });
  return state;
}

/** Of a run that has just begun. The returned function reads the newest state, which is a moment old. */
export async function followRun<State>(
  { page }: GamePage,
  rules: object,
  { seed, variant }: Ticket,
): Promise<() => Promise<State>> {
  const { openLiveReplay } = await loadFromGame<LiveReplays>("../packages/game-kit/src/core/live-replay.ts");
  const live = openLiveReplay<State>(rules, { seed, variant });
  const frame = page.frames().find((each) => each.url().includes("/g/"))!;
  await frame.evaluate((everyMs) => {
    const taken: Taken = Object.assign(globalThis, { parts: [] });
    const post = MessagePort.prototype.postMessage as (...args: unknown[]) => void;
    MessagePort.prototype.postMessage = function postMessage(this: MessagePort, ...args: unknown[]) {
      const { event } = args[0] as Message;
      if (event?.type === "inputs") {
        // Not passed on to the page, which did not ask for inputs.
        taken.parts.push({ from: event.from, to: event.to, log: [...event.log] });
        return;
      }
      post.apply(this, args);
      if (taken.isAsked) return;
      taken.isAsked = true;
      const data = { t: "event", event: { type: "show", everyMs } };
      this.dispatchEvent(new MessageEvent("message", { data }));
    };
  }, EVERY_MS);

  return async () => {
    const parts = await frame.evaluate(() => (globalThis as unknown as Taken).parts.splice(0));
    for (const { from, to, log } of parts) {
      if (!live.append({ from, to, log: Uint8Array.from(log) })) throw new Error("A part of the run is missing.");
    }
    while (live.frame < live.known) {
      const { frame: before } = live;
      live.step();
      if (live.frame === before) break;
    }
    return live.state;
  };
}
