import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PgliteStream } from "./pglite-stream.ts";

const PARSE = 0x50;
const SYNC = 0x53;
const QUERY = 0x51;

const chunk = fc
  .tuple(fc.constantFrom(PARSE, SYNC, QUERY), fc.uint8Array({ maxLength: 4 }))
  .map(([type, rest]) => Buffer.from([type, ...rest]));
const turn = fc.array(chunk, { minLength: 1, maxLength: 12 });

/** All messages to the worker when pg writes these chunks, turn by turn. */
function sentFor(turns: Buffer[][]): Uint8Array[] {
  const sent: Uint8Array[] = [];
  const stream = new PgliteStream((batches) => sent.push(...batches));
  stream.write(Buffer.from("hello"));
  for (const chunks of turns) {
    stream.cork();
    for (const each of chunks) stream.write(each);
    stream.uncork();
  }
  return sent;
}

describe("the stream from pg to the embedded database", () => {
  test("delivers batches that end with one Sync or Query each, with no byte lost", () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 5 }), (turns) => {
        const chunks = turns.flat();
        const ends = chunks.flatMap(([type], i) => (type === SYNC || type === QUERY ? [i] : []));
        const whole = ends.map((end, i) => Buffer.concat(chunks.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1)));
        expect(sentFor(turns).map((bytes) => Buffer.from(bytes))).toEqual(whole);
      }),
    );
  });
});
