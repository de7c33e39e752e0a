import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

const SITE = fileURLToPath(new URL("./fixtures/site", import.meta.url));
const MB = 1024 * 1024;

let gateway: TestGateway;
let port: number;
const opened: Socket[] = [];

beforeAll(async () => {
  gateway = await openTestGateway({
    functionsFolder: { folder: SITE, configFile: `${SITE}/config.toml`, limitsFile: `${SITE}/body-limits.json` },
    env: { UPLOAD_MAX_MB: "50" },
  });
  gateway.app.server.on("connection", (socket) => opened.push(socket));
  await gateway.app.listen({ port: 0, host: "localhost" });
  port = (gateway.app.server.address() as AddressInfo).port;
});
afterAll(() => gateway.close());

/** Announces a body and sends only its beginning. */
async function announce(path: string, size: "chunked" | number): Promise<Socket> {
  const socket = net.connect(port, "localhost");
  await once(socket, "connect");
  const length = size === "chunked" ? "transfer-encoding: chunked" : `content-length: ${size}`;
  const head = [`POST /functions/v1/${path} HTTP/1.1`, "host: quack.test", `authorization: Bearer ${gateway.anonKey}`];
  socket.write(`${[...head, length].join("\r\n")}\r\n\r\n`);
  socket.write(size === "chunked" ? `4\r\nduck\r\n` : "duck");
  return socket;
}

async function statusOf(socket: Socket): Promise<number> {
  const [head] = (await once(socket, "data")) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString())![1]);
}

describe("large bodies for a function", () => {
  test("eight of 49 MB are refused before they are sent, and others are served", async () => {
    const sockets = await Promise.all(Array.from({ length: 8 }, () => announce("probe/count", 49 * MB)));
    expect(await Promise.all(sockets.map(statusOf))).toEqual(sockets.map(() => 413));
    const other = await gateway.fetch(`${gateway.url}/functions/v1/probe/text`, {
      headers: { authorization: `Bearer ${gateway.anonKey}` },
    });
    expect(other.status).toBe(200);
    expect(
      opened.reduce((sum, socket) => sum + socket.bytesRead, 0),
      "no more than heads",
    ).toBeLessThan(MB);
    for (const socket of sockets) socket.destroy();
  });

  test("each function has its own limit, and the error names it", async () => {
    const send = (path: string, bytes: number) =>
      gateway.fetch(`${gateway.url}/functions/v1/${path}`, {
        method: "POST",
        body: "x".repeat(bytes),
        headers: { authorization: `Bearer ${gateway.anonKey}` },
      });
    expect((await send("open", 8 * 1024)).status).toBe(200);
    const refused = await send("open", 8 * 1024 + 1);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { code: "BODY_TOO_LARGE", message: "This function accepts a body of at most 8 kB" },
    ]);
    expect((await send("probe/count", 20 * 1024)).status).toBe(200);
  });

  test("one caller with many open bodies has to wait, and others are served", async () => {
    const sockets = await Promise.all(Array.from({ length: 8 }, () => announce("probe/count", "chunked")));
    await expect.poll(() => openCount()).toBeGreaterThanOrEqual(8);
    const ninth = await announce("probe/count", "chunked");
    expect(await statusOf(ninth)).toBe(429);
    const token = await gateway.tokenFor({ sub: "00000000-0000-4000-8000-000000000002" });
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, "transfer-encoding": "chunked" };
      const options = { port, method: "POST", path: "/functions/v1/probe/count", headers, agent: false };
      http.request(options, resolve).on("error", reject).end("duck");
    });
    expect(answer.statusCode).toBe(200);
    answer.resume();
    for (const socket of [...sockets, ninth]) socket.destroy();
  });
});

/** How many connections have received data. */
function openCount(): number {
  return opened.filter((socket) => !socket.destroyed && socket.bytesRead > 0).length;
}
