import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OperatorError } from "#db/operator-error.ts";
import { createDiskFileStore } from "./disk-file-store.ts";
import { FileMissing, FileStoreDown, FileTooLarge, type FileStore } from "./file-store.ts";
import { requireBucket } from "./require-bucket.ts";
import { createS3FileStore } from "./s3-file-store.ts";
import { isShort } from "#testing/short-form.ts";
import { startS3Server } from "#storage/testing/s3-test-server.ts";

const MEGABYTE = 1024 * 1024;
// Around the size of one part of an S3 upload.
const SIZES = [0, 1, 1000, 8 * MEGABYTE + 1];
if (!isShort) SIZES.push(8 * MEGABYTE - 1, 8 * MEGABYTE, 20 * MEGABYTE);
const FUTURE = new Date(Date.now() + 3_600_000);
const PAST = new Date(Date.now() - 3_600_000);

let root: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const stores: { disk?: FileStore; s3?: FileStore } = {};

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), "quack-store-"));
  s3 = await startS3Server("uploads");
  stores.disk = createDiskFileStore(path.join(root, "files"));
  stores.s3 = await createS3FileStore({
    bucket: "uploads",
    region: "eu-test-1",
    endpoint: s3.endpoint,
    prefix: "site/files/",
    accessKeyId: "key",
    secretAccessKey: "secret",
    forcePathStyle: true,
  });
});

afterAll(async () => {
  await s3.close();
  await fs.rm(root, { recursive: true });
});

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* breaksAfter(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error("the client has gone");
}

async function idsIn(store: FileStore, before: Date): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of store.listBefore(before)) ids.push(...page);
  return ids;
}

describe.each(["disk", "s3"] as const)("files on %s", (kind) => {
  const store = () => stores[kind]!;
  const read = async (id: string, range?: { start: number; end: number }) => buffer(await store().get(id, range));

  test.each(SIZES)("of %i bytes are read back unchanged", async (size) => {
    const bytes = Buffer.alloc(size, "quack");
    const id = randomUUID();
    const stored = await store().put(id, inChunks(bytes, 1_000_003), size);
    expect(stored).toEqual({ size, sha256: createHash("sha256").update(bytes).digest("hex") });
    expect((await read(id)).equals(bytes)).toBe(true);
    await store().remove([id]);
  });

  test("can be read in part", async () => {
    const id = randomUUID();
    await store().put(id, inChunks(Buffer.from("0123456789"), 3), 10);
    expect((await read(id, { start: 2, end: 4 })).toString()).toBe("234");
    expect((await read(id, { start: 9, end: 9 })).toString()).toBe("9");
  });

  test("that are too large or break off leave nothing behind", async () => {
    const before = await idsIn(store(), FUTURE);
    for (const size of [11, 12 * MEGABYTE]) {
      await expect(store().put(randomUUID(), inChunks(Buffer.alloc(size), 100_000), 10)).rejects.toThrow(FileTooLarge);
      await expect(store().put(randomUUID(), inChunks(Buffer.alloc(size), 100_000), size - 1)).rejects.toThrow(
        FileTooLarge,
      );
      await expect(store().put(randomUUID(), breaksAfter(Buffer.alloc(size)), size)).rejects.toThrow(
        "the client has gone",
      );
    }
    expect(await idsIn(store(), FUTURE)).toEqual(before);
    expect(s3.uploads.size).toBe(0);
    expect(await fs.readdir(path.join(root, "files", "unfinished")).catch(() => [])).toEqual([]);
  });

  test("are removed, and removing them again is allowed", async () => {
    const id = randomUUID();
    await store().put(id, inChunks(Buffer.from("x"), 1), 1);
    await store().remove([id, randomUUID()]);
    await store().remove([id]);
    await expect(store().get(id)).rejects.toThrow(FileMissing);
  });

  test("are listed by age, all of them", async () => {
    const ids = Array.from({ length: 7 }, () => randomUUID());
    for (const id of ids) await store().put(id, inChunks(Buffer.from("x"), 1), 1);
    expect(await idsIn(store(), FUTURE)).toEqual(expect.arrayContaining(ids));
    expect(await idsIn(store(), PAST)).toEqual([]);
    await store().remove(ids);
    expect(await idsIn(store(), FUTURE)).not.toEqual(expect.arrayContaining([ids[0]]));
  });

  test("have UUIDs as names: any other name is refused", async () => {
    for (const id of [
      "../../etc/passwd",
      "x",
      "",
      `${randomUUID()}/..`,
      randomUUID().toUpperCase(),
      "00000000-0000-0000-0000-00000000000/",
    ]) {
      await expect(store().get(id)).rejects.toThrow(FileMissing);
      await expect(store().put(id, inChunks(Buffer.from("x"), 1), 1)).rejects.toThrow();
      await expect(store().remove([id])).rejects.toThrow();
    }
  });

  test("can be checked", async () => {
    const before = await idsIn(store(), FUTURE);
    await store().check();
    expect(await idsIn(store(), FUTURE)).toEqual(before);
  });
});

describe("the disk file store", () => {
  test("creates files and folders that only its user can read", async () => {
    const id = randomUUID();
    await stores.disk!.put(id, inChunks(Buffer.from("x"), 1), 1);
    const folder = path.join(root, "files", id.slice(0, 2), id.slice(2, 4));
    expect((await fs.stat(path.join(folder, id))).mode & 0o777).toBe(0o600);
    expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
  });

  test("deletes unfinished uploads once they are old", async () => {
    const draft = path.join(root, "files", "unfinished", randomUUID());
    await fs.writeFile(draft, "half");
    await stores.disk!.clearUnfinished(PAST);
    expect(await fs.readFile(draft, "utf8")).toBe("half");
    await stores.disk!.clearUnfinished(FUTURE);
    await expect(fs.stat(draft)).rejects.toThrow("ENOENT");
  });

  test("has no additional folder after a check", async () => {
    const folder = path.join(root, "checked");
    const store = createDiskFileStore(folder);
    await Promise.all([store.check(), store.check(), store.check()]);
    expect(await fs.readdir(folder, { recursive: true })).toEqual(["unfinished"]);
  });

  test("fails its check when it cannot be written", async () => {
    const file = path.join(root, "a-file");
    await fs.writeFile(file, "");
    await expect(createDiskFileStore(file).check()).rejects.toThrow();
  });
});

describe("the S3 file store", () => {
  test("stores files under the prefix, small ones in one request and large ones in parts", async () => {
    const [small, large] = [randomUUID(), randomUUID()];
    s3.requests.length = 0;
    await stores.s3!.put(small, inChunks(Buffer.alloc(1000), 10), 1000);
    expect(s3.requests).toEqual(["PUT"]);
    s3.requests.length = 0;
    await stores.s3!.put(large, inChunks(Buffer.alloc(17 * MEGABYTE), 1_000_000), 17 * MEGABYTE);
    expect(s3.requests).toEqual([
      "POST uploads",
      ...Array.from({ length: 3 }, () => "PUT partNumber,uploadId"),
      "POST uploadId",
    ]);
    expect([...s3.objects.keys()]).toEqual(
      expect.arrayContaining([`site/files/${large.slice(0, 2)}/${large.slice(2, 4)}/${large}`]),
    );
  });

  test("aborts a large upload that it refuses half-way, and one that was abandoned", async () => {
    s3.failNext(/^POST uploadId/);
    await expect(
      stores.s3!.put(randomUUID(), inChunks(Buffer.alloc(9 * MEGABYTE), 1_000_000), 9 * MEGABYTE),
    ).rejects.toThrow();
    expect(s3.uploads.size).toBe(0);
    s3.uploads.set("forgotten", { key: "site/files/x", parts: new Map(), started: new Date() });
    await stores.s3!.clearUnfinished(PAST);
    expect(s3.uploads.size).toBe(1);
    await stores.s3!.clearUnfinished(FUTURE);
    expect(s3.uploads.size).toBe(0);
  });

  test("leaves at most one file when checks are cut short", async () => {
    const before = s3.objects.size;
    for (let n = 0; n < 2; n += 1) {
      s3.failNext(/^DELETE/);
      await expect(stores.s3!.check()).rejects.toThrow();
    }
    expect(s3.objects.size).toBe(before + 1);
    await stores.s3!.check();
    expect(s3.objects.size).toBe(before);
  });

  test("fails its check with the wrong keys or bucket", async () => {
    const settings = {
      bucket: "uploads",
      region: "eu-test-1",
      endpoint: s3.endpoint,
      prefix: "",
      accessKeyId: "other",
      secretAccessKey: "x",
      forcePathStyle: true,
    };
    await expect((await createS3FileStore(settings)).check()).rejects.toThrow();
    await expect(
      (await createS3FileStore({ ...settings, accessKeyId: "key", bucket: "elsewhere" })).check(),
    ).rejects.toThrow();
  });
});

describe("an S3 service with trouble", () => {
  const settings = {
    bucket: "uploads",
    region: "eu-test-1",
    endpoint: "http://127.0.0.1:1",
    prefix: "",
    accessKeyId: "key",
    secretAccessKey: "secret",
    forcePathStyle: true,
  };
  const bytes = () => inChunks(Buffer.from("quack"), 5);

  test("is an outage with a 503 when it cannot be reached, and the start goes on", async () => {
    const store = await createS3FileStore(settings);
    await expect(store.put(randomUUID(), bytes(), 100)).rejects.toMatchObject({ status: 503 });
    await expect(store.get(randomUUID())).rejects.toBeInstanceOf(FileStoreDown);
    const said: string[] = [];
    await requireBucket(store, "uploads", (message) => said.push(message));
    expect(said).toEqual([expect.stringContaining('The bucket "uploads" cannot be reached')]);
  });

  test.each([
    ["a wrong key", { accessKeyId: "stranger" }],
    ["a bucket that does not exist", { bucket: "nowhere" }],
  ])("stops the start with a sentence for %s", async (_title, wrong) => {
    const store = await createS3FileStore({ ...settings, endpoint: s3.endpoint, ...wrong });
    const starting = requireBucket(store, "uploads", () => {});
    await expect(starting).rejects.toBeInstanceOf(OperatorError);
    await expect(starting).rejects.toThrow("Check S3_BUCKET");
  });
});
