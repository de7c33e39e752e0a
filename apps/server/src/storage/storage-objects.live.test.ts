import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newName, storagePlayers } from "./testing/storage-players.ts";

let gateway: TestGateway;
let folder: string;
let bucket: ReturnType<typeof inBucket>;

const inBucket = (name: string) => storagePlayers(gateway).service.from(name);

beforeAll(async () => {
  gateway = await openTestGateway({
    sql: "insert into storage.buckets (id, name, public) values ('a', 'a', true), ('b', 'b', false);",
  });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "quack-upload-"));
  bucket = inBucket("a");
});

afterAll(async () => {
  await gateway.close();
  await fs.rm(folder, { recursive: true });
});

async function textAt(key: string, name = "a"): Promise<string | undefined> {
  return (await inBucket(name).download(key)).data?.text();
}

describe("uploading", () => {
  test.each([
    ["text", async () => "quack"],
    ["a Buffer", async () => Buffer.from("quack")],
    ["an ArrayBuffer", async () => new TextEncoder().encode("quack").buffer],
    ["a Uint8Array", async () => new TextEncoder().encode("quack")],
    ["a Blob", async () => new Blob(["quack"])],
    ["a File", async () => new File(["quack"], "duck.txt")],
    ["URLSearchParams", async () => new URLSearchParams("quack")],
    ["a web stream", async () => new Blob(["quack"]).stream() as ReadableStream<Uint8Array>],
    [
      "a Node stream",
      async () => {
        const file = path.join(folder, "duck.txt");
        await fs.writeFile(file, "quack");
        return createReadStream(file);
      },
    ],
  ])("accepts %s", async (_what, body) => {
    const key = `${newName("kind")}.txt`;
    const { data, error } = await bucket.upload(key, await body());
    expect(error).toBeNull();
    expect(data).toMatchObject({
      path: key,
      fullPath: `a/${key}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect((await textAt(key))?.replace(/=$/, "")).toBe("quack");
  });

  test("accepts a form whose file comes before its fields", async () => {
    const form = new FormData();
    form.append("", new Blob(["quack"], { type: "text/css" }), "duck.css");
    const key = newName("form");
    const { error } = await bucket.upload(key, form, { cacheControl: "77", metadata: { colour: "green" } });
    expect(error).toBeNull();
    const { data } = await bucket.info(key);
    expect(data).toMatchObject({
      contentType: "text/css",
      cacheControl: "max-age=77",
      metadata: { colour: "green" },
      size: 5,
    });
  });

  test("refuses a form whose type would break a header", async () => {
    const form = new FormData();
    form.append("contentType", "image/png\r\n;x=y");
    form.append("", new Blob(["quack"]), "duck.png");
    const key = newName("typed");
    expect((await bucket.upload(key, form)).error).toMatchObject({ statusCode: "415" });
    expect((await bucket.exists(key)).data).toBe(false);
  });

  test("refuses metadata that is nested too deeply, in forms and in plain bodies", async () => {
    const nested = `{"a":${"[".repeat(6000)}${"]".repeat(6000)}}`;
    const form = new FormData();
    form.append("metadata", nested);
    form.append("", new Blob(["quack"]), "duck");
    const key = newName("deep");
    const refusal = { statusCode: "400", message: "The metadata is nested too deeply" };
    expect((await bucket.upload(key, form)).error).toMatchObject(refusal);
    const answer = await gateway.fetch(`${gateway.url}/storage/v1/object/a/${key}`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.serviceKey}`, "x-metadata": Buffer.from(nested).toString("base64") },
      body: "quack",
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, refusal]);
    expect((await bucket.exists(key)).data).toBe(false);
  });

  test("refuses a form without a file, and one with two", async () => {
    const none = new FormData();
    none.append("note", "nothing here");
    expect((await bucket.upload(newName("none"), none)).error).toMatchObject({
      statusCode: "400",
      message: "No content provided",
    });
    const two = new FormData();
    two.append("", new Blob(["one"]), "1");
    two.append("", new Blob(["two"]), "2");
    const key = newName("two");
    expect((await bucket.upload(key, two)).error).toMatchObject({ statusCode: "400" });
    expect((await bucket.exists(key)).data).toBe(false);
  });

  test.each([
    ["no boundary", "multipart/form-data", "--b\r\n"],
    [
      "no end",
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nhalf',
    ],
    ["no form at all", "multipart/form-data; boundary=b", "quack"],
    ["nothing", "multipart/form-data; boundary=b", undefined],
  ])("refuses a form with %s", async (_what, type, body) => {
    const key = newName("malformed");
    const answer = await gateway.fetch(`${gateway.url}/storage/v1/object/a/${key}`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.serviceKey}`, "content-type": type },
      ...(body && { body }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { statusCode: "400", error: "InvalidRequest" }]);
    expect((await bucket.exists(key)).data).toBe(false);
  });

  test("stores type, cache time and metadata", async () => {
    const key = newName("kept");
    await bucket.upload(key, "{}", {
      contentType: "application/json",
      cacheControl: "60",
      metadata: { by: "Donald", n: 3 },
    });
    const { data, error } = await bucket.info(key);
    expect(error).toBeNull();
    expect(data).toMatchObject({
      name: key,
      bucketId: "a",
      size: 2,
      contentType: "application/json",
      cacheControl: "max-age=60",
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) as string,
      metadata: { by: "Donald", n: 3 },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/) as string,
    });
    expect(data).not.toHaveProperty("updatedAt");
  });

  test("refuses a second upload of the same key, unless it may replace", async () => {
    const key = newName("twice");
    const first = await bucket.upload(key, "one");
    expect((await bucket.upload(key, "two")).error).toMatchObject({
      status: 400,
      statusCode: "409",
      message: "The resource already exists",
    });
    expect(await textAt(key)).toBe("one");
    const replaced = await bucket.upload(key, "two", { upsert: true });
    expect(replaced.data?.id).toBe(first.data?.id);
    expect(await textAt(key)).toBe("two");
    expect((await bucket.update(key, "three")).error).toBeNull();
    expect(await textAt(key)).toBe("three");
  });

  test("of one key by twenty clients at once has one winner", async () => {
    const key = newName("race");
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => bucket.upload(key, `duck ${n}`)));
    expect(all.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await textAt(key)).toBe(`duck ${all.findIndex(({ error }) => error === null)}`);
  });

  test("keeps every byte of a file larger than any buffer", async () => {
    const bytes = Buffer.alloc(3_500_000, (Math.random() * 256) | 0);
    bytes.writeUInt32BE(0xdeadbeef, 3_000_000);
    const key = newName("large");
    await bucket.upload(key, bytes, { contentType: "image/png" });
    const { data } = await bucket.download(key);
    expect(Buffer.from(await data!.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("into a missing bucket is refused with that reason", async () => {
    expect((await inBucket("nowhere").upload("x", "x")).error).toMatchObject({
      status: 400,
      statusCode: "404",
      message: "Bucket not found",
    });
  });
});

describe("changing objects", () => {
  test("a move keeps the object and its bytes, and frees the old name", async () => {
    const [from, to] = [newName("from"), `deep/${newName("to")}`];
    const { data: before } = await bucket.upload(from, "quack", { metadata: { n: 1 } });
    expect((await bucket.move(from, to)).data).toMatchObject({ message: "Successfully moved" });
    expect((await bucket.exists(from)).data).toBe(false);
    expect(await textAt(to)).toBe("quack");
    expect((await bucket.info(to)).data).toMatchObject({ id: before!.id, metadata: { n: 1 } });
  });

  test("a move to another bucket works, but not over an existing object", async () => {
    const [from, taken] = [newName("from"), newName("taken")];
    await bucket.upload(from, "quack");
    await inBucket("b").upload(taken, "mine");
    expect((await bucket.move(from, taken, { destinationBucket: "b" })).error).toMatchObject({ statusCode: "409" });
    expect((await bucket.move(from, from, { destinationBucket: "b" })).error).toBeNull();
    expect(await textAt(from, "b")).toBe("quack");
    expect(await textAt(taken, "b")).toBe("mine");
    expect((await bucket.move(newName("missing"), "x")).error).toMatchObject({
      statusCode: "404",
      message: "Object not found",
    });
  });

  test("a copy has its own bytes: replacing one does not change the other", async () => {
    const [from, to] = [newName("from"), newName("to")];
    await bucket.upload(from, "quack", { metadata: { n: 1 } });
    expect((await bucket.copy(from, to, { destinationBucket: "b" })).data).toEqual({ path: `b/${to}` });
    await bucket.update(from, "changed");
    expect(await textAt(to, "b")).toBe("quack");
    expect((await inBucket("b").info(to)).data).toMatchObject({ metadata: { n: 1 }, size: 5 });
    expect((await bucket.copy(from, to, { destinationBucket: "b" })).error).toMatchObject({ statusCode: "409" });
    expect((await bucket.copy(newName("missing"), newName("x"))).error).toMatchObject({ statusCode: "404" });
  });

  test("removing returns the removed objects, which can no longer be read", async () => {
    const [one, two] = [newName("one"), newName("two")];
    await bucket.upload(one, "1");
    await bucket.upload(two, "2");
    const { data } = await bucket.remove([one, two, newName("missing")]);
    expect(data?.map(({ name }) => name).sort()).toEqual([one, two].sort());
    expect((await bucket.download(one)).error).toMatchObject({
      status: 400,
      statusCode: "404",
      message: "Object not found",
    });
  });

  test("a single object can be deleted by its path", async () => {
    const key = newName("single");
    await bucket.upload(key, "1");
    const remove = () =>
      gateway.fetch(`${gateway.url}/storage/v1/object/a/${key}`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${gateway.serviceKey}` },
      });
    expect(await (await remove()).json()).toEqual({ message: "Successfully deleted" });
    expect(await (await remove()).json()).toEqual({
      statusCode: "404",
      error: "not_found",
      message: "Object not found",
    });
  });
});
