import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newName, storagePlayers } from "./testing/storage-players.ts";

let gateway: TestGateway;
let players: ReturnType<typeof storagePlayers>;
let service: ReturnType<typeof storagePlayers>["service"];

beforeAll(async () => {
  gateway = await openTestGateway({
    sql: `insert into storage.buckets (id, name, public) values ('seen', 'seen', true), ('hidden', 'hidden', false);
      create policy "everybody sees one bucket" on storage.buckets for select to anon, authenticated using (id = 'seen');`,
  });
  players = storagePlayers(gateway);
  service = players.service;
});

afterAll(() => gateway.close());

describe("buckets", () => {
  test("are created, read, changed, emptied and deleted", async () => {
    const id = newName("life");
    expect(
      (await service.createBucket(id, { public: false, fileSizeLimit: "1mb", allowedMimeTypes: ["image/*"] })).data,
    ).toEqual({ name: id });
    expect((await service.getBucket(id)).data).toEqual({
      id,
      name: id,
      owner: "",
      public: false,
      type: "STANDARD",
      file_size_limit: 1_000_000,
      allowed_mime_types: ["image/*"],
      created_at: expect.stringMatching(/Z$/) as string,
      updated_at: expect.stringMatching(/Z$/) as string,
    });
    expect((await service.updateBucket(id, { public: true })).data).toEqual({ message: "Successfully updated" });
    expect((await service.getBucket(id)).data).toMatchObject({ public: true, file_size_limit: 1_000_000 });
    await service.updateBucket(id, { public: true, fileSizeLimit: null, allowedMimeTypes: null });
    expect((await service.getBucket(id)).data).toMatchObject({ file_size_limit: null, allowed_mime_types: null });

    await service.from(id).upload("duck.txt", "quack");
    expect((await service.deleteBucket(id)).error).toMatchObject({
      statusCode: "409",
      message: "The bucket you tried to delete is not empty",
    });
    expect((await service.emptyBucket(id)).error).toBeNull();
    expect((await service.from(id).list()).data).toEqual([]);
    expect((await service.deleteBucket(id)).data).toEqual({ message: "Successfully deleted" });
    expect((await service.getBucket(id)).error).toMatchObject({
      status: 400,
      statusCode: "404",
      message: "Bucket not found",
    });
  });

  test("cannot be created twice, with a bad name, with too large a limit or with an unknown type", async () => {
    expect((await service.createBucket("seen")).error).toMatchObject({
      statusCode: "409",
      message: "The resource already exists",
    });
    for (const name of ["", "a/b", "a\\b", "..", "ü", " x", "a".repeat(101), "a\u0000"]) {
      expect((await service.createBucket(name)).error).toMatchObject({ statusCode: "400" });
    }
    expect((await service.createBucket(newName("x"), { public: false, fileSizeLimit: "90gb" })).error).toMatchObject({
      statusCode: "413",
    });
    expect((await service.createBucket(newName("x"), { public: false, fileSizeLimit: "much" })).error).toMatchObject({
      statusCode: "400",
    });
    expect(
      (await service.createBucket(newName("x"), { public: false, allowedMimeTypes: ["pictures"] })).error,
    ).toMatchObject({ statusCode: "415" });
    expect((await service.createBucket(newName("x"), { public: false, type: "ANALYTICS" })).error).toMatchObject({
      statusCode: "501",
    });
  });

  test("are listed in order, in pages and by name", async () => {
    const mark = newName("sorted");
    for (const letter of ["b", "c", "a"]) await service.createBucket(`${mark}-${letter}`);
    const names = async (options: Parameters<typeof service.listBuckets>[0]) =>
      (await service.listBuckets({ search: mark.toUpperCase(), ...options })).data
        ?.map(({ name }) => name.slice(-1))
        .join("");
    expect(await names({})).toBe("abc");
    expect(await names({ sortColumn: "name", sortOrder: "desc" })).toBe("cba");
    expect(await names({ sortColumn: "created_at", sortOrder: "asc" })).toBe("bca");
    expect(await names({ limit: 1, offset: 1 })).toBe("b");
  });

  test("are visible only where a policy allows it, and writable only with a policy", async () => {
    const { storage } = await players.newPlayer();
    for (const client of [storage, players.anonymous]) {
      expect((await client.listBuckets()).data?.map(({ id }) => id)).toEqual(["seen"]);
      expect((await client.getBucket("hidden")).error).toMatchObject({ statusCode: "404" });
      expect((await client.createBucket(newName("mine"))).error).toMatchObject({
        statusCode: "403",
        message: "new row violates row-level security policy",
      });
      expect((await client.updateBucket("seen", { public: false })).error).toMatchObject({ statusCode: "404" });
      expect((await client.deleteBucket("seen")).error).toMatchObject({ statusCode: "404" });
    }
    expect((await service.getBucket("seen")).data?.public).toBe(true);
  });

  test("are emptied of what the caller may delete, and the rest is reported", async () => {
    await service.from("seen").upload("kept.txt", "x");
    const { storage } = await players.newPlayer();
    expect((await storage.emptyBucket("seen")).error).toBeNull();
    expect((await service.from("seen").exists("kept.txt")).data).toBe(true);
    await gateway.db.script(
      `create policy "everybody reads what is in it" on storage.objects for select using (bucket_id = 'seen')`,
    );
    expect((await storage.emptyBucket("seen")).error).toMatchObject({
      statusCode: "403",
      message: "Cannot delete: kept.txt, you may have SELECT but not DELETE permissions",
    });
  });

  test("are not visible without a key", async () => {
    const answer = await gateway.fetch(`${gateway.url}/storage/v1/bucket`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { statusCode: "403", error: "Unauthorized", message: "Invalid Compact JWS" },
    ]);
  });
});

test("rows of storage cannot be deleted with plain SQL, as on hosted Supabase", async () => {
  await expect(gateway.db.script("delete from storage.objects")).rejects.toMatchObject({ code: "42501" });
  await expect(gateway.db.script("delete from storage.buckets")).rejects.toMatchObject({ code: "42501" });
});

test("an unsupported feature is refused by name", async () => {
  for (const [url, method] of [
    ["render/image/public/seen/x.png?width=3", "GET"],
    ["cdn/seen/x", "DELETE"],
    ["upload/resumable", "POST"],
  ] as const) {
    const answer = await gateway.fetch(`${gateway.url}/storage/v1/${url}`, { method });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([501, "NotSupported"]);
  }
  const answer = await gateway.fetch(`${gateway.url}/storage/v1/nothing/here`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { statusCode: "404", error: "Not Found" }]);
});
