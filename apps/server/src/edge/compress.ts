import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const MIN_BYTES = 1400;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses answers that are worth it. Files are compressed once, at build, and never come through here. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < MIN_BYTES || reply.hasHeader("content-encoding"))
      return payload;
    reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === null) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return encoding === "br" ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zip(payload);
  });
}

function chooseEncoding(accepted: string | string[] | undefined): "br" | "gzip" | null {
  const offered = String(accepted ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(";")[0]);
  return offered.includes("br") ? "br" : offered.includes("gzip") ? "gzip" : null;
}
