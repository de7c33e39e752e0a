import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

export type Baseline = { url: string; close: () => void };

const HOP_HEADERS = ["connection", "keep-alive", "transfer-encoding"];

/**
 * A baseline: the same text, styles and images, as a file without any script. The difference to it is the cost of
 * JavaScript.
 */
export async function startBaseline(site: string): Promise<Baseline> {
  const pages = new Map<string, Promise<Buffer>>();
  const server = http.createServer((request, response) => {
    const address = request.url ?? "/";
    const isPage = request.headers.accept?.includes("text/html") ?? false;
    if (!isPage) return passOn(site, request, response);
    if (!pages.has(address)) pages.set(address, fetchStill(new URL(address, site)));
    void pages.get(address)!.then((body) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" });
      response.end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

async function fetchStill(address: URL): Promise<Buffer> {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  return brotliCompressSync(withoutScripts(await answer.text()));
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>|<link rel="later"[^>]*>/g, "");
}

/** Proxies the site's own files unchanged, with their compression. */
function passOn(site: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { host: _, ...headers } = request.headers;
  const asked = http.request(new URL(request.url ?? "/", site), { method: request.method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !HOP_HEADERS.includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  asked.on("error", () => response.destroy());
  asked.end();
}
