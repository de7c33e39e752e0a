import { MAX_INPUT_BYTES } from "@quackademy/game-sdk/protocol.ts";
import { ServerError } from "#lib/data/unwrap.ts";

/** The inputs between two frames. */
export type InputPart = { from: number; to: number; score: number; log: Uint8Array };

const WRONG_PLACE = "PT409";
const TOO_FAST = "PT429";
const RETRY_MS = 1500;

/**
 * Shows inputs in their order, one call at a time. Parts that come meanwhile, or while the connection is away, are joined:
 * none is skipped, because the run that is handed in must begin with what was shown.
 */
export function createShowQueue(send: (part: InputPart) => Promise<unknown>) {
  let waiting: InputPart[] = [];
  let isBusy = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function work(): Promise<void> {
    if (isBusy || isOver || waiting.length === 0) return;
    isBusy = true;
    const part = joinParts(waiting);
    try {
      await send(part);
      dropBefore(part.to);
    } catch (error) {
      const shownTo = placeAfter(error);
      if (shownTo !== null && shownTo > part.from) dropBefore(shownTo);
      // A part before this one is lost. The shown part is still the beginning of the run.
      else if (shownTo !== null && shownTo < part.from) isOver = true;
      // Every other refusal is final: the run continues, but is not shown any more.
      else if (isRefusal(error)) isOver = true;
      else return void (timer = setTimeout(resume, RETRY_MS));
    }
    resume();
  }

  function resume(): void {
    isBusy = false;
    void work();
  }

  function dropBefore(frame: number): void {
    // A part that was cut through cannot be sent any more: its bytes have no frames of their own.
    if (waiting.some(({ from, to }) => from < frame && frame < to)) isOver = true;
    waiting = waiting.filter(({ to }) => to > frame);
  }

  return {
    /** Whether nothing more is shown after this error. */
    isFinal: isRefusal,
    add(part: InputPart): void {
      if (isOver) return;
      waiting.push(part);
      void work();
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** The first parts that fit into one call, as one. */
export function joinParts(parts: InputPart[]): InputPart {
  let bytes = 0;
  const fitting = parts.filter(({ log }, at) => {
    bytes += log.length;
    return at === 0 || bytes <= MAX_INPUT_BYTES;
  });
  const log = new Uint8Array(fitting.reduce((sum, part) => sum + part.log.length, 0));
  let at = 0;
  for (const part of fitting) {
    log.set(part.log, at);
    at += part.log.length;
  }
  const { to, score } = fitting.at(-1)!;
  return { from: fitting[0]!.from, to, score, log };
}

function placeAfter(error: unknown): number | null {
  if (!(error instanceof ServerError) || error.code !== WRONG_PLACE || !error.details) return null;
  const frame = Number(error.details);
  return Number.isSafeInteger(frame) ? frame : null;
}

/**
 * Whether the error is a refusal by a rule. Calls that were too early or too fast, or failed on their way, are tried
 * again.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ServerError) || error.code === TOO_FAST) return false;
  return placeAfter(error) === null && error.code.startsWith("PT4");
}
