import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSiteApi } from "./site-api.ts";

const reads: http.IncomingHttpHeaders[] = [];
// It answers reads of rows, and nothing else.
const site = http.createServer((request, answer) => {
  if (!request.url?.startsWith("/rest/v1/game_runs")) return;
  reads.push(request.headers);
  answer.end("[]");
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test("a request that the site does not answer ends", async () => {
  await expect(openSiteApi(url, "service", "public", 20).call("next_run", {})).rejects.toThrow(/timeout/i);
});

test("rows are read with the service key, or with the player's own token and the public key", async () => {
  const api = openSiteApi(url, "service", "public");
  await api.rows("game_runs");
  await api.rows("game_runs", "token of a player");
  expect(reads.map(({ apikey, authorization }) => [apikey, authorization])).toEqual([
    ["service", "Bearer service"],
    ["public", "Bearer token of a player"],
  ]);
});
