import { randomUUID } from "node:crypto";
import type { GetClip } from "@quackademy/contract/clip-answers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import { pngPicture } from "#testing/png-picture.ts";
import type { Player } from "#testing/rules-site.ts";
import {
  CLIP,
  clipOf,
  getClip,
  hidden,
  makeClip,
  newMaker,
  noticesOf,
  publishClip,
  statusOf,
  submitClip,
} from "./clip-site.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: FunctionsSite;
let moderator: Player;
let second: Player;
beforeAll(async () => {
  site = await openFunctionsSite("", { CAPTCHA: "none" });
  moderator = await newMaker(site, { roles: ["moderator"] });
  second = await newMaker(site, { roles: ["moderator"] });
});
afterAll(() => site.close());

type Shown = GetClip & { player: { username: string }; trail: { verb: string; undone_at: string | null }[] };
const list = async (by = moderator) =>
  answerOf<{ subject: string; title: string }[]>(await by.rpc("moderation_list", { queue: "clips" }));
const stampOf = async (subject: string, by = moderator) =>
  (await by.rpc("moderation_item", { queue: "clips", subject })).data as { stamp: string } | null;
const decide = async (
  subject: string,
  verb: string,
  by = moderator,
  queue = "clips",
  reason = "Not a clip for all.",
  seen?: string,
) => {
  const stamp = seen ?? (queue === "clips" ? (await stampOf(subject))?.stamp : undefined);
  return by.rpc("moderate", { queue, subject, verb, reason, ...(stamp !== undefined && { seen: stamp }) });
};
const undo = (decision: { id: number }, by = second) => by.rpc("undo_decision", { decision_id: decision.id });

/** A poster's name begins with the stamp of the clip that was drawn. */
const posterPath = async (id: string, name: string, seen?: string) =>
  `${id}/${seen ?? (await stampOf(id))?.stamp ?? "0"}-${name}`;
async function upload(by: Player, id: string, name = "poster.png", seen?: string) {
  const { error } = await by.storage
    .from("clip_uploads")
    .upload(await posterPath(id, name, seen), pngPicture(320, 180), { contentType: "image/png" });
  return error;
}
const accept = async (by: { token: string }, id: string, name = "poster.png", seen?: string) =>
  site.invoke("accept-image", by.token, { bucket: "clip_uploads", path: await posterPath(id, name, seen) });

describe("a clip in review", () => {
  test("is shown whole to moderators, published with the poster that they drew, and its maker is told", async () => {
    const player = await newMaker(site);
    const id = await submitClip(site, player, { captions: [{ from: 300, to: 400, text: "Look" }] });
    expect((await list()).find(({ subject }) => subject === id)).toMatchObject({ title: "Over the last gap" });
    const shown = answerOf<Shown>(await moderator.rpc("moderation_item", { queue: "clips", subject: id }));
    expect(shown).toMatchObject({ status: "in_review", captions: [{ text: "Look" }], is_mine: false, trail: [] });
    expect([shown.log.length > 0, shown.player.username === shown.maker]).toEqual([true, true]);
    expect(refusalOf(await decide(id, "publish"))).toBe("409 The poster is missing. Let the page draw it first.");

    expect(await upload(moderator, id)).toBeNull();
    const { status, body } = await accept(moderator, id);
    expect([status, body["status"]]).toEqual([200, "accepted"]);
    answerOf(await decide(id, "publish"));
    const { poster } = await clipOf(site.visitor, id);
    expect(poster).toBe(body["poster"]);
    const picture = await fetch(`${site.gateway.url}/storage/v1/object/public/clip_posters/${poster}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await noticesOf(player)).toEqual(["Your clip “Over the last gap” is published."]);
    expect((await list()).some(({ subject }) => subject === id)).toBe(false);
    expect(refusalOf(await decide(id, "publish", second))).toBe("409 This clip is not in review.");
  });

  test("is rejected with a reason that its maker reads, and can be changed and sent again", async () => {
    const player = await newMaker(site);
    const id = await submitClip(site, player);
    expect(refusalOf(await decide(id, "reject", moderator, "clips", " "))).toBe("400 A decision needs a reason.");
    expect(refusalOf(await decide(id, "feature"))).toBe("400 There is no such action for a clip.");
    answerOf(await decide(id, "reject"));
    const [mine] = answerOf<{ status: string; reason: string }[]>(await player.rpc("get_my_clips"));
    expect(mine).toMatchObject({ status: "rejected", reason: "Not a clip for all." });
    expect(await noticesOf(player)).toEqual(["Your clip “Over the last gap” was not published: Not a clip for all."]);
    expect(refusalOf(await decide(id, "reject"))).toBe("409 This clip is neither in review nor published.");
    answerOf(await player.rpc("submit_clip", { clip_id: id }));
    expect(await statusOf(site, id)).toBe("in_review");
  });

  test("is never judged by its maker, and its queue is closed to players", async () => {
    const id = await submitClip(site, moderator);
    expect((await list()).some(({ subject }) => subject === id)).toBe(false);
    expect((await list(second)).some(({ subject }) => subject === id)).toBe(true);
    expect(refusalOf(await decide(id, "publish"))).toBe("403 Another moderator must decide about you.");
    expect(await upload(moderator, id)).not.toBeNull();
    const player = await newMaker(site);
    expect((await decide(id, "publish", player)).status).toBe(403);
    expect((await player.rpc("moderation_list", { queue: "clips" })).status).toBe(403);
  });

  test("is not published when its maker, class or run no longer allows it", async () => {
    const player = await newMaker(site);
    const id = await submitClip(site, player);
    await upload(moderator, id);
    await accept(moderator, id);
    await site.sql(`update public.my_users set age_band = 'under-13' where user_id = $1`, player.id);
    expect((await decide(id, "publish")).status).toBe(409);
    await site.sql(`update public.my_users set age_band = '16-18' where user_id = $1`, player.id);
    answerOf(await decide(id, "publish"));
    expect((await clipOf(site.visitor, id)).status).toBe("published");
  });

  test.skipIf(isShort)("comes back when a decision is undone", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player);
    const removed = answerOf<{ id: number }>(await decide(id, "reject"));
    expect(await noticesOf(player)).toContain("Your clip “Over the last gap” was removed: Not a clip for all.");
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    answerOf(await undo(removed));
    expect(await statusOf(site, id)).toBe("in_review");
    await upload(moderator, id);
    await accept(moderator, id);
    const published = answerOf<{ id: number }>(await decide(id, "publish"));
    answerOf(await undo(published));
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    expect(await statusOf(site, id)).toBe("in_review");
  });
});

describe("the poster of a clip", () => {
  test("is uploaded only by a moderator, for another player's clip in review", async () => {
    const player = await newMaker(site);
    const [id, draft] = [await submitClip(site, player), (await makeClip(site, player)).id];
    for (const by of [player, await newMaker(site)]) expect(await upload(by, id)).not.toBeNull();
    expect(await upload(moderator, draft)).not.toBeNull();
    expect(await upload(moderator, randomUUID())).not.toBeNull();
    expect(await upload(moderator, `${id}/deeper`)).not.toBeNull();
    for (let n = 0; n < 5; n++) expect(await upload(moderator, id, `${n}.png`)).toBeNull();
    expect(await upload(moderator, id, "6.png")).not.toBeNull();
    expect(await accept(player, id, "0.png")).toMatchObject({ status: 403, body: { code: "not_yours" } });
    expect(await accept(await newMaker(site), id, "0.png")).toMatchObject({ status: 403 });
    expect(await accept({ token: site.gateway.anonKey }, id)).toMatchObject({ status: 401 });
    expect(await accept(moderator, id, "none.png")).toMatchObject({ status: 404, body: { code: "no_upload" } });
    expect(await accept(moderator, id, "0.png")).toMatchObject({ status: 200 });
    const { stamp } = (await stampOf(id))!;
    answerOf(await player.rpc("withdraw_clip", { clip_id: id }));
    expect(await accept(moderator, id, "1.png", stamp)).toMatchObject({ status: 409, body: { code: "not_in_review" } });
  });

  test("is refused for a clip that was changed since its reviewer opened it", async () => {
    const player = await newMaker(site);
    const id = await submitClip(site, player);
    const open = async () =>
      answerOf<{ stamp: string }>(await moderator.rpc("moderation_item", { queue: "clips", subject: id })).stamp;
    const seen = await open();
    answerOf(await player.rpc("withdraw_clip", { clip_id: id }));
    answerOf(await player.rpc("submit_clip", { clip_id: id }));
    expect(await upload(moderator, id, "old.png", seen)).not.toBeNull();
    expect(await upload(moderator, id, "new.png", await open())).toBeNull();
    for (const name of ["poster.png", "1-poster.png"]) {
      const bucket = moderator.storage.from("clip_uploads");
      expect((await bucket.upload(`${id}/${name}`, pngPicture(4, 4))).error).not.toBeNull();
    }
  });

  test.skipIf(isShort)(
    "is not kept if the clip was changed between its upload and its check, and the clip is not published",
    async () => {
      const player = await newMaker(site);
      const id = await submitClip(site, player);
      const { stamp } = (await stampOf(id))!;
      expect(await upload(moderator, id, "seen.png", stamp)).toBeNull();
      answerOf(await player.rpc("change_clip", { clip_id: id, ...CLIP, title: "Not what you saw" }));
      answerOf(await player.rpc("submit_clip", { clip_id: id }));
      expect(await accept(moderator, id, "seen.png", stamp)).toMatchObject({ status: 409 });
      expect(await site.sql(`select poster from public.clips where id = $1`, id)).toEqual([[null]]);
      // With a poster of the new version, the old decision is refused as well.
      await upload(moderator, id);
      await accept(moderator, id);
      expect(refusalOf(await decide(id, "publish", moderator, "clips", "Fine.", stamp))).toBe(
        "409 This was changed since you opened it. Open it again.",
      );
      const without = { queue: "clips", subject: id, verb: "publish", reason: "Fine." };
      expect(refusalOf(await moderator.rpc("moderate", without))).toMatch(/^400 Say which version you looked at/);
      answerOf(await decide(id, "publish"));
    },
  );

  test.each([undefined, "", "x.png", `${randomUUID()}_x.png`, `../${randomUUID()}/x.png`])(
    "is not at %j",
    async (path) => {
      const answer = await site.invoke("accept-image", moderator.token, { bucket: "clip_uploads", path });
      expect(answer).toMatchObject({ status: 400, body: { code: "bad_path" } });
    },
  );

  test("is in a bucket that is judged", async () => {
    const answer = await site.invoke("accept-image", moderator.token, { bucket: "leaderboard_images", path: "x" });
    expect(answer).toMatchObject({ status: 400, body: { code: "bad_bucket" } });
  });

  test.skipIf(isShort)(
    "is deleted by the sweep when no clip shows it, like uploads that were never re-encoded",
    async () => {
      const player = await newMaker(site);
      const [stays, goes] = [await submitClip(site, player), await submitClip(site, player)];
      for (const id of [stays, goes]) {
        await upload(moderator, id);
        await accept(moderator, id);
        answerOf(await decide(id, "publish"));
        await site.sql(`update public.clips set status = 'in_review', published_at = null where id = $1`, id);
        await upload(moderator, id, "forgotten.png");
        await site.sql(`update public.clips set status = 'published', published_at = private.now() where id = $1`, id);
      }
      const { poster } = await clipOf(site.visitor, stays);
      answerOf(await player.rpc("delete_clip", { clip_id: goes }));
      await site.sql(
        `update storage.objects set created_at = now() - interval '2 hours' where bucket_id in ('clip_uploads', 'clip_posters')`,
      );
      expect((await site.invoke("sweep", site.gateway.serviceKey, {})).status).toBe(200);
      const kept = await site.sql(
        `select name from storage.objects where bucket_id in ('clip_uploads', 'clip_posters') and (name = $1 or name like $2 || '%' or name like $3 || '%')`,
        poster,
        stays,
        goes,
      );
      expect(kept).toEqual([[poster]]);
      const unused = await site.sql(
        `select name from storage.objects o where bucket_id = 'clip_posters' and not exists (select from public.clips where poster = o.name)`,
      );
      expect(unused).toEqual([]);
    },
  );
});

describe("a report about a clip", () => {
  const report = (by: { rpc: Player["rpc"] }, id: string) =>
    by.rpc("report", { target_kind: "clip", target_id: id, reason: "unkind", details: "mean" });

  test("shows the words as they were, and its removal takes the clip off the site", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player, { captions: [{ from: 300, to: 400, text: "Ha" }] });
    answerOf(await report(site.visitor, id));
    answerOf(await report(await newMaker(site), id));
    expect(refusalOf(await report(player, id))).toMatch(/^400 /);
    expect((await report(site.visitor, randomUUID())).status).toBe(404);
    await site.sql(`update public.clips set title = 'All is well' where id = $1`, id);
    const subject = `clip:${id}`;
    type Case = { reports: { words: string }[]; clip: GetClip; player: { username: string } };
    const shown = answerOf<Case>(await moderator.rpc("moderation_item", { queue: "reports", subject }));
    expect(shown.reports.map(({ words }) => words)).toEqual(["Over the last gap\nHa", "Over the last gap\nHa"]);
    expect([shown.clip.id, shown.player.username]).toEqual([id, shown.clip.maker]);

    const removed = answerOf<{ id: number }>(await decide(subject, "remove", moderator, "reports"));
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    expect(await statusOf(site, id)).toBe("rejected");
    expect(await noticesOf(player)).toContain("A moderator removed a clip of yours: Not a clip for all.");
    answerOf(await undo(removed));
    expect(await statusOf(site, id)).toBe("in_review");
  });

  test("can suspend its maker, and is not decided by the maker", async () => {
    const id = await publishClip(site, second);
    answerOf(await report(await newMaker(site), id));
    expect((await decide(`clip:${id}`, "remove", second, "reports")).status).toBe(403);
    const player = await newMaker(site);
    const mean = await publishClip(site, player);
    answerOf(await report(await newMaker(site), mean));
    answerOf(await decide(`clip:${mean}`, "remove-suspend", moderator, "reports"));
    expect((await player.rpc("get_my_clips")).status).toBe(403);
  });
});

describe("a takedown notice about a clip", () => {
  test("takes it off the site when it is accepted, and back into review when that is undone", async () => {
    const player = await newMaker(site);
    const id = await publishClip(site, player);
    const notice = {
      work: "A song",
      reason: "It is mine.",
      contact_name: "A. Drake",
      contact_email: "drake@example.org",
      contact_address: "Pond 1",
      good_faith: true,
      accurate: true,
      signature: "A. Drake",
    };
    const url = `https://quack.test/yt?lang=en&clip=${id}`;
    const { reference } = answerOf<{ reference: string }>(await site.visitor.rpc("file_takedown", { ...notice, url }));
    expect((await clipOf(site.visitor, id)).id).toBe(id);
    const accepted = answerOf<{ id: number }>(await decide(reference, "accept", moderator, "takedowns"));
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    expect(await statusOf(site, id)).toBe("rejected");
    expect(await noticesOf(player)).toContain("A clip of yours was removed: a takedown notice was accepted.");
    answerOf(await undo(accepted));
    expect(await statusOf(site, id)).toBe("in_review");
    answerOf(await decide(reference, "refuse", moderator, "takedowns"));
    expect(await statusOf(site, id)).toBe("in_review");
  });
});
