import type { PGlite } from "@electric-sql/pglite";

/**
 * Runs messages of the protocol and returns PostgreSQL's answer. PGlite's `execProtocolRawSync` also parses each answer
 * and keeps the parsed messages for ever (half a kilobyte per statement); the stream only passes the bytes on.
 */
export function answerOf(pglite: PGlite, messages: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  // Async by its type only: without `syncToFs` it has run when the call returns. An exception ends the worker.
  void pglite.execProtocolRawStream(messages, {
    syncToFs: false,
    // A view of the engine's memory, which the next part overwrites.
    onRawData: (part) => parts.push(part.slice()),
  });
  if (parts.length === 1) return parts[0]!;
  const answer = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}
