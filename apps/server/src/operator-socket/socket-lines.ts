import type { Socket } from "node:net";
import type { Rows } from "#db/database.ts";

const LINE_END = 10;
export const MAX_QUESTION_BYTES = 1024 * 1024;

/**
 * The protocol, one JSON text per line: first the secret, then statements, each after the last reply. `snapshot` asks
 * for a copy of the data directory instead, and is answered with how many milliseconds the site paused.
 */
export type Greeting = { secret: string };
export type Question = { text: string; values: (string | null)[] };
export type SnapshotRequest = { snapshot: true };
export type Reply =
  | { rows: Rows }
  | { error: { code: string; message: string; details: string | null; hint: string | null } };

/** Resolves when the line was sent, or cannot be. */
export function sendLine(socket: Socket, message: Greeting | Question | SnapshotRequest | Reply): Promise<void> {
  return new Promise((resolve) => socket.write(`${JSON.stringify(message)}\n`, () => resolve()));
}

/** Incoming lines, one at a time: the next is read when this one is processed. Null is a line that is too long. */
export async function* readLines(socket: Socket, limit: { bytes: number }): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    let rest = chunk;
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END)) {
      yield size + end > limit.bytes ? null : Buffer.concat([...parts, rest.subarray(0, end)]).toString("utf8");
      parts = [];
      size = 0;
      rest = rest.subarray(end + 1);
    }
    parts.push(rest);
    size += rest.length;
    if (size > limit.bytes) yield null;
  }
}
