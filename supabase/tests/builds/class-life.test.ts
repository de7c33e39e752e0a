import type { BegunBuild, ClassBuild, MyClass } from "@quackademy/contract/class-answers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import {
  acceptAll,
  ALL_TICKS,
  beginBuild,
  coverPicture,
  decideBuild,
  GAME,
  newCreator,
  newDraft,
  newListedClass,
  PAGE,
  pushBuild,
  sha256,
  uploadFile,
} from "#testing/class-builds.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import type { Player } from "#testing/rules-site.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: FunctionsSite;
beforeAll(async () => {
  site = await openFunctionsSite();
});
afterAll(() => site.close());

const classOf = async (creator: Player, draft: string) =>
  answerOf<MyClass[]>(await creator.rpc("get_my_classes")).find(({ id }) => id === draft)!;
const appOf = async (id: string) => {
  const [row] = await site.sql(
    `select json_build_object('listed', listed, 'entry', entry, 'build', build, 'developer', developer, 'code', code, 'flags', flags) from public.apps where id = $1`,
    id,
  );
  return row ? (JSON.parse(row[0]!) as Record<string, unknown>) : null;
};

describe("who makes classes", () => {
  test("is decided by the operator's setting, the role and the age", async () => {
    const [creator, child, player] = [
      await newCreator(site),
      await newCreator(site, { age: "under-13" }),
      await site.newPlayer(),
    ];
    const save = async (who: Player) => codeOf(await who.rpc("save_draft", { draft_id: null as never, form: {} }));
    expect(await save(creator)).toEqual([200, undefined]);
    expect(await save(child)).toEqual([403, "PT403"]);
    expect(await save(player)).toEqual([403, "PT403"]);
    expect(codeOf(await site.visitor.rpc("get_creator_state"))).toEqual([401, "42501"]);
    expect(answerOf(await player.rpc("get_creator_state"))).toMatchObject({
      may: false,
      why: "invite",
      mode: "invite",
    });
    await site.sql(`select private.set_setting('creators', 'open', 'test')`);
    expect(answerOf(await player.rpc("get_creator_state"))).toMatchObject({ may: false, why: "age" });
    await site.sql(`select private.set_setting('creators', 'off', 'test')`);
    expect(refusalOf(await creator.rpc("save_draft", { draft_id: null as never, form: {} }))).toBe(
      "403 Nobody can make classes on this site at the moment.",
    );
    await site.sql(`select private.set_setting('creators', 'invite', 'test')`);
  });
});

describe("a class", () => {
  test("goes from an empty form to the list, and shows its maker's name", async () => {
    const creator = await newCreator(site, { username: "pond-maker" });
    const empty = answerOf<{ id: string; problems: { field: string }[] }>(
      await creator.rpc("save_draft", { draft_id: null as never, form: {} }),
    );
    expect(empty.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["title", "tagline", "slug", "icon", "is_own", "controls"]) as unknown,
    );
    const { id: draft, slug, problems } = await newDraft(site, creator, "Pond Pals");
    expect([slug, problems]).toEqual(["pond-pals", []]);
    const build = await pushBuild(site, creator, draft, GAME, { note: "First" });
    expect(build).toMatchObject({ number: 1, status: "ready", files: 2, note: "First", findings: [] });
    expect(build.hash).toMatch(/^[0-9a-f]{32}$/);
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
    expect(await classOf(creator, draft)).toMatchObject({
      status: "in_review",
      in_review_build: build.id,
      app_id: null,
    });
    expect(await appOf("pond-pals")).toBeNull();
    await decideBuild(site, build.id, "publish");
    expect(await appOf("pond-pals")).toMatchObject({
      listed: true,
      entry: `/g/b/${build.hash}/index.html`,
      build: build.hash,
      developer: "pond-maker",
    });
    expect(await classOf(creator, draft)).toMatchObject({
      status: "listed",
      live_build: build.id,
      app_id: "pond-pals",
    });
    const { data: apps } = await site.visitor.rpc("get_apps_ordered_by_title");
    expect(apps!.find(({ id }) => id === "pond-pals")).toMatchObject({ is_foreign: true, licence: "MIT" });
  });

  test("is reviewed by somebody else, with the whole checklist", async () => {
    const creator = await newCreator(site, { roles: ["creator", "moderator"] });
    const moderator = await site.newPlayer({ roles: ["moderator"] });
    const { id: draft } = await newDraft(site, creator, "Judge Me");
    const build = await pushBuild(site, creator, draft, { ...GAME, "judge.txt": "1" });
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
    const token = (sub: string) =>
      site.gateway.tokenFor({
        sub,
        aal: "aal1",
        amr: [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }],
      });
    const [own, other] = [site.as(await token(creator.id)), site.as(await token(moderator.id))];
    const { stamp: seen } = answerOf<{ stamp: string }>(
      await other.rpc("moderation_item", { queue: "builds", subject: build.id }),
    );
    const publish = { queue: "builds", subject: build.id, verb: "publish", reason: "Good.", seen };
    expect(refusalOf(await own.rpc("moderate", publish))).toBe("403 Another moderator must decide about you.");
    expect((await other.rpc("moderate", publish)).status).toBe(400);
    expect(refusalOf(await own.rpc("review_ticks", { build_id: build.id, ticks: ALL_TICKS }))).toMatch(/^403/);
    answerOf(await other.rpc("review_ticks", { build_id: build.id, ticks: ALL_TICKS }));
    expect(answerOf(await other.rpc("moderation_item", { queue: "builds", subject: build.id }))).toMatchObject({
      slug: "judge-me",
      is_open: true,
      is_mine: false,
      form: { tagline: "Arcade · one button" },
    });
    const { id } = answerOf<{ id: number }>(await other.rpc("moderate", publish));
    expect(await appOf("judge-me")).toMatchObject({ listed: true });
    answerOf(await other.rpc("undo_decision", { decision_id: id }));
    expect(await appOf("judge-me")).toMatchObject({ listed: false });
    expect(await classOf(creator, draft)).toMatchObject({
      status: "in_review",
      in_review_build: build.id,
      live_build: null,
    });
  });

  test.skipIf(isShort)("is rejected with a reason, changed and submitted again", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Second Try");
    const build = await pushBuild(site, creator, draft, { ...GAME, "second.txt": "1" });
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
    expect((await creator.rpc("submit_class", { draft_id: draft, build_id: build.id })).status).toBe(409);
    await decideBuild(site, build.id, "reject", "The sound cannot be muted.");
    expect(await classOf(creator, draft)).toMatchObject({ status: "rejected", reason: "The sound cannot be muted." });
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
    answerOf(await creator.rpc("withdraw_class", { draft_id: draft }));
    expect(await classOf(creator, draft)).toMatchObject({ status: "draft", in_review_build: null });
  });

  test("plays its old version while a new one is reviewed, and an earlier one again after a roll-back", async () => {
    const creator = await newCreator(site);
    const { draft, slug, build: first } = await newListedClass(site, creator, "Two Versions");
    const second = await pushBuild(site, creator, draft, { ...GAME, "level.json": "{}" });
    expect(second.number).toBe(2);
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: second.id }));
    expect(await appOf(slug)).toMatchObject({ build: first.hash });
    expect((await creator.rpc("roll_back", { draft_id: draft, number: 2 })).status).toBe(409);
    await decideBuild(site, second.id, "publish");
    expect(await appOf(slug)).toMatchObject({ build: second.hash });
    answerOf(await creator.rpc("roll_back", { draft_id: draft, number: 1 }));
    expect(await appOf(slug)).toMatchObject({ build: first.hash, entry: `/g/b/${first.hash}/index.html` });
    const rival = await newCreator(site);
    expect((await rival.rpc("roll_back", { draft_id: draft, number: 2 })).status).toBe(404);
  });

  // In the short form, author-push.test.ts tests that only changed files are sent.
  test.skipIf(isShort)("sends only the changed file of a large build", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Many Files");
    const many = Object.fromEntries(Array.from({ length: 998 }, (_, n) => [`assets/${n}.txt`, `file ${n % 40}`]));
    await pushBuild(site, creator, draft, { ...GAME, ...many });
    const begun = answerOf<{ missing: string[] }>(
      await beginBuild(creator, draft, { ...GAME, ...many, "assets/7.txt": "changed" }),
    );
    expect(begun.missing).toEqual([sha256("changed")]);
  });

  test.skipIf(isShort)("continues an upload that was cut off, and sends only the missing files", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Cut Off");
    const files = { "index.html": `${PAGE}<!-- cut off -->`, "main.js": "'cut off';", "copy.js": "'cut off';" };
    const begin = async (of: typeof files) => answerOf<BegunBuild>(await beginBuild(creator, draft, of));
    const begun = await begin(files);
    await uploadFile(creator, begun.build_id, sha256(files["main.js"]), files["main.js"]);
    expect(await begin(files)).toEqual({ ...begun, missing: [sha256(files["index.html"])] });
    const done = await pushBuild(site, creator, draft, files);
    expect([done.id, done.status]).toEqual([begun.build_id, "ready"]);
    // Different files make a new version.
    const other = await begin({ ...files, "main.js": "'changed';" });
    expect(other.build_id).not.toBe((await begin({ ...files, "main.js": "'changed again';" })).build_id);
  });

  test.skipIf(isShort)("keeps the same address for the same files, and is the same version", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Same Again");
    const first = await pushBuild(site, creator, draft, { "game/index.html": PAGE, "game/main.js": "1;" });
    const again = await pushBuild(site, creator, draft, { "index.html": PAGE, "main.js": "1;" });
    expect(again).toEqual(first);
    const needsEval = await pushBuild(
      site,
      creator,
      draft,
      { "index.html": PAGE, "main.js": "1;" },
      { flags: ["eval"] },
    );
    expect([needsEval.hash === first.hash, needsEval.flags]).toEqual([false, ["eval"]]);
  });

  test("is unlisted and listed again by its owner, but not after a moderator unlisted it", async () => {
    const creator = await newCreator(site);
    const { draft, slug } = await newListedClass(site, creator, "On And Off");
    answerOf(await creator.rpc("unlist_class", { draft_id: draft }));
    expect(await appOf(slug)).toMatchObject({ listed: false });
    answerOf(await creator.rpc("relist_class", { draft_id: draft }));
    expect(await appOf(slug)).toMatchObject({ listed: true });
    await site.sql(
      `select private.call_queue('decide', 'classes', null, jsonb_build_object('subject', $1::text, 'verb', 'unlist', 'reason', 'Copied.'))`,
      slug,
    );
    expect(await classOf(creator, draft)).toMatchObject({ status: "unlisted", unlisted_by: "moderator" });
    expect((await creator.rpc("relist_class", { draft_id: draft })).status).toBe(409);
    expect(
      (
        await creator.rpc("submit_class", {
          draft_id: draft,
          build_id: sha256("").slice(0, 8) + "-0000-4000-8000-000000000000",
        })
      ).status,
    ).toBe(403);
  });

  test.skipIf(isShort)(
    "that its owner unlisted in time is not listed again after a moderator unlisted it",
    async () => {
      const creator = await newCreator(site);
      const { draft, slug } = await newListedClass(site, creator, "Faster Than You");
      answerOf(await creator.rpc("unlist_class", { draft_id: draft }));
      await site.sql(`update public.apps set listed = false where id = $1`, slug);
      expect(await classOf(creator, draft)).toMatchObject({ status: "unlisted", unlisted_by: "moderator" });
      expect((await creator.rpc("relist_class", { draft_id: draft })).status).toBe(409);
    },
  );

  test.skipIf(isShort)("keeps the name that is being reviewed", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Nice Name");
    const { form } = await classOf(creator, draft);
    const build = await pushBuild(site, creator, draft, { ...GAME, "nice.txt": "1" });
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
    const other = {
      ...form,
      title: "Another Name",
      slug: "another-name",
      score: { kind: "none", order: "?", min: "?" },
    };
    expect(answerOf(await creator.rpc("save_draft", { draft_id: draft, form: other as never }))).toMatchObject({
      slug: "nice-name",
    });
    await decideBuild(site, build.id, "publish");
    expect([await appOf("another-name"), await appOf("nice-name")]).toMatchObject([null, { listed: true }]);
    // Scores of a class without scores are not looked at, whatever the form says.
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
    await decideBuild(site, build.id, "publish");
  });

  test("stays when the site starts again with its own games", async () => {
    const creator = await newCreator(site);
    const { slug } = await newListedClass(site, creator, "Restart Me");
    const before = await appOf(slug);
    const ours = {
      id: slug,
      code: "ARC 99",
      tagline: "x",
      description: "x",
      controls: [],
      categories: ["arcade"],
      devices: [],
      players: 1,
      licence: "x",
      spine: "#000000",
      featured: false,
      entry: "/g/x/index.html",
      verifier: "none",
      score: { order: "desc", unit: "m", min: 0, max: 1 },
    };
    await site.sql(`select private.sync_catalogue($1::jsonb)`, JSON.stringify([ours]));
    expect(await appOf(slug)).toEqual(before);
  });

  test("is deleted by its owner: nothing is left to play", async () => {
    const creator = await newCreator(site);
    const { draft, slug } = await newListedClass(site, creator, "Gone Tomorrow");
    const rival = await newCreator(site);
    expect((await rival.rpc("delete_class", { draft_id: draft })).status).toBe(404);
    answerOf(await creator.rpc("delete_class", { draft_id: draft }));
    expect(await appOf(slug)).toMatchObject({ listed: false, entry: null, build: null });
    const [texts] = await site.sql(
      `select tagline, description, controls, licence, source_url from public.apps where id = $1`,
      slug,
    );
    expect(texts).toEqual(["removed", "removed", "[]", "none", null]);
    expect(answerOf(await creator.rpc("get_my_classes"))).toEqual([]);
  });
});

describe("a trusted creator", () => {
  const trusted = () => newCreator(site, { age: "adult", roles: ["creator", "trusted-creator"] });

  test.skipIf(isShort)("updates a reviewed class at once, unless the scan finds something new", async () => {
    const creator = await trusted();
    const { draft, slug, build: first } = await newListedClass(site, creator, "Trusted One");
    const second = await pushBuild(site, creator, draft, { ...GAME, "two.txt": "2" });
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: second.id }));
    expect(await appOf(slug)).toMatchObject({ build: second.hash });
    await decideBuild(site, second.id, "reject", "No.");
    expect(await appOf(slug)).toMatchObject({ build: first.hash });
    const risky = await pushBuild(site, creator, draft, { ...GAME, "net.js": "new RTCPeerConnection()" });
    expect(risky.findings).toEqual([{ rule: "webrtc", path: "net.js", detail: null }]);
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: risky.id }));
    expect(await appOf(slug)).toMatchObject({ build: first.hash });
  });

  test.skipIf(isShort)("falls back to the reviewed version after a week without a review", async () => {
    const creator = await trusted();
    const { draft, slug, build: first } = await newListedClass(site, creator, "Trusted Week");
    const second = await pushBuild(site, creator, draft, { ...GAME, "week.txt": "2" });
    answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: second.id }));
    await site.travel("6 days 23 hours");
    await site.service.rpc("sweep");
    expect(await appOf(slug)).toMatchObject({ build: second.hash });
    await site.travel("2 hours");
    await site.service.rpc("sweep");
    expect(await appOf(slug)).toMatchObject({ build: first.hash });
  });
});

describe("a blocked build", () => {
  test("is unlisted, and nobody uploads the same files again", async () => {
    const creator = await newCreator(site);
    const files = { ...GAME, "shock.txt": "boo" };
    const { slug, build } = await newListedClass(site, creator, "Shock One", files);
    await decideBuild(site, build.id, "block", "A shock picture.");
    expect(await appOf(slug)).toMatchObject({ listed: false });
    const rival = await newCreator(site);
    const { id } = await newDraft(site, rival, "Shock Two");
    await expect(pushBuild(site, rival, id, files)).rejects.toThrow("These files were blocked by the moderators.");
    const near = await pushBuild(site, rival, id, { ...files, "more.txt": "x" });
    expect(near.findings).toEqual([expect.objectContaining({ rule: "blocked-before" })]);
  });

  test("follows an accepted takedown notice, and its undo", async () => {
    const creator = await newCreator(site);
    const { slug, build } = await newListedClass(site, creator, "Taken Down");
    const [row] = await site.sql(
      `select private.file_takedown(jsonb_build_object('url', 'https://quack.test/class/' || $1::text, 'work', 'w', 'reason', 'r', 'contact_name', 'n',
        'contact_email', 'a@b.test', 'contact_address', 'a', 'good_faith', true, 'accurate', true, 'signature', 's')) ->> 'reference'`,
      slug,
    );
    await site.sql(`select private.decide_takedown($1, true, 'Copied.')`, row![0]!);
    const state = async () => (await site.sql(`select private.build_state($1)`, build.hash))[0]![0];
    expect([await state(), (await appOf(slug))!["listed"]]).toEqual(["blocked", false]);
    await site.sql(`update public.takedowns set status = 'received' where reference = $1`, row![0]!);
    expect(await state()).toBe("ready");
  });
});

describe("an account that is deleted", () => {
  test.skipIf(isShort)("takes its classes along, except one that was given away", async () => {
    const creator = await newCreator(site);
    const goes = await newListedClass(site, creator, "Leaves Too");
    const stays = await newListedClass(site, creator, "Stays Here", undefined, { keep_when_deleted: true });
    const closed = await newListedClass(site, creator, "Not Free", undefined, {
      keep_when_deleted: true,
      licence: "All rights reserved",
    });
    const exported = answerOf<Record<string, unknown[]>>(await creator.rpc("export_my_data"));
    expect([exported["class_drafts"]!.length, exported["class_builds"]!.length]).toEqual([3, 3]);
    await site.sql(`delete from auth.users where id = $1`, creator.id);
    expect(await appOf(goes.slug)).toMatchObject({ listed: false, entry: null });
    expect(await appOf(closed.slug)).toMatchObject({ listed: false, entry: null });
    expect(await appOf(stays.slug)).toMatchObject({
      listed: true,
      developer: "somebody who has left",
      build: stays.build.hash,
    });
    const [left] = await site.sql(`select count(*) from public.class_drafts where user_id = $1`, creator.id);
    expect(left).toEqual(["0"]);
  });
});

describe("the sweep", () => {
  test.skipIf(isShort)("deletes unfinished builds after a day, and the files that nothing uses", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Half Done");
    const only = { "index.html": "<!doctype html>only here" };
    const { build_id: build } = answerOf<{ build_id: string }>(await beginBuild(creator, draft, only));
    await uploadFile(creator, build, sha256(only["index.html"]), only["index.html"]);
    const stored = async () =>
      (
        await site.sql(
          `select count(*) from storage.objects where bucket_id = 'game_files' and name like '%' || $1`,
          sha256(only["index.html"]),
        )
      )[0]![0];
    await site.invoke("sweep", site.gateway.serviceKey, {});
    expect(await stored()).toBe("1");
    await acceptAll(site, creator, build);
    const done = answerOf<ClassBuild>(await creator.rpc("finish_build", { build_id: build }));
    expect(done.status).toBe("ready");
    await site.invoke("sweep", site.gateway.serviceKey, {});
    expect(await stored()).toBe("1");
    answerOf(await creator.rpc("delete_build", { build_id: build }));
    await site.travel("2 hours");
    await site.sql(`update storage.objects set created_at = now() - interval '2 hours' where bucket_id = 'game_files'`);
    await site.invoke("sweep", site.gateway.serviceKey, {});
    expect(await stored()).toBe("0");
  });
});

describe("a cover", () => {
  test.skipIf(isShort)("is re-encoded to 640 × 400, for the owner of the class only", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "With Cover");
    const path = `${draft}/cover.png`;
    const { error } = await creator.storage
      .from("class_uploads")
      .upload(path, coverPicture(), { contentType: "image/png" });
    expect(error).toBeNull();
    const rival = await newCreator(site);
    expect(
      (await rival.storage.from("class_uploads").upload(`${draft}/x.png`, coverPicture(), { contentType: "image/png" }))
        .error,
    ).not.toBeNull();
    const accept = (who: Player) => site.invoke("accept-image", who.token, { bucket: "class_uploads", path });
    expect((await accept(rival)).status).toBe(403);
    const { status, body } = await accept(creator);
    expect([status, body["width"], body["height"]]).toEqual([200, 640, 400]);
    expect(body["path"]).toMatch(/^[0-9a-f]{64}\.webp$/);
    const shown = await creator.storage.from("class_covers").download(`${draft}/${String(body["path"])}`);
    expect([shown.error, shown.data?.type]).toEqual([null, "image/webp"]);
  });
});
