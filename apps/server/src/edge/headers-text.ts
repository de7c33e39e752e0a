import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";

type Sent = { raw: string[]; text: string };

/** A client sends the same headers again on its connection, and comparing them is faster than writing JSON. */
const lastSent = new WeakMap<Socket, Sent>();

/** The headers of a request as JSON, for `request.headers` in SQL. Cookies have a setting of their own. */
export function headersText({ headers, raw }: FastifyRequest): string {
  // A hook has replaced some of them.
  if (headers !== raw.headers) return writeHeaders(headers);
  const { rawHeaders, socket } = raw;
  const last = lastSent.get(socket);
  if (last !== undefined && isSame(last.raw, rawHeaders)) return last.text;
  const text = writeHeaders(headers);
  lastSent.set(socket, { raw: rawHeaders, text });
  return text;
}

function writeHeaders(headers: IncomingHttpHeaders): string {
  return JSON.stringify(headers.cookie === undefined ? headers : { ...headers, cookie: undefined });
}

function isSame(a: string[], b: string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
