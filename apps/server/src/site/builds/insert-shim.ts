import { SHIM_HEAD_BYTES, shimPosition, shimTag } from "@quackademy/contract/build-page.ts";
import { Transform } from "node:stream";

/**
 * Puts our script before everything else of a page: a parser that meets it before `<html>` opens the head by itself, and
 * goes on with the page's own. A page can be large, and is never in memory as a whole.
 */
export function insertShim(bringsSdk: boolean): Transform {
  const script = Buffer.from(shimTag(bringsSdk));
  let head: Buffer | null = Buffer.alloc(0);
  const withScript = (bytes: Buffer): Buffer => {
    // One character for each byte, whatever the bytes mean.
    const start = shimPosition(bytes.toString("latin1", 0, SHIM_HEAD_BYTES));
    return Buffer.concat([bytes.subarray(0, start), script, bytes.subarray(start)]);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < SHIM_HEAD_BYTES) return done();
      const begun = withScript(head);
      head = null;
      done(null, begun);
    },
    flush(done) {
      done(null, head && withScript(head));
    },
  });
}
