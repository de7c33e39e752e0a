import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFunctionsSite, type FunctionsSite } from "./testing/functions-site.ts";
import { pngPicture } from "./testing/png-picture.ts";
import type { Player } from "./testing/rules-site.ts";
import { FOREIGN_CLASSES, submitScore } from "./testing/score-pictures.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: FunctionsSite;
beforeAll(async () => {
  site = await openFunctionsSite(FOREIGN_CLASSES);
});
afterAll(() => site.close());

const CANARY = "GPS 52.5200 13.4050";

async function uploaded(player: Player, picture: Buffer, contentType = "image/png") {
  const submission = await submitScore(player, "bread-toss", 500);
  const path = `submissions/${submission}_my proof (1).png`;
  const { error } = await player.storage.from("leaderboard_uploads").upload(path, picture, { contentType });
  expect(error).toBeNull();
  return { submission, path };
}
const accept = (player: { token: string }, path: unknown) => site.invoke("accept-image", player.token, { path });
const files = async (bucket: string) =>
  (await site.sql(`select name from storage.objects where bucket_id = $1 order by name`, bucket)).map(
    ([name]) => name!,
  );
const scoreOf = async (submission: string) => {
  const [row] = await site.sql(
    `select s.status, s.reason, coalesce(s.image, i.image) from public.leaderboard_submissions s
     left join private.score_images i on i.submission_id = s.id where s.id = $1`,
    submission,
  );
  return { status: row![0], reason: row![1], image: row![2] };
};

describe("a screenshot of a score", () => {
  test("is re-encoded, and no byte of the upload is kept", async () => {
    const player = await site.newPlayer();
    const { submission, path } = await uploaded(player, pngPicture(1600, 900, CANARY));
    expect(await accept(player, path)).toEqual({
      status: 200,
      body: { status: "in_review", width: 1280, height: 720 },
    });
    const { status, image } = await scoreOf(submission);
    expect([status, image]).toEqual(["in_review", expect.stringMatching(/^[0-9a-f-]{36}\.webp$/)]);
    expect(await files("leaderboard_uploads")).not.toContain(path);

    const shown = await fetch(`${site.gateway.url}/storage/v1/object/public/leaderboard_images/${image}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([bytes.toString("latin1", 0, 4), bytes.toString("latin1", 8, 16)]).toEqual(["RIFF", "WEBPVP8 "]);
    expect(bytes.includes(CANARY)).toBe(false);
  });

  test.skipIf(isShort)("is judged once, even when the function is called several times", async () => {
    const player = await site.newPlayer();
    const { submission, path } = await uploaded(player, pngPicture(300, 200));
    const before = await files("leaderboard_images");
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(player, path)));
    expect(answers.map(({ body }) => body["status"] ?? body["code"])).toEqual(
      expect.arrayContaining(["in_review"]) as unknown,
    );
    expect(answers.every(({ status, body }) => status === 200 || body["code"] === "no_upload")).toBe(true);
    const added = (await files("leaderboard_images")).filter((name) => !before.includes(name));
    expect(added).toEqual([(await scoreOf(submission)).image]);
    expect(await accept(player, path)).toEqual({ status: 200, body: { status: "in_review" } });
  });

  test.each([
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "image_type"],
    ["an SVG", () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"/>`), "image_type"],
    ["a PNG with HTML behind it", () => Buffer.concat([pngPicture(9, 9), Buffer.from("<script>")]), "image_broken"],
    ["half a PNG", () => pngPicture(99, 99).subarray(0, 100), "image_broken"],
    ["a PNG of 5000 pixels", () => pngPicture(5000, 1), "image_dimensions"],
  ])("that is %s is refused with a reason", async (_what, picture, code) => {
    const player = await site.newPlayer();
    const before = await files("leaderboard_images");
    const { submission, path } = await uploaded(player, picture());
    const answer = await accept(player, path);
    expect([answer.status, answer.body["code"], answer.body["status"]]).toEqual([422, code, "rejected"]);
    expect(await scoreOf(submission)).toEqual({ status: "rejected", reason: answer.body["message"], image: null });
    expect(await files("leaderboard_uploads")).not.toContain(path);
    expect(await files("leaderboard_images")).toEqual(before);
    expect(await accept(player, path)).toMatchObject({ status: 200, body: { status: "rejected" } });
  });

  test("can only be judged by its owner", async () => {
    const player = await site.newPlayer();
    const { submission, path } = await uploaded(player, pngPicture(30, 20));
    const rival = await site.newPlayer();
    expect(await accept(rival, path)).toMatchObject({ status: 403, body: { code: "not_yours" } });
    expect(await accept({ token: site.gateway.anonKey }, path)).toMatchObject({ status: 401 });
    expect((await scoreOf(submission)).status).toBe("pending");
    expect(await files("leaderboard_uploads")).toContain(path);
  });

  test("must have been uploaded", async () => {
    const player = await site.newPlayer();
    const submission = await submitScore(player, "bread-toss", 500);
    const answer = await accept(player, `submissions/${submission}_nothing.png`);
    expect(answer).toMatchObject({ status: 404, body: { code: "no_upload" } });
    expect((await scoreOf(submission)).status).toBe("pending");
  });

  test("is deleted when its score is withdrawn", async () => {
    const player = await site.newPlayer();
    const { submission, path } = await uploaded(player, pngPicture(30, 20));
    await player.from("leaderboard_submissions").delete().eq("id", submission);
    expect(await accept(player, path)).toMatchObject({ status: 404, body: { code: "no_submission" } });
    expect(await files("leaderboard_uploads")).not.toContain(path);
  });

  test.each([
    undefined,
    null,
    7,
    "",
    "x.png",
    `submissions/${randomUUID()}`,
    `submissions/${randomUUID()}_`,
    `submissions/${randomUUID()}_a/b.png`,
    `submissions/../${randomUUID()}_a.png`,
    `submissions/${randomUUID().toUpperCase()}_a.png`,
    `leaderboard_images/submissions/${randomUUID()}_a.png`,
    { path: "x" },
  ])("is not at %j", async (path) => {
    expect(await accept(await site.newPlayer(), path)).toMatchObject({ status: 400, body: { code: "bad_path" } });
  });
});

describe("the sweep", () => {
  test("can only be called by the site itself", async () => {
    const player = await site.newPlayer({ roles: ["moderator"] });
    for (const token of [player.token, site.gateway.anonKey]) {
      expect(await site.invoke("sweep", token, {})).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    }
  });

  test("judges forgotten uploads and removes unused ones", async () => {
    await site.invoke("sweep", site.gateway.serviceKey, {});
    const forgetful = await site.newPlayer();
    const forgotten = await uploaded(forgetful, pngPicture(40, 30));
    const bad = await uploaded(await site.newPlayer(), Buffer.from("not a picture"));
    const fickle = await site.newPlayer();
    const orphan = await uploaded(fickle, pngPicture(50, 40));
    await fickle.from("leaderboard_submissions").delete().eq("id", orphan.submission);
    const leaving = await site.newPlayer();
    const done = await uploaded(leaving, pngPicture(60, 50));
    await accept(leaving, done.path);
    const { image } = await scoreOf(done.submission);
    await site.sql(`select private.decide_score($1, false, 'not a score')`, done.submission);

    const { status, body } = await site.invoke("sweep", site.gateway.serviceKey, {});
    expect([status, body]).toEqual([200, { judged: 2, failed: 0, left: 0, removed_uploads: 1, removed_images: 1 }]);
    expect((await scoreOf(forgotten.submission)).status).toBe("in_review");
    expect((await scoreOf(bad.submission)).status).toBe("rejected");
    expect(await files("leaderboard_uploads")).toEqual([]);
    expect(await files("leaderboard_images")).not.toContain(image);
    expect(await site.audit()).toEqual([]);
  });
});
