import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { PATHS } from "./paths.ts";

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe("settings", () => {
  test("need nothing at all", () => {
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

  test("tell everything that is wrong at once", () => {
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

  test("take an empty value for no value", () => {
    expect(readConfig({ PORT: "", SITE_NAME: " ", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      siteName: "Quackademy",
    });
  });

  test("want both halves of an S3 key or none", () => {
    expect(problemsOf({ S3_BUCKET: "ducks", S3_ACCESS_KEY_ID: "id" })).toHaveLength(1);
    expect(problemsOf({ S3_BUCKET: "ducks" })).toHaveLength(0);
  });

  test("drop the slash at the end of an address", () => {
    expect(readConfig({ PUBLIC_URL: "https://quack.example/" }).publicUrl).toBe("https://quack.example");
  });
});

describe(".env.example", () => {
  test("names every setting that config.ts reads, and no other", () => {
    const source = fs.readFileSync(new URL("./config.ts", import.meta.url), "utf8");
    const example = fs.readFileSync(path.join(PATHS.root, ".env.example"), "utf8");
    const read = [...source.matchAll(/(?:text|whole|flag|url|list|oneOf)\("([A-Z0-9_]+)"/g)].map(([, name]) => name!);
    const shown = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
    expect([...new Set(shown)].sort()).toEqual([...new Set(read)].sort());
  });
});
