import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startGatewayProcess, StartError } from "#testing/gateway-process.ts";
import { isShort } from "#testing/short-form.ts";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "quack-start-"));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** What an operator reads when the site does not start with this data directory. */
async function outputOf(DATA_DIR: string): Promise<string> {
  const env = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", DATABASE_URL: "", PUBLIC_URL: "", DATA_DIR };
  try {
    const gateway = await startGatewayProcess(env);
    await gateway.end("SIGKILL");
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    expect(error.ending.code).toBe(1);
    return error.ending.output;
  }
  throw new Error("the site started");
}

function newDataDir(name: string, files: Record<string, string>): string {
  const dataDir = path.join(root, name);
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, file), content);
  }
  return dataDir;
}

describe("a site that cannot start says why and what to do, without a stack,", () => {
  const faults: [string, Record<string, string>, RegExp][] = [
    [
      "its data are damaged",
      { "db/PG_VERSION": "18\n", "db/global/pg_control": "?" },
      /is damaged\. .*restore your last/,
    ],
  ];
  if (!isShort) {
    faults.push(
      ["its secrets are damaged", { "secrets.json": '{"anonKey": "sb_' }, /secrets\.json is damaged: .*\nMove it away/],
      [
        "its data are of another PostgreSQL",
        { "db/PG_VERSION": "17\n" },
        /is of PostgreSQL 17, and this version reads[^]*quack -- backup[^]*quack -- restore/,
      ],
    );
  }
  test.each(faults)("if %s", async (_fault, files, expected) => {
    const output = await outputOf(newDataDir(`site-${Object.keys(files).join("-").replaceAll("/", "_")}`, files));
    expect(output).toMatch(expected);
    expect(output).not.toMatch(/^ {4}at /m);
  });

  test.skipIf(isShort)("if its data directory is a file", async () => {
    const file = path.join(root, "file");
    fs.writeFileSync(file, "");
    const output = await outputOf(file);
    expect(output).toContain("is not a folder");
    expect(output).not.toMatch(/^ {4}at /m);
  });
});
