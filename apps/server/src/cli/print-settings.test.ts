import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PATHS } from "#paths.ts";
import { configCommand } from "./config-command.ts";
import { printSettings } from "./print-settings.ts";

const read = (name: string) => fs.readFileSync(path.join(PATHS.root, name), "utf8");

test("docs/SETTINGS.md has every setting of .env.example; npm run db:types writes it", () => {
  const document = read("docs/SETTINGS.md");
  expect(printSettings(document, read(".env.example"))).toBe(document);
  for (const [, name] of read(".env.example").matchAll(/^#([A-Z0-9_]+)=/gm)) expect(document).toContain(`\`${name}\``);
});

test("a setting is described with its limits, its default and the comment of its group", () => {
  const example =
    "# --- Limits ---\n# How many ducks\n# fit in.\n#PORT=1\n#API_MAX_ROWS=2\n\n# Its name.\n#SITE_NAME=x\n";
  const printed = printSettings("before\n", example);
  expect(printed).toContain("### Limits");
  expect(printed).toContain(
    "- `PORT` (0 to 65535, default `3000`), `API_MAX_ROWS` (1 to 100000, default `1000`): How many ducks fit in.",
  );
  expect(printed).toContain("- `SITE_NAME` (text, default `Quackademy`): Its name.");
});

test("config print shows what is set, and no secret or password", async () => {
  const env = {
    PORT: "8080",
    SERVICE_KEY: "a very secret key that nobody may see",
    DATABASE_URL: "postgres://owner:hunter2@db.example/site",
    PROVIDERS: "google",
    GOOGLE_CLIENT_ID: "quack",
    GOOGLE_CLIENT_SECRET: "swordfish",
  };
  const { code, out } = await printed(env, ["print"]);
  expect(code).toBe(0);
  expect(out).toContain("\nPORT=8080\n");
  expect(out).toContain("\n#HOST=127.0.0.1\n");
  expect(out).toContain("\nDATABASE_URL=postgres://owner:***@db.example/site\n");
  expect(out).toContain("\nSERVICE_KEY=(set)\n");
  expect(out).toContain("\nGOOGLE_CLIENT_SECRET=(set)\n");
  for (const secret of [env.SERVICE_KEY, "hunter2", "swordfish"]) expect(out).not.toContain(secret);
});

test("config check fails with every problem", async () => {
  const { code, out } = await printed({ PORT: "many", LOG_LEVEL: "loud" }, ["check"]);
  expect(code).toBe(1);
  expect(out).toContain("PORT must be a whole number");
  expect(out).toContain("LOG_LEVEL must be one of");
  expect(await printed({}, ["check"])).toEqual({ code: 0, out: "All settings are valid.\n" });
});

async function printed(env: Record<string, string>, args: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const code = await configCommand(env, args, (line) => lines.push(line));
  return { code, out: lines.map((line) => `${line}\n`).join("") };
}
