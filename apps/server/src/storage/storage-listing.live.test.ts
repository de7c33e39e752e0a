import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { storagePlayers } from "./testing/storage-players.ts";

const FILES = [
  "readme.md",
  "Zebra.txt",
  "art/duck.png",
  "art/goose.png",
  "art/old/duck.png",
  "art/old/egg.png",
  "art.txt",
  "music/a b.mp3",
  "music/quack.mp3",
  "zoo/x",
];

let gateway: TestGateway;
let shelf: ReturnType<ReturnType<typeof storagePlayers>["service"]["from"]>;

beforeAll(async () => {
  gateway = await openTestGateway({
    sql: `insert into storage.buckets (id, name) values ('shelf', 'shelf'), ('large', 'large');
      insert into storage.objects (bucket_id, name, metadata)
        select 'large', 'folder' || n % 3 || '/sub' || n % 7 || '/' || n, '{"size": 1}' from generate_series(1, 3000) n;
      insert into storage.objects (bucket_id, name) values ('large', 'aaa'), ('large', 'zzz');`,
  });
  shelf = storagePlayers(gateway).service.from("shelf");
  for (const name of FILES) await shelf.upload(name, name);
});

afterAll(() => gateway.close());

describe("listing a folder", () => {
  const names = async (...args: Parameters<typeof shelf.list>) =>
    (await shelf.list(...args)).data?.map(({ name, id }) => (id === null ? `${name}/` : name));

  test("shows folders before files, with relative names", async () => {
    expect(await names()).toEqual(["art/", "music/", "zoo/", "Zebra.txt", "art.txt", "readme.md"]);
    expect(await names("art")).toEqual(["old/", "duck.png", "goose.png"]);
    expect(await names("art/old/")).toEqual(["duck.png", "egg.png"]);
    expect(await names("nothing")).toEqual([]);
    expect(await names("ar")).toEqual([]);
  });

  test("shows metadata for files, and none for folders", async () => {
    const { data } = await shelf.list("art");
    expect(data?.[0]).toEqual({
      name: "old",
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(data?.[1]).toMatchObject({
      name: "duck.png",
      id: expect.any(String) as string,
      metadata: { size: 12, mimetype: "text/plain;charset=UTF-8" },
    });
  });

  test("supports sorting, searching and pagination", async () => {
    expect(await names("", { sortBy: { column: "name", order: "desc" } })).toEqual([
      "zoo/",
      "music/",
      "art/",
      "readme.md",
      "art.txt",
      "Zebra.txt",
    ]);
    expect(await names("", { sortBy: { column: "created_at", order: "asc" } })).toEqual([
      "art/",
      "music/",
      "zoo/",
      "readme.md",
      "Zebra.txt",
      "art.txt",
    ]);
    expect(await names("", { search: "AR" })).toEqual(["art/", "art.txt"]);
    expect(await names("art", { search: "g" })).toEqual(["goose.png"]);
    expect(await names("", { search: "%" })).toEqual([]);
    expect(await names("", { limit: 2, offset: 2 })).toEqual(["zoo/", "Zebra.txt"]);
  });

  test("refuses an invalid order", async () => {
    for (const sortBy of [{ column: "version" }, { column: "name; drop table x" }, { order: "sideways" }]) {
      expect((await shelf.list("", { sortBy })).error).toMatchObject({ statusCode: "400" });
    }
    expect((await shelf.list("", { limit: -1 })).error).toMatchObject({ statusCode: "400" });
    expect((await shelf.list("", { offset: -1 })).error).toMatchObject({ statusCode: "400" });
    expect((await shelf.list("\u0000")).error).toMatchObject({ statusCode: "400" });
  });
});

describe("listing a bucket in pages", () => {
  type Options = Exclude<Parameters<typeof shelf.listV2>[0], undefined>;

  async function pages(options: Options, bucket = shelf): Promise<string[][]> {
    const all: string[][] = [];
    let cursor: string | undefined;
    do {
      const { data, error } = await bucket.listV2({ ...options, ...(cursor && { cursor }) });
      if (error) throw error;
      all.push([...data.folders.map(({ name }) => name), ...data.objects.map(({ name }) => name)]);
      cursor = data.nextCursor;
      expect(data.hasNext).toBe(cursor !== undefined);
    } while (cursor);
    return all;
  }

  const inOrder = [...FILES].sort();

  test.each([1, 2, 3, 7, 100])("of %i shows every name once, in order", async (limit) => {
    expect((await pages({ limit })).flat()).toEqual(inOrder);
    expect((await pages({ limit, sortBy: { column: "name", order: "desc" } })).flat()).toEqual(inOrder.toReversed());
    expect((await pages({ limit, sortBy: { column: "created_at", order: "asc" } })).flat()).toEqual(FILES);
    expect((await pages({ limit, sortBy: { column: "updated_at", order: "desc" } })).flat()).toEqual(
      FILES.toReversed(),
    );
  });

  test.each([1, 2, 5])("of %i shows each folder once", async (limit) => {
    const top = ["Zebra.txt", "art.txt", "art/", "music/", "readme.md", "zoo/"];
    const all = async (options: Options) => (await pages({ limit, with_delimiter: true, ...options })).flat();
    expect((await all({})).sort()).toEqual(top);
    expect((await all({ sortBy: { column: "name", order: "desc" } })).sort()).toEqual(top);
    expect((await all({ sortBy: { column: "created_at", order: "asc" } })).sort()).toEqual(top);
    expect((await all({ prefix: "art/" })).sort()).toEqual(["art/duck.png", "art/goose.png", "art/old/"]);
    expect((await all({ prefix: "art" })).sort()).toEqual(["art.txt", "art/"]);
    expect((await all({ prefix: "z" })).sort()).toEqual(["zoo/"]);
  });

  test("names folders and files as storage-js expects", async () => {
    const { data } = await shelf.listV2({ prefix: "art/", with_delimiter: true });
    expect(data?.folders).toEqual([{ name: "art/old/", key: "old" }]);
    expect(data?.objects[0]).toMatchObject({ name: "art/duck.png", key: "duck.png", metadata: { size: 12 } });
  });

  test("skips the contents of large folders", async () => {
    const large = storagePlayers(gateway).service.from("large");
    expect(await pages({ limit: 2, with_delimiter: true }, large)).toEqual([
      ["folder0/", "aaa"],
      ["folder1/", "folder2/"],
      ["zzz"],
    ]);
    expect((await pages({ limit: 3, with_delimiter: true, prefix: "folder1/" }, large)).flat()).toEqual(
      Array.from({ length: 7 }, (_, n) => `folder1/sub${n}/`),
    );
    expect((await large.listV2({})).data?.objects).toHaveLength(1000);
    const [plan] = await gateway.db.asPlatform({
      text: "select count(*)::text from storage.objects where bucket_id = 'large'",
      values: [],
    });
    expect(plan).toEqual(["3002"]);
  });

  test("refuses a forged cursor", async () => {
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const bad = [
      "x",
      "",
      made(),
      made("version", "asc", "a"),
      made("name", "up", "a"),
      made("name", "asc", 7),
      made("created_at", "asc", "a", "yesterday"),
      made("created_at", "asc", "a"),
    ];
    for (const cursor of bad.filter(Boolean))
      expect((await shelf.listV2({ cursor })).error, cursor).toMatchObject({
        statusCode: "400",
        message: "Invalid cursor",
      });
  });
});
