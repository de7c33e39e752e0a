import { Transform } from "node:stream";

/** White space, complete comments and the doctype at the beginning. A browser reads a comment that ends early otherwise. */
const BEFORE_CONTENT = /^(?:\xEF\xBB\xBF)?(?:\s|<!--(?!-?>)(?:(?!--!?>)[^])*-->)*<!doctype[^>]*>/i;
/** The doctype is looked for in these first bytes. A page can be large, and is never in memory as a whole. */
const HEAD_BYTES = 16 * 1024;

/**
 * Puts our script before everything else of a page: a parser that meets it before `<html>` opens the head by itself, and
 * goes on with the page's own. With an SDK of its own, the game speaks to the page itself.
 */
export function insertShim(bringsSdk: boolean): Transform {
  const script = Buffer.from(`<script src="/g/frame.js"${bringsSdk ? " data-sdk" : ""}></script>`);
  let head: Buffer | null = Buffer.alloc(0);
  const withScript = (bytes: Buffer): Buffer => {
    // One character for each byte, whatever the bytes mean.
    const start = BEFORE_CONTENT.exec(bytes.toString("latin1", 0, HEAD_BYTES))?.[0].length ?? 0;
    return Buffer.concat([bytes.subarray(0, start), script, bytes.subarray(start)]);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) return done();
      const begun = withScript(head);
      head = null;
      done(null, begun);
    },
    flush(done) {
      done(null, head && withScript(head));
    },
  });
}
