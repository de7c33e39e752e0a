import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { acceptPicture, FOREIGN_CLASSES, PICTURE, submitScore, upload } from "#testing/score-pictures.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
});
afterAll(() => site.close());

const uploads = (player: Pick<Player, "storage">) => player.storage.from("leaderboard_uploads");
const objects = async (where = "true") =>
  (
    await site.sql(`select name from storage.objects where bucket_id = 'leaderboard_uploads' and ${where} order by 1`)
  ).map(([name]) => name!);

/** Uploads to exactly this key: client packages would normalise some of them. */
const putRaw = (player: Player, key: string, headers: Record<string, string> = {}) =>
  send(site, `/storage/v1/object/leaderboard_uploads/${key}`, {
    method: "POST",
    token: player.token,
    body: PICTURE.toString("latin1"),
    headers: { "content-type": "image/png", ...headers },
  });

describe("a cheater who uploads", () => {
  const shapes: Record<string, (mine: string, others: string) => string> = {
    "a parent folder": (mine) => `submissions/../${mine}_a.png`,
    "two parent folders": (mine) => `../../submissions/${mine}_a.png`,
    "a parent folder in the name": (mine) => `submissions/${mine}_/../a.png`,
    "an encoded parent folder": (mine) => `submissions/%2e%2e%2f${mine}_a.png`,
    "a twice encoded parent folder": (mine) => `submissions/%252e%252e%252f${mine}_a.png`,
    "half an encoded parent folder": (mine) => `submissions/.%2e/${mine}_a.png`,
    "an encoded slash in the name": (mine) => `submissions/${mine}_a%2fb.png`,
    "a backslash parent": (mine) => `submissions/..\\${mine}_a.png`,
    "an encoded backslash": (mine) => `submissions/${mine}_%5c..%5ca.png`,
    "a NUL": (mine) => `submissions/${mine}_a%00.png`,
    "a NUL at the end": (mine) => `submissions/${mine}_a.png%00.html`,
    "a line break": (mine) => `submissions/${mine}_a%0a.png`,
    "a carriage return": (mine) => `submissions/${mine}_a%0d%0aSet-Cookie:x.png`,
    "a tab": (mine) => `submissions/${mine}_%09.png`,
    "a bell": (mine) => `submissions/${mine}_%07.png`,
    "a deletion": (mine) => `submissions/${mine}_%7f.png`,
    "two thousand letters": (mine) => `submissions/${mine}_${"a".repeat(2000)}.png`,
    "a thousand and twenty-five letters": (mine) => `submissions/${mine}_${"a".repeat(1025 - 49)}`,
    "letters in one piece (NFC)": (mine) => `submissions/${mine}_${encodeURIComponent("é".normalize("NFC"))}.png`,
    "letters in two pieces (NFD)": (mine) => `submissions/${mine}_${encodeURIComponent("é".normalize("NFD"))}.png`,
    "a right-to-left mark": (mine) => `submissions/${mine}_${encodeURIComponent("\u202egnp.exe")}`,
    "an emoji": (mine) => `submissions/${mine}_${encodeURIComponent("🦆")}.png`,
    "half an emoji": (mine) => `submissions/${mine}_%ed%a0%bd.png`,
    "broken percent signs": (mine) => `submissions/${mine}_%zz.png`,
    "an overlong slash": (mine) => `submissions/${mine}_%c0%af.png`,
    quotes: (mine) => `submissions/${mine}_%22a%22.png`,
    "a tag": (mine) => `submissions/${mine}_%3Cscript%3E.png`,
    "a pipe": (mine) => `submissions/${mine}_a%7Cb.png`,
    "a hash": (mine) => `submissions/${mine}_a%23b.png`,
    "a tilde": (mine) => `submissions/${mine}_~a.png`,
    "a caret": (mine) => `submissions/${mine}_a%5eb.png`,
    "a brace": (mine) => `submissions/${mine}_%7b%7d.png`,
    "a percent": (mine) => `submissions/${mine}_%25.png`,
    "a folder below": (mine) => `submissions/${mine}_a/b.png`,
    "a folder of the id": (mine) => `submissions/${mine}/a.png`,
    "two slashes": (mine) => `submissions//${mine}_a.png`,
    "a slash before": (mine) => `/submissions/${mine}_a.png`,
    "a slash behind": (mine) => `submissions/${mine}_a.png/`,
    "no folder": (mine) => `${mine}_a.png`,
    "another folder": (mine) => `images/${mine}_a.png`,
    "a folder in capitals": (mine) => `Submissions/${mine}_a.png`,
    "a longer folder": (mine) => `submissions2/${mine}_a.png`,
    "an id in capitals": (mine) => `submissions/${mine.toUpperCase()}_a.png`,
    "an id without dashes": (mine) => `submissions/${mine.replaceAll("-", "")}_a.png`,
    "an id in braces": (mine) => `submissions/%7b${mine}%7d_a.png`,
    "an id with something before": (mine) => `submissions/x${mine}_a.png`,
    "an id with a space before": (mine) => `submissions/%20${mine}_a.png`,
    "no underscore": (mine) => `submissions/${mine}a.png`,
    "a dash for the underscore": (mine) => `submissions/${mine}-a.png`,
    "only the id": (mine) => `submissions/${mine}`,
    "no id": () => "submissions/_a.png",
    nothing: () => "",
    "only the folder": () => "submissions/",
    "an unknown id": () => `submissions/${randomUUID()}_a.png`,
    "an id of zeros": () => "submissions/00000000-0000-0000-0000-000000000000_a.png",
    "a wildcard id": () => "submissions/*_a.png",
    "a database wildcard": () => "submissions/%25_a.png",
    "somebody else's id": (_mine, others) => `submissions/${others}_a.png`,
    "somebody else's id behind the own": (mine, others) => `submissions/${others}_${mine}_a.png`,
    "an injection": (mine) => `submissions/${mine}' or true --_a.png`,
    "a bucket in the key": (mine) => `../leaderboard_images/${mine}_a.png`,
  };

  test("is tested with sixty keys", () => {
    expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(60);
  });

  describe("to a key with", () => {
    let cheater: Player;
    let mine: string;
    let others: string;
    beforeAll(async () => {
      const other = await site.newPlayer();
      cheater = await site.newPlayer();
      [mine, others] = [await submitScore(cheater, "bread-toss", 5), await submitScore(other, "bread-toss", 5)];
    });

    test.each(Object.entries(shapes))("%s has nothing stored", async (_shape, keyOf) => {
      const key = keyOf(mine, others);
      const before = await objects();
      const raw = await putRaw(cheater, key);
      expect(raw.status).toBeGreaterThanOrEqual(400);
      expect(raw.status).toBeLessThan(500);
      const { error } = await upload(cheater, key);
      // The client may have normalised the key into the allowed one; no other object may exist.
      const after = await objects();
      const added = after.filter((name) => !before.includes(name));
      expect(added.every((name) => name.startsWith(`submissions/${mine}_`) && !name.includes(".."))).toBe(true);
      if (added.length === 0) expect(error).not.toBeNull();
      await site.service.storage.from("leaderboard_uploads").remove(added);
    });
  });

  test("without a file name gets an error that says so", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const { status, text } = await putRaw(cheater, `submissions/${id}_`);
    expect([status, JSON.parse(text)]).toMatchObject([400, { message: "image without name? impossible" }]);
  });

  test("can upload one picture for a score, neither a second nor a replacement", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const path = `submissions/${id}_a.png`;
    expect((await upload(cheater, path)).error).toBeNull();
    const second = `submissions/${id}_b.png`;
    for (const attempt of [
      upload(cheater, path),
      upload(cheater, second),
      upload(cheater, path, { upsert: true }),
      upload(cheater, second, { upsert: true }),
    ]) {
      expect((await attempt).error).not.toBeNull();
    }
    expect((await uploads(cheater).update(path, PICTURE, { contentType: "image/png" })).error).not.toBeNull();
    expect(await objects(`name like 'submissions/${id}%'`)).toEqual([path]);
  });

  test("can upload one of twenty pictures that are sent concurrently", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    await Promise.all(Array.from({ length: 20 }, (_, copy) => upload(cheater, `submissions/${id}_${copy}.png`)));
    expect(await objects(`name like 'submissions/${id}%'`)).toHaveLength(1);
  });

  test("can upload one picture with links that were signed beforehand", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const links = await Promise.all(
      [1, 2, 3].map((copy) => uploads(cheater).createSignedUploadUrl(`submissions/${id}_${copy}.png`)),
    );
    for (const { data } of links) {
      if (data) await uploads(cheater).uploadToSignedUrl(data.path, data.token, PICTURE, { contentType: "image/png" });
    }
    expect((await objects(`name like 'submissions/${id}%'`)).length).toBeLessThanOrEqual(1);
  });

  test("cannot upload for a score that was reviewed, is too old, or was replayed", async () => {
    const cheater = await site.newPlayer();
    const looked = await submitScore(cheater, "bread-toss", 5);
    await upload(cheater, `submissions/${looked}_a.png`);
    await acceptPicture(site, looked);
    await uploads(site.service).remove([`submissions/${looked}_a.png`]);
    await site.travel("31 seconds");
    const old = await submitScore(cheater, "bread-toss", 5);
    await site.travel("10 minutes 1 second");
    const { run_id } = (await cheater.rpc("start_run", { app_id: "skyhop" })).data as { run_id: string };
    const run = (await cheater.rpc("submit_run", { run_id, log: "", score: 1, final_hash: "", frames: 0 })).data as {
      submission_id: string;
    };
    for (const id of [looked, old, run.submission_id]) {
      expect((await upload(cheater, `submissions/${id}_b.png`)).error).not.toBeNull();
    }
  });

  test.each([
    ["a page", "text/html"],
    ["a drawing with scripts", "image/svg+xml"],
    ["a moving picture", "image/gif"],
    ["nothing in particular", "application/octet-stream"],
  ])("cannot claim that it is %s", async (_what, contentType) => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const { error } = await uploads(cheater).upload(`submissions/${id}_a.png`, PICTURE, { contentType });
    expect(error).not.toBeNull();
  });

  test("cannot send more than two megabytes", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const { error } = await uploads(cheater).upload(`submissions/${id}_a.png`, Buffer.alloc(2 * 1024 * 1024 + 1), {
      contentType: "image/png",
    });
    expect(error).toMatchObject({ statusCode: "413" });
  });

  test("can upload twenty pictures a day, even when every score is withdrawn", async () => {
    const cheater = await site.newPlayer();
    let stored = 0;
    for (let round = 0; round < 23; round++) {
      await site.travel("31 seconds");
      const id = await submitScore(cheater, "bread-toss", 5);
      if (!(await upload(cheater, `submissions/${id}_a.png`)).error) stored++;
      await cheater.from("leaderboard_submissions").delete().eq("id", id);
    }
    expect(stored).toBe(20);
  });

  test("cannot read, list, sign, move, copy or delete any upload, not even their own", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
    const id = await submitScore(other, "bread-toss", 5);
    const path = `submissions/${id}_a.png`;
    expect((await upload(other, path)).error).toBeNull();
    for (const who of [cheater, other, site.visitor]) {
      const files = uploads(who);
      expect((await files.download(path)).error).not.toBeNull();
      expect((await files.info(path)).error).not.toBeNull();
      expect((await files.list("submissions")).data ?? []).toEqual([]);
      expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await files.move(path, `submissions/${id}_b.png`)).error).not.toBeNull();
      expect((await files.copy(path, `submissions/${id}_b.png`)).error).not.toBeNull();
      expect((await files.remove([path])).data ?? []).toEqual([]);
      const open = await send(site, `/storage/v1/object/public/leaderboard_uploads/${path}`);
      expect(open.status).toBe(400);
    }
    expect(await objects(`name like 'submissions/${id}%'`)).toEqual([path]);
  });

  test("cannot write to the bucket of accepted pictures, nor create or empty a bucket", async () => {
    const cheater = await site.newPlayer();
    const id = await submitScore(cheater, "bread-toss", 5);
    const images = cheater.storage.from("leaderboard_images");
    for (const path of [`${randomUUID()}.webp`, `submissions/${id}_a.png`]) {
      expect((await images.upload(path, PICTURE, { contentType: "image/webp" })).error).not.toBeNull();
    }
    expect((await cheater.storage.createBucket("mine", { public: true })).error).not.toBeNull();
    expect((await cheater.storage.updateBucket("leaderboard_uploads", { public: true })).error).not.toBeNull();
    expect((await cheater.storage.emptyBucket("leaderboard_images")).error).not.toBeNull();
    expect((await cheater.storage.deleteBucket("leaderboard_images")).error).not.toBeNull();
    const [bucket] = await site.sql(`select public::text from storage.buckets where id = 'leaderboard_uploads'`);
    expect(bucket).toEqual(["false"]);
  });

  test("as a visitor cannot upload", async () => {
    const player = await site.newPlayer();
    const id = await submitScore(player, "bread-toss", 5);
    expect((await upload(site.visitor, `submissions/${id}_a.png`)).error).not.toBeNull();
  });
});

test("the audit finds nothing after all attacks by upload", async () => {
  expect(await site.audit()).toEqual([]);
});
