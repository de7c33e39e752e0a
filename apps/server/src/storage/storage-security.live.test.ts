import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newName, OWN_FOLDER_POLICIES, storagePlayers } from "./testing/storage-players.ts";

let gateway: TestGateway;
let players: ReturnType<typeof storagePlayers>;

beforeAll(async () => {
  gateway = await openTestGateway({ sql: OWN_FOLDER_POLICIES });
  players = storagePlayers(gateway);
});

afterAll(() => gateway.close());

async function ownerWithFile() {
  const owner = await players.newPlayer();
  const key = `${owner.id}/secret.txt`;
  expect((await owner.storage.from("own").upload(key, "only mine")).error).toBeNull();
  return { owner, key };
}

const FORBIDDEN = { statusCode: "403", message: "new row violates row-level security policy" };
const NOT_FOUND = { statusCode: "404" };

describe("a player's own folder", () => {
  test("can be written, read, listed, replaced, moved, copied, shared and emptied by the player", async () => {
    const { owner, key } = await ownerWithFile();
    const own = owner.storage.from("own");
    expect(await (await own.download(key)).data?.text()).toBe("only mine");
    expect((await own.list(owner.id)).data?.map(({ name }) => name)).toEqual(["secret.txt"]);
    expect((await own.update(key, "newer")).error).toBeNull();
    expect((await own.copy(key, `${owner.id}/copy.txt`)).error).toBeNull();
    expect((await own.move(key, `${owner.id}/moved.txt`)).error).toBeNull();
    expect((await own.createSignedUrl(`${owner.id}/moved.txt`, 60)).error).toBeNull();
    expect((await own.remove([`${owner.id}/copy.txt`, `${owner.id}/moved.txt`])).data).toHaveLength(2);
    const [row] = await gateway.db.asPlatform({
      text: "select count(*)::text from storage.objects where owner_id = $1",
      values: [owner.id],
    });
    expect(row).toEqual(["0"]);
  });

  test.each(["a rival", "a stranger"])("is inaccessible to %s in every way", async (who) => {
    const { owner, key } = await ownerWithFile();
    const rival = who === "a rival" ? (await players.newPlayer()).storage : players.anonymous;
    const own = rival.from("own");
    expect((await own.download(key)).error).toMatchObject(NOT_FOUND);
    expect((await own.info(key)).error).toMatchObject(NOT_FOUND);
    expect((await own.exists(key)).data).toBe(false);
    expect((await own.list(owner.id)).data).toEqual([]);
    expect((await own.listV2({ prefix: owner.id })).data).toMatchObject({ objects: [], folders: [] });
    expect((await own.listV2({ with_delimiter: true })).data).toMatchObject({ objects: [], folders: [] });
    expect((await own.createSignedUrl(key, 60)).error).toMatchObject(NOT_FOUND);
    expect((await own.createSignedUrls([key], 60)).data?.[0]).toMatchObject({
      signedUrl: null,
      error: expect.any(String) as string,
    });
    expect((await own.createSignedUploadUrl(`${owner.id}/planted.txt`)).error).toMatchObject(FORBIDDEN);
    expect((await own.upload(`${owner.id}/planted.txt`, "x")).error).toMatchObject(FORBIDDEN);
    expect((await own.upload(key, "x", { upsert: true })).error).toMatchObject(FORBIDDEN);
    expect((await own.update(key, "x")).error).toMatchObject(FORBIDDEN);
    expect((await own.move(key, "taken.txt")).error).toMatchObject(NOT_FOUND);
    expect((await own.copy(key, "taken.txt")).error).toMatchObject(NOT_FOUND);
    expect((await own.remove([key])).data).toEqual([]);
    expect((await rival.emptyBucket("own")).error).toMatchObject(NOT_FOUND);
    const publicLink = await gateway.fetch(own.getPublicUrl(key).data.publicUrl);
    expect([publicLink.status, await publicLink.text()]).toMatchObject([
      400,
      expect.not.stringContaining("mine") as string,
    ]);
    expect(await (await owner.storage.from("own").download(key)).data?.text()).toBe("only mine");
  });

  test("does not accept files that another player moves or copies into it", async () => {
    const { owner } = await ownerWithFile();
    const { owner: rival, key } = await ownerWithFile();
    expect((await rival.storage.from("own").move(key, `${owner.id}/planted.txt`)).error).toMatchObject(FORBIDDEN);
    expect((await rival.storage.from("own").copy(key, `${owner.id}/planted.txt`)).error).toMatchObject(FORBIDDEN);
    expect(
      (await rival.storage.from("own").copy(key, "planted.txt", { destinationBucket: "open" })).error,
    ).toMatchObject(FORBIDDEN);
    expect(await (await rival.storage.from("own").download(key)).data?.text()).toBe("only mine");
  });

  test("the owner of an upload is its sender, whatever the policy would accept", async () => {
    const { owner, key } = await ownerWithFile();
    const [row] = await gateway.db.asPlatform({
      text: "select owner::text, owner_id from storage.objects where name = $1",
      values: [key],
    });
    expect(row).toEqual([owner.id, owner.id]);
  });
});

describe("storage privileges", () => {
  test("to insert are enough to upload, and not to read or replace", async () => {
    const { storage } = await players.newPlayer();
    const drop = storage.from("drop");
    const key = newName("note");
    expect((await drop.upload(key, "a note")).data).toMatchObject({
      path: key,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect((await drop.download(key)).error).toMatchObject(NOT_FOUND);
    expect((await drop.upload(key, "again")).error).toMatchObject({ statusCode: "409" });
    expect((await drop.upload(key, "again", { upsert: true })).error).toMatchObject(FORBIDDEN);
    expect(await (await players.service.from("drop").download(key)).data?.text()).toBe("a note");
  });

  test("of a public bucket allow reading by name and nothing else", async () => {
    const key = newName("poster");
    await players.service.from("open").upload(key, "look");
    const open = players.anonymous.from("open");
    expect(await (await open.download(key)).data?.text()).toBe("look");
    expect(await (await gateway.fetch(open.getPublicUrl(key).data.publicUrl)).text()).toBe("look");
    expect((await open.list()).data).toEqual([]);
    expect((await open.upload(newName("x"), "x")).error).toMatchObject(FORBIDDEN);
    expect((await open.remove([key])).data).toEqual([]);
  });

  test("of a forged, expired or foreign token are refused", async () => {
    const expired = await gateway.tokenFor({ sub: randomUUID() }, -60);
    for (const token of [expired, "x.y.z", `${await gateway.tokenFor({ sub: randomUUID() })}x`]) {
      const answer = await gateway.fetch(`${gateway.url}/storage/v1/object/own/x`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.status, ((await answer.json()) as { statusCode: string }).statusCode]).toEqual([401, "401"]);
    }
  });
});

test("keep the files of sixty concurrent players apart", async () => {
  const all = await Promise.all(Array.from({ length: 60 }, () => players.newPlayer()));
  await Promise.all(all.map(({ id, storage }) => storage.from("own").upload(`${id}/diary.txt`, `diary of ${id}`)));
  const answers = await Promise.all(
    all.flatMap(({ id, storage }, n) => [
      storage
        .from("own")
        .download(`${id}/diary.txt`)
        .then(async ({ data }) => (await data?.text()) === `diary of ${id}`),
      storage
        .from("own")
        .download(`${all[(n + 1) % 60]!.id}/diary.txt`)
        .then(({ data }) => data === null),
      storage
        .from("own")
        .list()
        .then(({ data }) => data?.length === 1 && data[0]!.name === id),
    ]),
  );
  expect(answers.filter((isRight) => !isRight)).toHaveLength(0);
});
