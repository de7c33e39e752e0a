import type { FastifyRequest } from "fastify";

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|host)$/;

export class BodyTooLarge extends Error {}

type RequestOptions = { origin: string; path: string; maxBodyBytes: number; signal: AbortSignal };

/** A request as the web's own type, its body still a stream, and a way to let pass by what nobody read of it. */
type WebRequest = { request: Request; skipRest: () => Promise<void> };

export function toWebRequest(request: FastifyRequest, options: RequestOptions): WebRequest {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HOP_BY_HOP.test(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  const { raw, method } = request;
  const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: limit(chunks, options.maxBodyBytes), duplex: "half" as const } : {};
  return {
    request: new Request(new URL(options.path, options.origin), { method, headers, signal: options.signal, ...body }),
    // The next request on this connection comes behind the rest of this one.
    skipRest: async () => {
      await chunks.return?.();
      raw.resume();
    },
  };
}

function limit(chunks: AsyncIterator<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        size += value.byteLength;
        if (size > maxBytes) return controller.error(new BodyTooLarge(`more than ${maxBytes} bytes`));
        controller.enqueue(new Uint8Array(value));
      },
    },
    { highWaterMark: 0 },
  );
}
