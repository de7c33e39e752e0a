import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

type RecordedEvent = { event: string; properties: Record<string, unknown> };
export type UsageRecorder = {
  url: string;
  /** The path and body of every request, as text. */
  requests: { path: string; body: string }[];
  /** The event batches, in order of arrival. */
  batches(): RecordedEvent[][];
  /** The error reports. */
  reports(): string[];
  stop(): Promise<void>;
};

/** A fake of the analytics and error-report services: it accepts and records everything. */
export async function startRecorder(): Promise<UsageRecorder> {
  const requests: UsageRecorder["requests"] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    if (request.method === "POST")
      requests.push({ path: request.url ?? "", body: (isPacked ? gunzipSync(bytes) : bytes).toString("utf8") });
    response.writeHead(200, {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "content-type": "application/json",
    });
    response.end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    batches: () => bodiesOf(requests, /^\/e\//).map((body) => (JSON.parse(body) as { batch: RecordedEvent[] }).batch),
    reports: () => bodiesOf(requests, /^\/api\/7\/envelope\//),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const bodiesOf = (requests: UsageRecorder["requests"], path: RegExp) =>
  requests.filter((each) => path.test(each.path)).map(({ body }) => body);
