import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { isShort } from "#testing/short-form.ts";

const SITE = fileURLToPath(new URL("./fixtures/site", import.meta.url));
const MAX_BODY = 1024 * 1024;

let gateway: TestGateway;
let port: number;
let client: FunctionsClient;
let anonKey: string;
let token: string;

beforeAll(async () => {
  gateway = await openTestGateway({
    functionsFolder: { folder: SITE, configFile: `${SITE}/config.toml` },
    env: { TIMEOUT_FUNCTION_MS: "1500", UPLOAD_MAX_MB: "1", ALLOWED_ORIGINS: "http://friend.test" },
  });
  anonKey = gateway.anonKey;
  token = await gateway.tokenFor({ sub: "00000000-0000-4000-8000-000000000001" });
  await gateway.app.listen({ port: 0, host: "localhost" });
  port = (gateway.app.server.address() as AddressInfo).port;
  client = new FunctionsClient("http://quack.test/functions/v1", {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    customFetch: gateway.fetch,
  });
});

afterAll(() => gateway.close());

type Echo = {
  method: string;
  path: string;
  origin: string;
  type: string;
  custom: string;
  host: string | null;
  body: string;
};
const fetchFunction = (path: string, init: RequestInit = {}) =>
  gateway.fetch(`http://quack.test/functions/v1/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${anonKey}`, ...(init.headers as object) },
  });

test("a token is refused once its session has ended", async () => {
  const { GoTrueClient } = await import("@supabase/auth-js");
  const auth = new GoTrueClient({
    url: "http://quack.test/auth/v1",
    headers: { apikey: anonKey },
    fetch: gateway.fetch,
    persistSession: false,
    autoRefreshToken: false,
  });
  const { data } = await auth.signUp({ email: `${Date.now()}@pond.test`, password: "seven grey herons" });
  const authorization = `Bearer ${data.session!.access_token}`;
  const callAs = (path: string) => fetchFunction(path, { headers: { authorization } });
  expect((await callAs("probe/echo")).status).toBe(200);
  await auth.signOut({ scope: "global" });
  const refused = await callAs("probe/echo");
  expect([refused.status, await refused.json()]).toEqual([
    401,
    { code: 401, message: "This session is over. Sign in again." },
  ]);
});

describe("invoking a function", () => {
  test("passes on method, path, query and headers, and removes the gateway's own prefix", async () => {
    const { data } = await client.invoke<Echo>("probe/echo/deeper?x=1&y=%20z", {
      method: "PUT",
      headers: { "x-custom": "yes" },
      body: "hello",
    });
    expect(data).toEqual({
      method: "PUT",
      path: "/probe/echo/deeper?x=1&y=%20z",
      origin: expect.stringMatching(/^http:/) as string,
      type: "text/plain",
      custom: "yes",
      host: null,
      body: "hello",
    });
  });

  test.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)("works with %s", async (method) => {
    expect((await client.invoke<Echo>("probe/echo", { method })).data).toMatchObject({ method, body: "" });
  });

  test("accepts JSON", async () => {
    expect((await client.invoke("probe/json", { body: { duck: ["a", 1, null] } })).data).toEqual({
      got: { duck: ["a", 1, null] },
    });
  });

  test("accepts text", async () => {
    expect((await client.invoke<Echo>("probe/echo", { body: "quack" })).data).toMatchObject({
      type: "text/plain",
      body: "quack",
    });
  });

  test("accepts a form with a file", async () => {
    const form = new FormData();
    form.append("name", "Donald");
    form.append("file", new File(["feathers"], "duck.txt"));
    expect((await client.invoke("probe/form", { body: form })).data).toEqual({
      name: "Donald",
      file: { name: "duck.txt", size: 8, text: "feathers" },
    });
  });

  test.each([
    ["a Blob", () => new Blob([Buffer.from([0, 255, 1, 254])])],
    ["a File", () => new File([Buffer.from([0, 255, 1, 254])], "x")],
    ["an ArrayBuffer", () => new Uint8Array([0, 255, 1, 254]).buffer],
  ])("accepts %s, byte for byte, and returns bytes", async (_what, body) => {
    const { data } = await client.invoke<Blob>("probe/bytes", { body: body() });
    expect([...new Uint8Array(await data!.arrayBuffer())]).toEqual([0, 255, 1, 254]);
  });

  test("accepts a stream", async () => {
    const body = new Blob(["from a stream"]).stream();
    const answer = await fetchFunction("probe/echo", {
      method: "POST",
      body,
      headers: { "content-type": "application/x-duck" },
    });
    expect(await answer.json()).toMatchObject({ type: "application/x-duck", body: "from a stream" });
  });

  test("accepts a body that the function does not read", async () => {
    expect((await client.invoke("probe/ignore", { body: "x".repeat(50_000) })).data).toBe("did not look");
  });

  test("ignores the region", async () => {
    expect((await client.invoke("probe/greet?name=goose", { region: "eu-west-1" as never })).data).toBe("quack, goose");
  });

  test("returns text, JSON, nothing, redirects and streams unchanged", async () => {
    expect((await client.invoke("probe/text")).data).toBe("plain");
    expect((await client.invoke("probe/nothing")).response?.status).toBe(204);
    expect((await fetchFunction("probe/redirect")).headers.get("location")).toBe("http://quack.test/elsewhere");
    const { data } = await client.invoke<Response>("probe/stream");
    expect(await data!.text()).toBe("data: 0\n\ndata: 1\n\ndata: 2\n\ndata: 3\n\ndata: 4\n\n");
  });

  test("passes on the function's headers, except transport and CORS headers", async () => {
    const { headers } = await fetchFunction("probe/headers");
    expect(headers.get("x-own")).toBe("yes");
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(headers.has("access-control-allow-origin")).toBe(false);
    const friend = await fetchFunction("probe/headers", { headers: { origin: "http://friend.test" } });
    expect(friend.headers.get("access-control-allow-origin")).toBe("http://friend.test");
    const framed = await fetchFunction("probe/headers", { headers: { origin: "null" } });
    expect(framed.headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("function errors", () => {
  test("a function's own status reaches the caller with its body", async () => {
    const { error, response } = await client.invoke("probe/refuse");
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect([response?.status, response?.headers.get("x-reason"), await response?.json()]).toEqual([
      418,
      "teapot",
      { why: "no" },
    ]);
  });

  test.each(["throw", "reject", "not-a-response"])("a function that fails (%s) is a plain 500", async (action) => {
    const { error, response } = await client.invoke(`probe/${action}`);
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect([response?.status, await response?.text()]).toEqual([
      500,
      '{"code":"EDGE_FUNCTION_ERROR","message":"Internal Server Error"}',
    ]);
  });

  test.skipIf(isShort)("a function that is too slow is a relay error", async () => {
    const { error, response } = await client.invoke("probe/hang");
    expect(error).toBeInstanceOf(FunctionsRelayError);
    expect([response?.status, response?.headers.get("x-relay-error")]).toEqual([504, "true"]);
    expect(await response?.json()).toMatchObject({ code: "IDLE_TIMEOUT" });
  });

  test("a function that does not exist is a 404, and so is shared code", async () => {
    for (const name of ["nowhere", "_shared", "__proto__", "constructor", "..%2fprobe", "probe%00", "config.toml"]) {
      const { error, response } = await client.invoke(name);
      expect(error, name).toBeInstanceOf(FunctionsHttpError);
      expect([response?.status, await response?.json()]).toEqual([
        404,
        { code: "NOT_FOUND", message: "Requested function was not found" },
      ]);
    }
  });

  test.each(["broken", "silent"])(
    "a function that cannot start (%s) is a relay error and affects no other",
    async (name) => {
      const { error, response } = await client.invoke(name);
      expect(error).toBeInstanceOf(FunctionsRelayError);
      expect([response?.status, await response?.json()]).toMatchObject([503, { code: "BOOT_ERROR" }]);
    },
  );

  test("a body over the limit is refused, announced or not", async () => {
    const said = await client.invoke("probe/count", { body: "x".repeat(MAX_BODY + 1) });
    expect(said.response?.status).toBe(413);
    expect((await client.invoke("probe/count", { body: "x".repeat(MAX_BODY) })).data).toEqual({ bytes: MAX_BODY });
    const unsaid = await new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${anonKey}`, "transfer-encoding": "chunked" };
      const sent = http.request(
        { port, method: "POST", path: "/functions/v1/probe/count", headers, agent: false },
        (reply) => {
          resolve(reply.statusCode!);
          sent.destroy();
        },
      );
      sent.on("error", reject).write(Buffer.alloc(MAX_BODY + 1));
    });
    expect(unsaid).toBe(413);
  });
});

describe("the token of a call", () => {
  const status = async (path: string, headers: Record<string, string>) => {
    const answer = await gateway.fetch(`http://quack.test/functions/v1/${path}`, { headers });
    return [answer.status, answer.ok ? await answer.text() : await answer.json()];
  };

  test("is required, and the anon key is enough", async () => {
    expect(await status("probe/text", {})).toEqual([401, { code: 401, message: "Missing authorization header" }]);
    expect(await status("probe/text", { apikey: anonKey })).toEqual([
      401,
      { code: 401, message: "Missing authorization header" },
    ]);
    expect(await status("probe/text", { authorization: `Bearer ${anonKey}` })).toEqual([200, "plain"]);
    expect(await status("probe/text", { authorization: `Bearer ${token}` })).toEqual([200, "plain"]);
  });

  test("is refused when it is invalid, even where none is required", async () => {
    for (const path of ["probe/text", "open"]) {
      expect(await status(path, { authorization: "Bearer x.y.z" })).toMatchObject([401, { code: 401 }]);
      expect(await status(path, { authorization: `Bearer ${token}x` })).toMatchObject([401, { code: 401 }]);
    }
  });

  test("is not required with verify_jwt = false", async () => {
    expect(await status("open", {})).toEqual([200, "open to all"]);
  });

  test("is missing when the header is not a bearer token", async () => {
    expect(await status("probe/text", { authorization: "Basic eDp5" })).toMatchObject([401, { code: 401 }]);
  });
});

describe("the environment of a function", () => {
  test("has its settings and never those of the process", async () => {
    expect((await client.invoke("probe/env")).data).toEqual({
      url: "http://quack.test",
      own: null,
      path: null,
      secret: null,
      inherited: null,
      all: ["SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY", "SUPABASE_URL"],
    });
  });

  test("has Deno, which exists for functions only", () => {
    expect(typeof globalThis.Deno).toBe("undefined");
  });
});

describe("over a real connection", () => {
  /** Receives reports of a function whose caller has gone. */
  async function listen() {
    const received: string[] = [];
    const receiver = http.createServer((request, answer) => {
      received.push(request.url!);
      answer.end();
    });
    await once(receiver.listen(0, "127.0.0.1"), "listening");
    const path = `/functions/v1/probe/hang?tell=http://127.0.0.1:${(receiver.address() as net.AddressInfo).port}`;
    return { received, path, [Symbol.dispose]: () => void receiver.close() };
  }

  test("a client that disconnects aborts the function's request", async () => {
    using receiver = await listen();
    const socket = net.connect(port, "localhost");
    socket.write(`GET ${receiver.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${anonKey}\r\n\r\n`);
    await expect.poll(() => receiver.received).toEqual(["/begun"]);
    socket.destroy();
    await expect.poll(() => receiver.received).toEqual(["/begun", "/aborted"]);
  });

  test("a function that is too slow gets its request aborted", async () => {
    using receiver = await listen();
    const answer = await new Promise<http.IncomingMessage>((resolve) =>
      http.get({ port, path: receiver.path, headers: { authorization: `Bearer ${anonKey}` }, agent: false }, resolve),
    );
    expect([answer.statusCode, await text(answer)]).toMatchObject([
      504,
      expect.stringContaining("IDLE_TIMEOUT") as string,
    ]);
    await expect.poll(() => receiver.received).toEqual(["/begun", "/aborted"]);
  });

  test.each(["count", "first", "ignore"])(
    "the unread rest of a body (%s) does not block the next request",
    async (action) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      const post = (path: string, size: number) =>
        new Promise<http.IncomingMessage>((resolve, reject) => {
          const headers = { authorization: `Bearer ${anonKey}`, "transfer-encoding": "chunked" };
          const sent = http.request(
            { port, agent, method: "POST", path: `/functions/v1/probe/${path}`, headers },
            resolve,
          );
          sent.on("error", reject).end(Buffer.alloc(size));
        });
      const first = await post(action, 3 * MAX_BODY);
      expect([action, first.statusCode, await text(first)]).toMatchObject([
        action,
        action === "count" ? 413 : 200,
        expect.any(String) as string,
      ]);
      const second = await post("count", 5);
      expect([second.statusCode, await text(second)]).toEqual([200, '{"bytes":5}']);
      agent.destroy();
    },
  );

  test("a stream arrives chunk by chunk", async () => {
    const pieces: number[] = [];
    const answer = await new Promise<http.IncomingMessage>((resolve) =>
      http.get(
        { port, path: "/functions/v1/probe/stream", headers: { authorization: `Bearer ${anonKey}` }, agent: false },
        resolve,
      ),
    );
    answer.on("data", () => pieces.push(Date.now()));
    expect(await text(answer)).toContain("data: 4");
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.at(-1)! - pieces[0]!).toBeGreaterThan(30);
  });

  test("a body larger than any buffer is streamed", async () => {
    const answer = await fetch(`http://localhost:${port}/functions/v1/probe/count`, {
      method: "POST",
      body: Buffer.alloc(MAX_BODY - 1),
      headers: { authorization: `Bearer ${anonKey}`, "content-type": "application/json" },
    });
    expect(await answer.json()).toEqual({ bytes: MAX_BODY - 1 });
  });
});
