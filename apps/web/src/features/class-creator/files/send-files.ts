import type { Accepted } from "#features/class-creator/class-creator-api.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import type { FileProblem } from "./plan-build.ts";

export type WaitingFile = { sha256: string; body: Blob };
type SendOptions = {
  files: WaitingFile[];
  /** Uploads one file. It throws a `ServerError` if the server refuses. */
  send: (file: WaitingFile, signal: AbortSignal) => Promise<void>;
  onSent: (sent: number) => void;
  signal: AbortSignal;
  wait?: (ms: number) => Promise<void>;
};

const AT_ONCE = 6;
const RETRY_AFTER_MS = [500, 1500, 4000];
const ALREADY_THERE = ["409", "Duplicate"];
const TEMPORARY = /^(408|425|429|5\d\d)$/;

/** Uploads files, six at a time. A lost connection is retried; after that the first error ends it. */
export async function sendFiles({ files, send, onSent, signal, wait = sleep }: SendOptions): Promise<void> {
  const waiting = [...files];
  const stop = new AbortController();
  const end = () => stop.abort(signal.reason);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  let sent = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await sendOne(file, send, stop.signal, wait);
      onSent((sent += 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    signal.removeEventListener("abort", end);
    stop.abort();
  }
}

async function sendOne(
  file: WaitingFile,
  send: SendOptions["send"],
  signal: AbortSignal,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await send(file, signal);
    } catch (error) {
      // The answer of an earlier attempt was lost, but the file has arrived.
      if (error instanceof ServerError && ALREADY_THERE.includes(error.code)) return;
      const pause = RETRY_AFTER_MS[attempt];
      if (signal.aborted || pause === undefined || !isTemporary(error)) throw error;
      await wait(pause);
    }
  }
}

/** `fetch` throws a TypeError if the connection is lost. */
const isTemporary = (error: unknown) =>
  error instanceof TypeError || (error instanceof ServerError && TEMPORARY.test(error.code));

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type AcceptOptions = {
  accept: () => Promise<Accepted>;
  onLeft: (left: number) => void;
};

/**
 * Lets the server read the uploaded files until it has read all, also those of an upload that was cut off. Returns the
 * problems of the files that it refuses.
 */
export async function acceptFiles({ accept, onLeft }: AcceptOptions): Promise<FileProblem[]> {
  for (let before = Infinity; ;) {
    const { left, problems = [] } = await accept();
    if (problems.length > 0 || left === 0) return problems;
    // Files that are gone from the storage: a retry sends them again.
    if (left >= before) throw new ServerError("Some files did not arrive. Go on to send them again.", "PT409");
    before = left;
    onLeft(left);
  }
}
