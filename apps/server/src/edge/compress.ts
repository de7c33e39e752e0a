import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const MIN_BYTES = 1400;

/** Compresses responses that are worth it. Files are compressed at build time instead. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (typeof payload !== "string" || payload.length < MIN_BYTES || reply.hasHeader("content-encoding"))
      return done(null, payload);
    reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === null) return done(null, payload);
    reply.header("content-encoding", encoding).removeHeader("content-length");
    compressText(payload, encoding, done);
  });
}

export type Encoding = "br" | "gzip";

export function compressText(
  text: string,
  encoding: Encoding,
  done: (error: Error | null, bytes: Buffer) => void,
): void {
  if (encoding === "br") brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done);
  else gzip(text, done);
}

export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offered = String(accepted ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(";")[0]);
  return offered.includes("br") ? "br" : offered.includes("gzip") ? "gzip" : null;
}
