import { fileURLToPath } from "node:url";
import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { isShort } from "#testing/short-form.ts";

const SITE = fileURLToPath(new URL("./fixtures/site", import.meta.url));
const TIMEOUT_MS = 2000;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({
    functionsFolder: { folder: SITE, configFile: `${SITE}/config.toml` },
    env: { TIMEOUT_FUNCTION_MS: String(TIMEOUT_MS) },
    sql: "create table public.pond (id int); grant select on public.pond to anon; insert into public.pond values (1);",
  });
});
afterAll(() => gateway.close());

const call = async (path: string) => {
  const headers = { authorization: `Bearer ${gateway.anonKey}` };
  const answer = await gateway.fetch(`http://quack.test/functions/v1/${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};
const timed = async <T>(work: Promise<T>) => {
  const begun = performance.now();
  return { result: await work, ms: performance.now() - begun };
};

beforeEach(async () => expect(await call("runaway/well")).toEqual({ status: 200, text: "well" }));

test("an endless loop is answered at its timeout, and does not delay other calls", async () => {
  const rest = new PostgrestClient(`${gateway.url}/rest/v1`, {
    headers: { apikey: gateway.anonKey },
    fetch: gateway.fetch,
  });
  const loop = { isOn: true };
  const looping = timed(call("runaway/loop").finally(() => (loop.isOn = false)));
  await new Promise((resolve) => setTimeout(resolve, 200));
  let readsMeanwhile = 0;
  while (loop.isOn) {
    const { data } = await rest.from("pond").select();
    expect(data).toEqual([{ id: 1 }]);
    readsMeanwhile += Number(loop.isOn);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(readsMeanwhile).toBeGreaterThan(2);
  const { result, ms } = await looping;
  expect([result.status, JSON.parse(result.text)]).toMatchObject([504, { code: "IDLE_TIMEOUT" }]);
  expect(ms).toBeGreaterThan(TIMEOUT_MS - 50);
});

test.skipIf(isShort)("other functions are answered while one loops, and the loop is ended", async () => {
  const looping = call("runaway/loop");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const others = await Promise.all(["probe/text", "runaway/well", "open"].map(call));
  expect(others.map(({ text }) => text)).toEqual(["plain", "well", "open to all"]);
  expect((await looping).status).toBe(504);
  const cpuOverHalfASecond = async () => {
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return process.cpuUsage(before).user / 1000;
  };
  await expect.poll(cpuOverHalfASecond).toBeLessThan(300);
});

test.skipIf(isShort)("many loops at once are each answered, and the next call works", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => call("runaway/loop")));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(504));
  expect(await call("runaway/well")).toEqual({ status: 200, text: "well" });
});

test.skipIf(isShort)("a function that computes for long does not delay another", async () => {
  const slow = call("runaway/compute");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await call("probe/text")).toEqual({ status: 200, text: "plain" });
  expect(await slow).toEqual({ status: 200, text: "computed" });
});

test.skipIf(isShort)("a function that exhausts its memory fails only its own call", async () => {
  // On a busy machine the timeout may come before the memory limit.
  expect([500, 504]).toContain((await call("runaway/bomb")).status);
  expect(await call("runaway/well")).toEqual({ status: 200, text: "well" });
  expect(process.memoryUsage().rss).toBeLessThan(1200 * 1024 * 1024);
});

test.skipIf(isShort)("a thread that holds too much memory is replaced", async () => {
  for (let time = 0; time < 3; time++) {
    expect(await call("runaway/hoard")).toEqual({ status: 200, text: '{"kept":1}' });
  }
});

test("an uncaught error ends the call and not the server", async () => {
  const { status, text } = await call("runaway/crash");
  expect([status, text]).toEqual([500, '{"code":"EDGE_FUNCTION_ERROR","message":"Internal Server Error"}']);
});

test.skipIf(isShort)("a stream that stalls for ever is cut off, and the next call works", async () => {
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = gateway.app.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/runaway/half-stream`, {
    headers: { authorization: `Bearer ${gateway.anonKey}` },
  });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(await call("runaway/well")).toEqual({ status: 200, text: "well" });
});
