import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newName, OWN_FOLDER_POLICIES, storagePlayers } from "./testing/storage-players.ts";

let gateway: TestGateway;
let players: ReturnType<typeof storagePlayers>;

beforeAll(async () => {
  gateway = await openTestGateway({ sql: OWN_FOLDER_POLICIES });
  players = storagePlayers(gateway);
});

afterAll(() => gateway.close());

async function sharedFile(options?: { download?: string | boolean }) {
  const { id, storage } = await players.newPlayer();
  const own = storage.from("own");
  const key = `${id}/${newName("shared file")}.txt`;
  await own.upload(key, "shared");
  const { data } = await own.createSignedUrl(key, 60, options);
  return { id, own, key, url: data!.signedUrl };
}

/** Runs with a shifted clock; the database keeps its own. */
async function after<T>(ms: number, run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
  return run().finally(() => vi.useRealTimers());
}

describe("a signed link", () => {
  test("opens one private object to its holder, until it expires", async () => {
    const { url } = await sharedFile();
    const answer = await gateway.fetch(url);
    expect([answer.status, await answer.text()]).toEqual([200, "shared"]);
    expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=([1-5]\d|60)$/);
    const late = await after(61_000, () => gateway.fetch(url));
    expect([late.status, await late.json()]).toMatchObject([
      400,
      { statusCode: "400", error: "InvalidJWT", message: expect.stringContaining("exp") as string },
    ]);
  });

  test("sets a file name for the download", async () => {
    const { url } = await sharedFile({ download: "duck.txt" });
    expect((await gateway.fetch(url)).headers.get("content-disposition")).toContain("filename=duck.txt");
  });

  test("is refused when changed, truncated, signed with another key or used elsewhere", async () => {
    const { url, own, key } = await sharedFile();
    const token = new URL(url).searchParams.get("token")!;
    const [header, payload, signature] = token.split(".") as [string, string, string];
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const longer = Buffer.from(JSON.stringify({ url: `own/${key}`, iat: 1, exp: 9e9 })).toString("base64url");
    const forged = [
      `${header}.${longer}.${signature}`,
      `${none}.${payload}.`,
      `${header}.${payload}`,
      "",
      "x",
      token.slice(0, -2),
      await gateway.tokenFor({ sub: "x" }),
      gateway.anonKey,
    ];
    for (const bad of forged) {
      const answer = await gateway.fetch(`${url.split("?")[0]}?token=${bad}`);
      expect([bad, answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        bad,
        400,
        "InvalidJWT",
      ]);
    }
    const other = `${key}x`;
    await own.upload(other, "other");
    const elsewhere = await gateway.fetch(`${gateway.url}/storage/v1/object/sign/own/${other}?token=${token}`);
    expect([elsewhere.status, ((await elsewhere.json()) as { error: string }).error]).toEqual([
      400,
      "InvalidSignature",
    ]);
    expect((await gateway.fetch(url.split("?")[0]!)).status).toBe(400);
  });

  test("for reading cannot upload, and one for uploading cannot read", async () => {
    const { url, own, key } = await sharedFile();
    const token = new URL(url).searchParams.get("token")!;
    expect((await own.uploadToSignedUrl(key, token, "overwritten")).error).toMatchObject({ statusCode: "400" });
    const upload = await own.createSignedUploadUrl(key, { upsert: true });
    const read = await gateway.fetch(`${gateway.url}/storage/v1/object/sign/own/${key}?token=${upload.data!.token}`);
    expect(((await read.json()) as { error: string }).error).toBe("InvalidJWT");
  });

  test("can be requested in bulk, with an error for each missing object", async () => {
    const { id, own, key } = await sharedFile();
    const { data } = await own.createSignedUrls([key, `${id}/missing`], 60);
    expect(data?.map(({ path, error }) => [path, error === null])).toEqual([
      [key, true],
      [`${id}/missing`, false],
    ]);
    expect(await (await gateway.fetch(data![0]!.signedUrl!)).text()).toBe("shared");
  });

  test("with a transformation is created, and answers that it is not supported", async () => {
    const { own, key } = await sharedFile();
    const { data } = await own.createSignedUrl(key, 60, { transform: { width: 10 } });
    expect(data?.signedUrl).toContain("/render/image/sign/own/");
    expect((await gateway.fetch(data!.signedUrl)).status).toBe(501);
  });

  test("needs a valid lifetime", async () => {
    const { own, key } = await sharedFile();
    for (const seconds of [0, -1, 1e12])
      expect((await own.createSignedUrl(key, seconds)).error).toMatchObject({ statusCode: "400" });
  });
});

describe("a signed upload link", () => {
  test("lets a visitor upload once, and the file belongs to the user who created the link", async () => {
    const { id, storage } = await players.newPlayer();
    const key = `${id}/${newName("gift")}`;
    const { data } = await storage.from("own").createSignedUploadUrl(key);
    const uploaded = await players.anonymous
      .from("own")
      .uploadToSignedUrl(data!.path, data!.token, new Blob(["a gift"], { type: "text/plain" }));
    expect(uploaded.data).toMatchObject({ path: key, fullPath: `own/${key}` });
    expect(await (await storage.from("own").download(key)).data?.text()).toBe("a gift");
    const [row] = await gateway.db.asPlatform({
      text: "select owner_id from storage.objects where name = $1",
      values: [key],
    });
    expect(row).toEqual([id]);
    const again = await players.anonymous.from("own").uploadToSignedUrl(data!.path, data!.token, "x");
    expect(again.error).toMatchObject({ statusCode: "409", message: "The resource already exists" });
  });

  test("replaces only if it was created for that, and the right is checked at creation", async () => {
    const { id, storage } = await players.newPlayer();
    const key = `${id}/${newName("twice")}`;
    await storage.from("own").upload(key, "one");
    expect((await storage.from("own").createSignedUploadUrl(key)).error).toMatchObject({ statusCode: "409" });
    const { data } = await storage.from("own").createSignedUploadUrl(key, { upsert: true });
    expect((await players.anonymous.from("own").uploadToSignedUrl(key, data!.token, "two")).error).toBeNull();
    expect(await (await storage.from("own").download(key)).data?.text()).toBe("two");
  });

  test("expires, and is valid for one path only", async () => {
    const { id, storage } = await players.newPlayer();
    const key = `${id}/${newName("late")}`;
    const { data } = await storage.from("own").createSignedUploadUrl(key);
    expect((await storage.from("own").uploadToSignedUrl(`${key}x`, data!.token, "x")).error).toMatchObject({
      statusCode: "400",
    });
    const late = await after(3 * 3_600_000, () =>
      players.anonymous.from("own").uploadToSignedUrl(key, data!.token, "x"),
    );
    expect(late.error).toMatchObject({ statusCode: "400" });
    expect((await storage.from("own").exists(key)).data).toBe(false);
  });
});
