import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { brotliDecompressSync, constants } from "node:zlib";
import * as tar from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { quack } from "#testing/quack-process.ts";
import { openPgliteTransfer } from "./pglite-transfer.ts";
import { openPostgresTransfer } from "./postgres-transfer.ts";
import { newPlace } from "./testing/backup-sites.ts";
import { callSite } from "./testing/site-visitor.ts";
import type { TransferDatabase } from "./transfer-database.ts";

const FIXTURE = path.join(import.meta.dirname, "fixtures/first-wave.tar.br");
const KEYS = { ANON_KEY: "sb_publishable_wave1", SERVICE_KEY: "sb_secret_first_wave_fixture_first_wave" };
/** Tables whose rows no time limit removes. */
const LASTING = [
  "auth.users",
  "auth.identities",
  "public.my_users",
  "public.streak",
  "public.game_saves",
  "private.wallets",
  "private.ledger",
  "storage.objects",
];
const env: Record<string, string> = { ...KEYS, DATABASE_URL: "", HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" };
let dataDir: string;
let before: Found;

type Found = { rows: Record<string, string>; buckets: string[] };

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-first-wave-"));
  env["DATA_DIR"] = dataDir;
  await unpack(FIXTURE, dataDir);
  before = await readAll(await openPgliteTransfer(path.join(dataDir, "db"), { isDraft: true }));
});

afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function unpack(file: string, folder: string): Promise<void> {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  const extract = tar.extract();
  Readable.from([brotliDecompressSync(fs.readFileSync(file), { params })]).pipe(extract);
  for await (const entry of extract) {
    const target = path.join(folder, entry.header.name);
    const parts: Uint8Array[] = [];
    for await (const part of entry as AsyncIterable<Uint8Array>) parts.push(part);
    if (entry.header.type === "directory") fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    else fs.writeFileSync(target, Buffer.concat(parts), { mode: 0o600 });
  }
}

/** The number of rows of each table, the balances, and the names of the buckets, of which later versions add their own. */
async function readAll(db: TransferDatabase): Promise<Found> {
  try {
    const rows: Record<string, string> = {};
    const ask = async (text: string) => (await db.asPlatform({ text, values: [] })).join(" ");
    for (const name of LASTING) rows[name] = await ask(`select count(*) from ${name}`);
    rows["balances"] = await ask("select balance_after from private.ledger order by id");
    rows["saves"] = await ask("select data from public.game_saves order by user_id");
    return { rows, buckets: (await ask("select id from storage.buckets")).split(" ") };
  } finally {
    await db.close();
  }
}

/** Signs both players in and reads the file, on a started site. */
async function visit(settings: Record<string, string>) {
  const gateway = await startGatewayProcess(settings);
  try {
    const statuses: number[] = [];
    for (const name of ["teal", "wigeon"]) {
      const body = { email: `${name}@school.test`, password: `a quiet ${name} on a pond` };
      const address = "/auth/v1/token?grant_type=password";
      statuses.push((await callSite(gateway.url, address, { key: KEYS.ANON_KEY, body })).status);
    }
    const address = "/storage/v1/object/papers/first.txt";
    const { data: file } = await callSite<string>(gateway.url, address, { key: KEYS.SERVICE_KEY });
    const audit = await quack(settings, "audit");
    return { statuses, file, audit: audit.code };
  } finally {
    await gateway.end("SIGTERM");
  }
}

function expectNothingLost({ rows, buckets }: Found): void {
  expect(rows).toEqual(before.rows);
  expect(before.buckets).toContain("papers");
  expect(buckets).toEqual(expect.arrayContaining(before.buckets));
}

const ALL_WELL = { statuses: [200, 200], file: "a file of the first wave", audit: 0 };

// The second test needs a PostgreSQL.
describe.runIf(process.env["TEST_ENGINE"] === "postgres")("a data directory of the first wave", () => {
  test("starts under this version with nothing lost, and a copy of it is kept", async () => {
    expect(before.rows).toMatchObject({ "auth.users": "2", "storage.objects": "1", balances: "100 100" });
    expect(await visit(env)).toEqual(ALL_WELL);
    expectNothingLost(await readAll(await openPgliteTransfer(path.join(dataDir, "db"))));
    const copies = fs.readdirSync(dataDir).filter((name) => /^db\.before-\d+$/.test(name));
    expect(copies).toHaveLength(1);
  });

  test("moves to PostgreSQL with nothing lost", async () => {
    const place = await newPlace("postgres", { isEmpty: true });
    const url = place.env["DATABASE_URL"]!;
    try {
      expect(await quack(env, "move", "--to", url)).toMatchObject({ code: 0, err: "" });
      expect(await visit({ ...env, DATABASE_URL: url })).toEqual(ALL_WELL);
      expectNothingLost(await readAll(await openPostgresTransfer(url)));
    } finally {
      await place.remove();
    }
  });
});
