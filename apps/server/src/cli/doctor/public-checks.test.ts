import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { checkPublicSite } from "./public-checks.ts";

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** What people reach under PUBLIC_URL: the site behind a proxy that `bend` may bend. */
async function openPublicSite(bend: Handler = () => {}): Promise<string> {
  const server = http.createServer((request, response) => {
    request.resume();
    bend(request, response);
    if (response.writableEnded) return;
    if (request.method === "POST") return void response.writeHead(401, JSON_TYPE).end('{"message":"no key"}');
    if (request.url!.startsWith("/healthz")) return void response.writeHead(200, JSON_TYPE).end('{"version":"9.9.9"}');
    response.writeHead(200, { "content-security-policy": "default-src 'none'", "content-encoding": "gzip" }).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const JSON_TYPE = { "content-type": "application/json" };

async function check(publicUrl: string | null, version = "9.9.9"): Promise<Record<string, string>> {
  const findings = await checkPublicSite({ publicUrl, trustProxy: null, version });
  return Object.fromEntries(findings.map(({ check: name, state, says }) => [name, `${state}: ${says}`]));
}

describe("a site seen from outside", () => {
  test("has no trouble behind a good proxy", async () => {
    const found = await check(await openPublicSite());
    expect(Object.keys(found)).toEqual(["public", "clock", "addresses", "headers", "compressed", "uploads", "urls"]);
    expect(Object.values(found).filter((says) => !says.startsWith("ok"))).toEqual([]);
  });

  test("needs an address, and a server that answers there", async () => {
    expect((await check(null))["public"]).toMatch(/^trouble: PUBLIC_URL is not set/);
    const closed = await openPublicSite();
    await new Promise((resolve) => servers.pop()!.close(resolve));
    expect((await check(closed))["public"]).toMatch(/^trouble: .* cannot be reached: .*ECONNREFUSED/);
    const other = await openPublicSite((_request, response) => response.end("<h1>Welcome to nginx</h1>"));
    expect((await check(other))["public"]).toMatch(/^trouble: .* is answered by something else \(200\)/);
  });

  test("may be of another version, which is a note", async () => {
    expect((await check(await openPublicSite(), "1.0.0"))["public"]).toMatch(/^note: .* version 9.9.9; this is 1.0.0/);
  });

  test("shows a proxy that removes headers, refuses uploads or long URLs, or has another clock", async () => {
    const found = await check(
      await openPublicSite((request, response) => {
        response.setHeader("date", "Mon, 01 Jan 2024 00:00:00 GMT");
        if (request.method === "POST") response.writeHead(413, { "content-type": "text/html" }).end("too large");
        else if (request.url!.length > 1000) response.writeHead(414).end();
        else if (request.url === "/") response.writeHead(200).end("plain");
      }),
    );
    expect(found["headers"]).toMatch(/^trouble: Content-Security-Policy is missing/);
    expect(found["compressed"]).toMatch(/^note: pages are not compressed/);
    expect(found["uploads"]).toMatch(/^trouble: .*413.*client_max_body_size/);
    expect(found["urls"]).toMatch(/^note: .*414/);
    expect(found["clock"]).toMatch(/^note: .* s apart/);
  });
});
