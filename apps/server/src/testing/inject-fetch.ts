import type { FastifyInstance } from "fastify";

/**
 * A `fetch` that calls our app directly. Bodies go through `Request`, so FormData, Blobs and streams are really
 * encoded.
 */
export function injectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input,
      init && { ...init, ...(init.body instanceof ReadableStream ? { duplex: "half" } : {}) },
    );
    const url = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: request.method as "GET",
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(request.headers) },
      ...(body ? { payload: body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of Array.isArray(value) ? value : [String(value)]) headers.append(name, each);
    }
    const isEmpty = [101, 204, 205, 304].includes(answer.statusCode);
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
