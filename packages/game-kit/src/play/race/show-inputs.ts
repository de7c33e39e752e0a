import type { Portal } from "@quackademy/game-sdk/portal.ts";
import { MAX_INPUT_BYTES, MIN_SHOW_MS } from "@quackademy/game-sdk/protocol.ts";
import { FRAMES_PER_SECOND, type GameRules } from "#core/game-rules.ts";
import { logBefore, numberAt } from "#core/log-limits.ts";
import type { RunSession } from "#core/run-session.ts";

export type InputShow = {
  /** Called after each frame: sends what was pressed when it is time. */
  step(): void;
  /** Starts or stops sending. */
  setPace(everyMs: number | null): void;
};

/** At this pace or a faster one a press does not wait for the next message: rivals see it. */
const LIVELY_MS = 450;
/** The longest that such a press waits. Messages are what a race of thirty costs the server. */
const PRESS_MS = 240;

type ShowOptions<State> = {
  portal: Portal;
  rules: GameRules<State>;
  /** A clock in milliseconds that runs at the speed of play. */
  now?(): number;
};

/** Sends the inputs of a run to the page while it is played, so that others see it. `shown` frames were sent before. */
export function createInputShow<State>(
  { portal, rules, now = () => performance.now() }: ShowOptions<State>,
  session: RunSession<State>,
  run: string,
  everyMs: number | null,
  shown = 0,
): InputShow {
  let pace = toPace(everyMs);
  let from = shown;
  let sentAt = Number.NEGATIVE_INFINITY;
  let bytes = logBefore(session.log(), shown).length;

  const send = () => {
    sentAt = now();
    const log = session.log();
    const score = Math.max(0, rules.score(session.state));
    while (from < session.frame) {
      const cut = log.length - bytes <= MAX_INPUT_BYTES ? session.frame : lastFrameWithin(log, bytes);
      // More inputs in one frame than a message can have: the page refuses them.
      const to = cut > from ? cut : session.frame;
      const end = logBefore(log, to).length;
      portal.tell({ type: "inputs", run, from, to, score, log: log.slice(bytes, end) });
      [from, bytes] = [to, end];
    }
  };

  return {
    step() {
      if (pace === null) return;
      const waited = session.frame - from;
      const isDue = waited >= pace.everyFrames || (waited >= pace.pressFrames && session.logBytes > bytes);
      // Many frames are played at once after a page was hidden: they go together.
      if (session.isOver || (isDue && now() - sentAt >= MIN_SHOW_MS / 2)) send();
    },
    setPace: (ms) => void (pace = toPace(ms)),
  };
}

/** Frames between two messages: without a press, and with one. */
type Pace = { everyFrames: number; pressFrames: number };

function toPace(everyMs: number | null): Pace | null {
  if (everyMs === null) return null;
  return { everyFrames: toFrames(everyMs), pressFrames: toFrames(everyMs <= LIVELY_MS ? PRESS_MS : everyMs) };
}

const toFrames = (ms: number): number => Math.round((Math.max(MIN_SHOW_MS, ms) * FRAMES_PER_SECOND) / 1000);

/** The latest frame before which the part from this byte on is small enough; 0 if there is none. */
function lastFrameWithin(log: Uint8Array, from: number): number {
  let [at, frame, best] = [0, 0, 0];
  while (at < log.length && at - from <= MAX_INPUT_BYTES) {
    const delta = numberAt(log, at);
    frame += delta.value >> 1;
    if (at > from && delta.value > 1) best = frame;
    at = numberAt(log, delta.end).end;
  }
  return best;
}
