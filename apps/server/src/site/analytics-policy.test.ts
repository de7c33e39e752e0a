import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { publicConfigFor } from "./public-config.ts";
import { registerSite } from "./site-routes.ts";
import { visitConfigFor } from "./visit-config.ts";

const COUNTED = {
  POSTHOG_KEY: "phc_1",
  POSTHOG_HOST: "https://count.example/in",
  SENTRY_DSN: "https://k3y@errors.example/7",
};

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-policy-"));
  fs.writeFileSync(path.join(folder, "index.html"), "<title>x</title><!--app--><!--config-->");
  const rendering = `{ status: 200, title: "", head: "", html: url, data: null }`;
  fs.writeFileSync(path.join(folder, "renderer.mjs"), `export const render = async (url) => (${rendering});`);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The content security policy of a page, by directive. */
async function policyOf(url: string, env: Record<string, string>): Promise<Map<string, string>> {
  const config = readConfig(env);
  const publicConfig = publicConfigFor(config, "key");
  const app = Fastify();
  await registerSite(app, {
    db: { as: () => Promise.reject(new Error("down")) } as unknown as Database,
    folder,
    rendererFile: path.join(folder, "renderer.mjs"),
    gamesFolder: folder,
    publicConfig,
    visitConfig: visitConfigFor(publicConfig, config.experiment),
  });
  const { headers } = await app.inject({ url, headers: { host: "pond.test", accept: "text/html" } });
  await app.close();
  const rules = String(headers["content-security-policy"]).split("; ");
  return new Map(rules.map((rule) => [rule.split(" ")[0]!, rule.split(" ").slice(1).join(" ")]));
}

describe("a page of a site with analytics and error reports", () => {
  test("may connect to exactly those two hosts", async () => {
    const policy = await policyOf("/", COUNTED);
    expect(policy.get("connect-src")).toBe("'self' ws://pond.test https://count.example https://errors.example");
  });

  test("may neither load nor run anything from them", async () => {
    const [counted, plain] = await Promise.all([policyOf("/", COUNTED), policyOf("/", {})]);
    const changed = [...counted].filter(([name, sources]) => plain.get(name) !== sources);
    expect(changed.map(([name]) => name)).toEqual(["connect-src"]);
    expect(counted.get("script-src")).toBe("'self'");
  });

  test("may not connect to them where a single-file game shares the policy of its page", async () => {
    expect((await policyOf("/play/blink?load=inline", COUNTED)).get("connect-src")).toBe("'self'");
  });
});

test("a page may connect to the time service that the operator has configured", async () => {
  const policy = await policyOf("/", { TIME_SERVICE_URL: "https://time.example/utc?zone=utc" });
  expect(policy.get("connect-src")).toBe("'self' ws://pond.test https://time.example");
});

test("a page of any other site may connect to no other host", async () => {
  expect((await policyOf("/", {})).get("connect-src")).toBe("'self' ws://pond.test");
});
