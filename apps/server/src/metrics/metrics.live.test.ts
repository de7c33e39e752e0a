import http from "node:http";
import type { AddressInfo } from "node:net";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserOf, newAddress, PASSWORD } from "#auth/testing/auth-people.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { createSampleReader } from "./database-samples.ts";

const TOKEN = "a-token-for-prometheus";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ env: { METRICS_TOKEN: TOKEN, STEADY_MS: "0" } });
});
afterAll(() => gateway.close());

const ask = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  gateway.fetch(`${gateway.url}/metrics`, { headers });

type Series = { name: string; labels: Record<string, string>; value: number };

/** Every line of the format has to parse, or Prometheus refuses all of them. */
function parse(text: string): Series[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name, labels = "", value] = /^([a-zA-Z_]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? expect.unreachable(line);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, content]) => [key, content]);
    return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) } as Series;
  });
}
const scrape = async () => parse(await (await ask()).text());
const valueOf = (series: Series[], name: string, labels: Record<string, string> = {}) =>
  series.find(
    (each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  )?.value;

describe("/metrics", () => {
  test("is refused without the token", async () => {
    for (const headers of [
      {},
      { authorization: "Bearer wrong" },
      { authorization: TOKEN },
      { apikey: gateway.anonKey },
    ])
      expect((await ask(headers as Record<string, string>)).status).toBe(401);
  });

  test("does not exist unless a setting asks for it", async () => {
    const without = await openTestGateway({ over: gateway });
    expect((await without.fetch(`${without.url}/metrics`)).status).toBe(404);
    await without.close();
  });

  test("counts requests by route pattern, statements, sign-ins, limits and numbers of the database", async () => {
    const browser = browserOf(gateway);
    const email = newAddress();
    const { data } = await browser.signUp({ email, password: PASSWORD });
    for (let guess = 0; guess < 12; guess++) await browser.signInWithPassword({ email, password: `wrong ${guess}` });
    const headers = { apikey: gateway.anonKey };
    await gateway.fetch(`${gateway.url}/rest/v1/apps?select=id&id=eq.skyhop`, { headers });
    await gateway.fetch(`${gateway.url}/storage/v1/object/public/leaderboard_images/${data.user!.id}.png`, { headers });
    await gateway.fetch(`${gateway.url}/no/such/${data.user!.id}`, { headers });
    await gateway.fetch(`${gateway.url}/functions/v1/${data.user!.id}`, { headers });

    const series = await scrape();
    const rest = { route: "/rest/v1/:name", method: "GET", status: "2xx" };
    expect(valueOf(series, "quack_http_seconds_count", rest)).toBe(1);
    expect(valueOf(series, "quack_db_seconds_count", { role: "anon", kind: "read" })).toBeGreaterThan(0);
    expect(valueOf(series, "quack_sign_ins_total", { outcome: "ok" })).toBe(1);
    expect(valueOf(series, "quack_sign_ins_total", { outcome: "invalid_credentials" })).toBe(10);
    expect(valueOf(series, "quack_limit_hits_total", { limit: "password" })).toBe(2);
    expect(valueOf(series, "quack_ready")).toBe(1);
    expect(valueOf(series, "quack_coins_minted")).toBe(0);
    expect(valueOf(series, "quack_ledger_difference")).toBe(0);
    expect(valueOf(series, "quack_outbox_waiting")).toEqual(expect.any(Number));
    expect(valueOf(series, "quack_disk_bytes", { kind: "free" })).toBeGreaterThan(0);
    expect(valueOf(series, "nodejs_eventloop_lag_p99_seconds")).toEqual(expect.any(Number));

    // Neither a person nor an address of the web, and no label that grows with visitors.
    const labels = series.flatMap((each) => Object.values(each.labels)).join("\n");
    expect(labels).not.toContain(data.user!.id);
    expect(labels).not.toContain("skyhop");
    expect(labels).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|127\.0\.0\.1|\b\d+\.\d+\.\d+\.\d+\b|\?|=eq/);
    const before = series.length;
    for (let number = 0; number < 50; number++)
      await gateway.fetch(`${gateway.url}/rest/v1/table_${number}?x=${number}`, { headers });
    const grown = (await scrape()).filter(({ name }) => name.startsWith("quack_")).length;
    expect(grown - before, "fifty made-up tables are one more series, of a histogram").toBeLessThan(15);
  });

  test("reads numbers of the database at most once a minute, also for several processes", async () => {
    const statements: string[] = [];
    const watched = {
      ...gateway.db,
      asPlatform: (statement: Parameters<typeof gateway.db.asPlatform>[0]) => {
        statements.push(statement.text);
        return gateway.db.asPlatform(statement);
      },
    };
    const clock = { now: 0 };
    const read = createSampleReader(watched, () => clock.now);
    await Promise.all([read(), read()]);
    clock.now = 59_000;
    await read();
    expect(statements).toHaveLength(1);
    clock.now = 61_000;
    await read();
    expect(statements).toHaveLength(2);
    // The second statement found what the first one had stored less than a minute ago.
    const stamps = () =>
      gateway.db.asPlatform({ text: `select read_at::text from gateway.metric_samples`, values: [] });
    const [before] = await stamps();
    await createSampleReader(gateway.db)();
    expect(await stamps()).toEqual([before]);
    await gateway.db.asPlatform({
      text: `update gateway.metric_samples set read_at = now() - interval '2 minutes'`,
      values: [],
    });
    await createSampleReader(gateway.db)();
    expect(await stamps()).not.toEqual([before]);
  });

  test("notices a coin that no entry explains", async () => {
    const fresh = async () => {
      await gateway.db.asPlatform({ text: `delete from gateway.metric_samples`, values: [] });
      const samples = await createSampleReader(gateway.db)();
      return samples!.find(({ name }) => name === "ledger_difference")!.value;
    };
    await gateway.db.script(`insert into private.wallets (balance, gained, version) values (7, 7, 1);
      insert into private.ledger (wallet_id, amt, kind, why, balance_after, gained_after, created_at)
      select id, 7, 'adjustment', 'test', 7, 7, private.now() - interval '2 hours' from private.wallets where balance = 7`);
    expect([await fresh(), await fresh()]).toEqual([0, 0]);
    await gateway.db.script(`update private.wallets set balance = 8 where balance = 7`);
    expect(await fresh()).toBe(1);
  });
});

test("METRICS_PORT answers on this machine without a token, and closes with the site", async () => {
  const port = await freePort();
  const second = await openTestGateway({ over: gateway, env: { METRICS_PORT: String(port) } });
  expect((await second.fetch(`${second.url}/metrics`)).status, "not on the public port").toBe(404);
  await second.app.listen({ host: "127.0.0.1", port: 0 });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(valueOf(parse(await answer.text()), "quack_ready")).toBe(1);
  await second.close();
  const closed = await new Promise((resolve) =>
    http.get({ port }, () => resolve(false)).on("error", () => resolve(true)),
  );
  expect(closed).toBe(true);
});

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
