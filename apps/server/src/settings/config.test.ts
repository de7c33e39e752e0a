import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { problemsOf } from "#testing/config-problems.ts";
import { PATHS } from "#paths.ts";

describe("settings", () => {
  test("are all optional", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteName: "Quackademy",
      databaseUrl: null,
      s3: null,
    });
    expect(config.dataDir.endsWith("/data")).toBe(true);
  });

  test("report all problems at once", () => {
    const problems = problemsOf({
      PORT: "many",
      PUBLIC_URL: "school.example",
      DATABASE_URL: "mysql://x/y",
      JWT_SECRET: "short",
      S3_REGION: "pond-1",
      TRUST_PROXY: "yes",
      LOG_LEVEL: "loud",
      API_MAX_ROWS: "0",
    });
    const named = [
      "PORT",
      "PUBLIC_URL",
      "DATABASE_URL",
      "JWT_SECRET",
      "S3_BUCKET",
      "TRUST_PROXY",
      "LOG_LEVEL",
      "API_MAX_ROWS",
    ];
    for (const name of named) expect(problems.join("\n")).toContain(name);
    expect(problems).toHaveLength(named.length);
  });

  test("treat an empty value as no value", () => {
    expect(readConfig({ PORT: "", SITE_NAME: " ", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      siteName: "Quackademy",
    });
  });

  test("require both halves of an S3 key or none", () => {
    expect(problemsOf({ S3_BUCKET: "ducks", S3_ACCESS_KEY_ID: "id" })).toHaveLength(1);
    expect(problemsOf({ S3_BUCKET: "ducks" })).toHaveLength(0);
  });

  test("remove a trailing slash of an address", () => {
    expect(readConfig({ PUBLIC_URL: "https://quack.example/" }).publicUrl).toBe("https://quack.example");
  });
});

describe("settings for external addresses", () => {
  test("are links by their names, without empty ones", () => {
    const { links } = readConfig({
      LINK_MAIN: "https://school.example/",
      LINK_TAB_CLOAK: "http://a.test/x?y=1",
      LINK_X: "",
    });
    expect(links).toEqual({ main: "https://school.example", tab_cloak: "http://a.test/x?y=1" });
    expect(problemsOf({ LINK_MAIN: "javascript:alert(1)", LINK_GAMES: "school" })).toHaveLength(2);
  });

  test("are the origins of the mirrors", () => {
    expect(readConfig({ MIRRORS: "https://one.example/home, http://two.example:81" }).mirrors).toEqual([
      "https://one.example",
      "http://two.example:81",
    ]);
    expect(problemsOf({ MIRRORS: "https://one.example,two.example" })).toHaveLength(1);
  });
});

describe("settings for the home page", () => {
  test("bind hosts to classes, in any spelling of host and title", () => {
    const { hostClasses, homeClass } = readConfig({
      HOST_CLASSES: "Chess.School.example = Gambit Lite, localhost=drift-belt",
      HOME_CLASS: " Sumo Pucks ",
    });
    expect(hostClasses).toEqual({ "chess.school.example": "gambit-lite", localhost: "drift-belt" });
    expect(homeClass).toBe("sumo-pucks");
    expect(readConfig({})).toMatchObject({ hostClasses: {}, homeClass: null });
  });

  test("report an invalid pair", () => {
    for (const wrong of [
      "chess.school.example",
      "a.example=",
      "https://a.example=blink",
      "a.example:80=blink",
      "=blink",
    ])
      expect(problemsOf({ HOST_CLASSES: `b.example=blink,${wrong}` }), wrong).toEqual([
        expect.stringContaining("HOST_CLASSES"),
      ]);
  });

  test("name one host for the redesign, with half of its visitors by default", () => {
    expect(readConfig({}).experiment).toBeNull();
    expect(readConfig({ EXPERIMENT_HOST: "New.example" }).experiment).toEqual({ host: "new.example", share: 50 });
    expect(readConfig({ EXPERIMENT_HOST: "new.example", EXPERIMENT_SHARE: "5" }).experiment?.share).toBe(5);
    expect(problemsOf({ EXPERIMENT_HOST: "https://new.example", EXPERIMENT_SHARE: "101" })).toHaveLength(2);
  });
});

describe("settings for accounts", () => {
  const provider = {
    PROVIDERS: "my-school",
    MY_SCHOOL_CLIENT_ID: "quack",
    MY_SCHOOL_ISSUER: "https://login.school.example",
  };

  test("describe each provider under its own name", () => {
    const { providers } = readConfig(provider).auth;
    expect(providers).toEqual([
      { name: "my-school", clientId: "quack", clientSecret: null, issuer: "https://login.school.example" },
    ]);
  });

  test("report missing values of a provider", () => {
    expect(problemsOf({ PROVIDERS: "school,google" }).join("\n")).toMatch(
      /SCHOOL_CLIENT_ID[^]*SCHOOL_ISSUER[^]*GOOGLE_CLIENT_ID/,
    );
  });

  test("accept the places where a proof of work can be required", () => {
    expect(readConfig({ CAPTCHA: "signup, recover,signin,takedown" }).auth.captchaAt).toHaveLength(4);
    expect(problemsOf({ CAPTCHA: "signup,everywhere" })).toHaveLength(1);
    expect(problemsOf({ CAPTCHA: "signup,none" })).toHaveLength(1);
    expect(readConfig({ CAPTCHA: "none" }).auth.captchaAt).toEqual([]);
  });

  test("require a URL for text messages when there is a token for it", () => {
    expect(problemsOf({ SMS_WEBHOOK_TOKEN: "secret" })).toHaveLength(1);
    expect(problemsOf({ SMS_WEBHOOK_URL: "gopher://sms" })).toHaveLength(1);
    expect(readConfig({ SMS_WEBHOOK_URL: "https://sms.test/send", SMS_WEBHOOK_TOKEN: "x" }).auth.smsWebhook).toEqual({
      url: "https://sms.test/send",
      token: "x",
    });
    expect(readConfig({}).auth).toMatchObject({ smsWebhook: null, smtpUrl: null, captchaAt: ["takedown"] });
  });
});

describe("the settings for developers", () => {
  test("are off by default", () => {
    expect(readConfig({})).toMatchObject({ functionCors: false, rest: { plan: false, txRollback: false } });
    const on = readConfig({ API_PLAN: "true", API_FUNCTION_CORS: "true" });
    expect(on).toMatchObject({ functionCors: true, rest: { plan: true } });
  });
});

describe(".env.example", () => {
  const files = fs.readdirSync(import.meta.dirname).filter((name) => /^(?:config|[a-z]+-settings)\.ts$/.test(name));
  const source = files.map((name) => fs.readFileSync(path.join(import.meta.dirname, name), "utf8")).join("\n");
  const example = fs.readFileSync(path.join(PATHS.root, ".env.example"), "utf8");
  const shown = [...new Set([...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!))];
  // The setting names of the example's providers are built at run time in config.ts.
  const examples = /^#PROVIDERS=(.*)$/m
    .exec(example)![1]!
    .split(",")
    .map((name) => name.toUpperCase());
  // SCHOOL_NETWORKS is no setting of the example's provider "school".
  const isOfProvider = (name: string) =>
    name !== "SCHOOL_NETWORKS" && examples.some((prefix) => name.startsWith(`${prefix}_`));

  test("names every setting that is read, and no other", () => {
    const read = [...source.matchAll(/(?:text|secret|whole|flag|url|list|oneOf)\("([A-Z0-9_]+)"/g)].map(
      ([, name]) => name!,
    );
    // Links can have any name.
    const named = shown.filter((name) => !isOfProvider(name) && !name.startsWith("LINK_"));
    expect(named.sort()).toEqual([...new Set(read)].sort());
  });

  test("shows every setting of a provider, and no other", () => {
    const read = [...source.matchAll(/(?:text|secret)\(`\$\{prefix\}_([A-Z0-9_]+)`\)/g)].map(([, name]) => name!);
    const ofProviders = shown.filter(isOfProvider).map((name) => name.slice(name.indexOf("_") + 1));
    expect(read.length).toBeGreaterThan(2);
    expect([...new Set(ofProviders)].sort()).toEqual([...new Set(read)].sort());
  });

  test("has providers that work as shown, once they have their ids", () => {
    const lines = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].filter(([, name]) => isOfProvider(name!));
    const env = Object.fromEntries(lines.map(([, name, value]) => [name!, value || "id"]));
    expect(problemsOf({ PROVIDERS: examples.join(",").toLowerCase(), ...env })).toEqual([]);
  });
});
