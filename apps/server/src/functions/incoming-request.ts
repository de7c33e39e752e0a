import type { FastifyRequest } from "fastify";
import type { FunctionRequest } from "./function-messages.ts";

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|host)$/;

class BodyTooLarge extends Error {}

type IncomingOptions = { name: string; origin: string; path: string; maxBodyBytes: number };

/** A request for a function, with its body still a stream. */
export type IncomingRequest = {
  request: FunctionRequest;
  body: ReadableStream<Uint8Array> | null;
  /** Why the body could not be read; the function sees only that it failed. */
  bodyError(): BodyTooLarge | undefined;
  /** Discards the unread rest of the body, because the next request follows on the connection. */
  skipRest(): Promise<void>;
};

export function toIncomingRequest(from: FastifyRequest, options: IncomingOptions): IncomingRequest {
  const { raw, method } = from;
  const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;
  const hasBody = method !== "GET" && method !== "HEAD";
  let tooLarge: BodyTooLarge | undefined;
  const request = {
    name: options.name,
    method,
    url: new URL(options.path, options.origin).href,
    headers: headersOf(from),
    info: {
      remoteAddr: { transport: "tcp" as const, hostname: from.clientAddress, port: from.socket.remotePort ?? 0 },
    },
  };
  return {
    request,
    body: hasBody ? limit(chunks, options.maxBodyBytes, (error) => (tooLarge = error)) : null,
    bodyError: () => tooLarge,
    skipRest: async () => {
      await chunks.return?.();
      raw.resume();
    },
  };
}

function headersOf({ headers }: FastifyRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || HOP_BY_HOP.test(name)) return [];
    return (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, each]);
  });
}

function limit(
  chunks: AsyncIterator<Uint8Array>,
  maxBytes: number,
  onTooLarge: (error: BodyTooLarge) => void,
): ReadableStream<Uint8Array> {
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= maxBytes) return controller.enqueue(value);
        const error = new BodyTooLarge(`more than ${maxBytes} bytes`);
        onTooLarge(error);
        controller.error(error);
      },
    },
    { highWaterMark: 0 },
  );
}
