import { Readable } from "node:stream";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DatabaseError, type Database, type Statement } from "#db/database.ts";
import { injectFetch } from "#testing/inject-fetch.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { createDiskFileStore } from "./files/disk-file-store.ts";
import type { FileStore } from "./files/file-store.ts";
import { SERVICE } from "./objects/storage-database.ts";
import { newName } from "./testing/storage-players.ts";
import { registerStorage } from "./storage-routes.ts";
import { isOwner, sweepOrphans } from "./files/sweep-orphans.ts";

let root: string;
let db: Database;
let disk: FileStore;

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), "quack-files-"));
  db = await openTestDatabase(path.join(root, "db"));
  await db.script("insert into storage.buckets (id, name) values ('a', 'a');");
});

beforeEach(async () => {
  disk = createDiskFileStore(await fs.mkdtemp(path.join(root, "files-")));
});

afterAll(async () => {
  await db.close();
  await fs.rm(root, { recursive: true, force: true });
});

/** The storage service with a database or a file store that fails. */
async function openStorage(broken: { db?: Partial<Database>; files?: Partial<FileStore> } = {}) {
  const app: FastifyInstance = Fastify();
  app.decorateRequest("identity", null as never);
  app.addHook("onRequest", async (request) => {
    request.identity = SERVICE;
  });
  const deps = {
    db: { ...db, ...broken.db },
    files: { ...disk, ...broken.files },
    signingSecret: "secret",
    limits: { maxFileBytes: 1e6 },
  };
  await app.register(async (scope) => registerStorage(scope, deps), { prefix: "/storage/v1" });
  return new StorageClient("http://quack.test/storage/v1", { apikey: "any" }, injectFetch(app)).from("a");
}

async function stored(before = new Date(Date.now() + 60_000)): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of disk.listBefore(before)) ids.push(...page);
  return ids;
}

const failing = (code: string) => async (): Promise<never> => {
  throw new DatabaseError(code, "the database said no");
};

/** Lets the rolled-back check pass and fails the real write. */
function failsToWrite(error: DatabaseError, after?: "the row is written"): Partial<Database> {
  return {
    as: async (identity, statement, context) => {
      const isWrite = statement.text.startsWith("insert into storage.objects") && !statement.rollback;
      if (!isWrite || after) {
        const rows = await db.as(identity, statement, context);
        if (!isWrite) return rows;
      }
      throw error;
    },
  };
}

describe("bytes and rows of objects", () => {
  test("are removed together when objects are replaced, removed or emptied", async () => {
    const storage = await openStorage();
    const key = newName("replaced");
    await storage.upload(key, "one");
    const [first] = await stored();
    await storage.update(key, "two");
    expect(await stored()).toHaveLength(1);
    expect(await stored()).not.toContain(first);
    await storage.remove([key]);
    expect(await stored()).toEqual([]);
    expect(await db.asPlatform({ text: "select version from gateway.discarded_files", values: [] })).toEqual([]);
  });

  test("are both gone when the row is refused", async () => {
    const storage = await openStorage({
      db: failsToWrite(new DatabaseError("42501", "new row violates row-level security policy")),
    });
    expect((await storage.upload(newName("refused"), "x")).error).toMatchObject({ statusCode: "403" });
    expect(await stored()).toEqual([]);
  });

  test("are kept when a response is lost, because the row may exist", async () => {
    const storage = await openStorage({
      db: failsToWrite(new DatabaseError("08006", "connection lost"), "the row is written"),
    });
    const key = newName("lost");
    expect((await storage.upload(key, "still here")).error).toMatchObject({ statusCode: "503" });
    expect(await (await (await openStorage()).download(key)).data?.text()).toBe("still here");
  });

  test("are removed later when they cannot be removed now", async () => {
    const storage = await openStorage({ files: { remove: failing("58030") } });
    const key = newName("stuck");
    await storage.upload(key, "one");
    expect((await storage.update(key, "two")).error).toBeNull();
    expect((await storage.remove([key])).error).toBeNull();
    expect(await stored()).toHaveLength(2);
    await sweepOrphans(db, disk, 60_000);
    expect(await stored()).toEqual([]);
  });

  test("fail with 507 on a full disk, and with a 500 without details on a broken store", async () => {
    const full = await openStorage({
      files: { put: async () => Promise.reject(Object.assign(new Error("ENOSPC: /secret/path"), { code: "ENOSPC" })) },
    });
    expect((await full.upload(newName("full"), "x")).error).toMatchObject({
      status: 507,
      message: "There is no space for more files right now",
    });
    const broken = await openStorage({ files: { put: async () => Promise.reject(new Error("EIO: /secret/path")) } });
    const { error } = await broken.upload(newName("broken"), "x");
    expect(error).toMatchObject({ status: 500 });
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  test("stay readable while an object is replaced: the reader gets the new bytes", async () => {
    const writer = await openStorage();
    const key = newName("busy");
    await writer.upload(key, "old");
    let isReplaced = false;
    const reader = await openStorage({
      files: {
        get: async (id, range) => {
          if (!isReplaced) await writer.update(key, "brand new");
          isReplaced = true;
          return disk.get(id, range);
        },
      },
    });
    const { data, error } = await reader.download(key);
    expect([error, await data?.text()]).toEqual([null, "brand new"]);
    await writer.remove([key]);
  });

  test("answer 404 when the bytes are gone", async () => {
    const storage = await openStorage();
    const key = newName("gone");
    await storage.upload(key, "x");
    await disk.remove(await stored());
    expect((await storage.download(key)).error).toMatchObject({ statusCode: "404" });
    expect((await storage.copy(key, newName("copy"))).error).toMatchObject({ statusCode: "404" });
  });

  test("belong together: a row cannot claim the bytes of another", async () => {
    const storage = await openStorage();
    await storage.upload(newName("mine"), "x");
    const theft =
      "insert into storage.objects (bucket_id, name, version) select 'a', 'theft', version from storage.objects where version is not null limit 1";
    await expect(db.script(theft)).rejects.toMatchObject({ code: "23505" });
  });
});

describe("the sweeper", () => {
  test("removes bytes that never got a row, once they are old, and nothing else", async () => {
    const storage = await openStorage();
    const key = newName("kept");
    await storage.upload(key, "kept");
    const orphan = "0a0b0c0d-0000-4000-8000-000000000001";
    await disk.put(
      orphan,
      (async function* () {
        yield Buffer.from("nobody's");
      })(),
      100,
    );
    expect(await sweepOrphans(db, disk, 60_000)).toBe(0);
    expect(await stored()).toContain(orphan);
    expect(await sweepOrphans(db, disk, -60_000)).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await (await storage.download(key)).data?.text()).toBe("kept");
  });

  test("removes nothing when the database has no file at all", async () => {
    await (await openStorage()).upload(newName("precious"), "x");
    const isAboutFiles = ({ text }: Statement) => text.includes("storage.objects");
    const empty: Database = {
      ...db,
      asPlatform: async (statement) => (isAboutFiles(statement) ? [] : db.asPlatform(statement)),
    };
    expect(await sweepOrphans(empty, disk, -60_000)).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test("removes nothing of a store that belongs to another database", async () => {
    await (await openStorage()).upload(newName("mine"), "x");
    const orphan = "0a0b0c0d-0000-4000-8000-000000000002";
    await disk.put(orphan, Readable.from([Buffer.from("theirs")]), 100);
    expect(await isOwner(db, disk)).toBe(true);
    const owner = await disk.readOwner();
    await disk.writeOwner("7559-another");
    expect(await sweepOrphans(db, disk, -60_000)).toBe(0);
    expect(await stored()).toContain(orphan);
    await disk.writeOwner(owner!);
    expect(await sweepOrphans(db, disk, -60_000)).toBe(1);
  });
});
