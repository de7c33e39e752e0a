import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import { trustFunction } from "#edge/client-address.ts";
import { publicConfigFor } from "./public-config.ts";

async function addressFor(headers: Record<string, string>, env: Record<string, string> = { TRUST_PROXY: "true" }) {
  const config = readConfig(env);
  const app = Fastify({ trustProxy: trustFunction(config.trustProxy) });
  const publicConfig = publicConfigFor(config, "key");
  app.get("/", async (request) => publicConfig(request));
  const answer = await app.inject({ url: "/", headers: { host: "pond.test:3000", ...headers } });
  return answer.statusCode === 200 ? answer.json<{ supabaseUrl: string }>().supabaseUrl : answer.statusCode;
}

test("the site's address is the requested one, or the configured one", async () => {
  expect(await addressFor({})).toBe("http://pond.test:3000");
  expect(await addressFor({ host: "Pond.test" })).toBe("http://pond.test");
  expect(await addressFor({}, { PUBLIC_URL: "https://duck.example/" })).toBe("https://duck.example");
});

test("a trusted proxy sets the protocol, if it is http or https", async () => {
  expect(await addressFor({ "x-forwarded-proto": "https" })).toBe("https://pond.test:3000");
  for (const protocol of ["javascript", "file", "https://evil.example/?", ""])
    expect(await addressFor({ "x-forwarded-proto": protocol })).toBe("http://pond.test:3000");
  expect(await addressFor({ "x-forwarded-proto": "https" }, {})).toBe("http://pond.test:3000");
});

test("X-Forwarded-Host is ignored", async () => {
  expect(await addressFor({ "x-forwarded-host": "evil.example" })).toBe("http://pond.test:3000");
});

test("an invalid Host header is refused", async () => {
  for (const host of ["a b", "pond.test:x", "/"]) expect(await addressFor({ host })).toBe(400);
  expect(await addressFor({ host: "pond.test/path" })).toBe("http://pond.test");
});

test("the public settings contain links and mirrors if there are any", async () => {
  const read = async (env: Record<string, string>) => {
    const app = Fastify();
    const publicConfig = publicConfigFor(readConfig(env), "key");
    app.get("/", async (request) => publicConfig(request));
    return (await app.inject({ url: "/", headers: { host: "pond.test" } })).json<object>();
  };
  expect(Object.keys(await read({}))).toEqual(["siteName", "supabaseUrl", "anonKey"]);
  expect(await read({ LINK_MAIN: "https://school.example", MIRRORS: "https://two.example" })).toMatchObject({
    links: { main: "https://school.example" },
    mirrors: ["https://two.example"],
  });
});

test("the public settings contain analytics and error reports only if they are configured", async () => {
  const env = {
    POSTHOG_KEY: "phc_1",
    POSTHOG_HOST: "https://count.example/",
    SENTRY_DSN: "https://k3y@errors.example/7",
  };
  const app = Fastify();
  const publicConfig = publicConfigFor(readConfig(env), "key");
  app.get("/", async (request) => publicConfig(request));
  const answer = await app.inject({ url: "/", headers: { host: "pond.test" } });
  expect(answer.json()).toMatchObject({
    posthog: { key: "phc_1", host: "https://count.example" },
    sentryDsn: "https://k3y@errors.example/7",
  });
});
