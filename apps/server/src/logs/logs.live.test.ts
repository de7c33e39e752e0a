import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  const env = { LOG_LEVEL: "info", SLOW_MS: "30" };
  gateway = await openTestGateway({ env, onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

type Line = Record<string, unknown> & { msg: string };
const linesOf = (msg: string) => lines.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);

describe("the log", () => {
  test("has one line per request, by route pattern and without addresses", async () => {
    lines.length = 0;
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const answer = await gateway.fetch(`${gateway.url}/rest/v1/apps?select=id&id=eq.secret-4711`, {
      headers: { apikey: gateway.anonKey, traceparent },
    });
    await expect.poll(() => linesOf("request")).toHaveLength(1);
    expect(linesOf("request")[0]).toMatchObject({
      method: "GET",
      route: "/rest/v1/:name",
      status: 200,
      ms: expect.any(Number) as number,
      reqId: answer.headers.get("x-request-id"),
      trace: "4bf92f3577b34da6a3ce929d0e0e4736",
    });
    expect(lines.join("\n")).not.toMatch(/secret-4711|127\.0\.0\.1|remoteAddress/);
  });

  test("ignores a traceparent that is none", async () => {
    lines.length = 0;
    await gateway.fetch(`${gateway.url}/healthz`, { headers: { traceparent: "00-x\u00e4-1" } });
    await expect.poll(() => linesOf("request")).toHaveLength(1);
    expect(linesOf("request")[0]).not.toHaveProperty("trace");
  });

  test("names slow statements without their values, and no fast ones", async () => {
    lines.length = 0;
    await gateway.db.asPlatform({ text: `select pg_sleep(0.2),\n  $1::text as slow_4712`, values: ["secret-4713"] });
    const [slow] = linesOf("slow statement").filter(({ statement }) => String(statement).includes("slow_4712"));
    expect(slow).toMatchObject({
      level: 40,
      role: "gateway",
      statement: "select pg_sleep(0.2), $1::text as slow_4712",
    });
    expect(Number(slow!["ms"])).toBeGreaterThanOrEqual(30);
    expect(lines.join("\n")).not.toContain("secret-4713");
  });

  test("has no lines about requests at the usual level", async () => {
    const usual: string[] = [];
    const second = await openTestGateway({ over: gateway, onLog: (line) => usual.push(line) });
    await second.fetch(`${second.url}/healthz`);
    await second.close();
    expect(usual).toEqual([]);
  });
});
