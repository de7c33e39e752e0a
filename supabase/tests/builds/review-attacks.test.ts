import type { ClassForm, MyClass } from "@quackademy/contract/class-answers.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import {
  ALL_TICKS,
  beginBuild,
  coverPicture,
  decideBuild,
  fullForm,
  GAME,
  newCreator,
  newDraft,
  newListedClass,
  pushBuild,
} from "#testing/class-builds.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import type { Player } from "#testing/rules-site.ts";

let site: FunctionsSite;
let moderator: Player;
beforeAll(async () => {
  site = await openFunctionsSite();
  moderator = await site.newPlayer({ roles: ["moderator"] });
});
afterAll(() => site.close());

const classOf = async (creator: Player, draft: string) =>
  answerOf<MyClass[]>(await creator.rpc("get_my_classes")).find(({ id }) => id === draft)!;
const appOf = async (id: string) => {
  const [row] = await site.sql(`select listed, build, entry from public.apps where id = $1`, id);
  return { listed: row![0] === "t" || row![0] === "true", build: row![1], entry: row![2] };
};
const isListed = async (id: string) => (await appOf(id)).listed;
const submit = (creator: Player, draft: string, build?: string) =>
  creator.rpc("submit_class", { draft_id: draft, ...(build !== undefined && { build_id: build }) });
const stampOf = async (build: string) =>
  answerOf<{ stamp: string }>(await moderator.rpc("moderation_item", { queue: "builds", subject: build })).stamp;
const publish = async (build: string, seen?: string) =>
  moderator.rpc("moderate", {
    queue: "builds",
    subject: build,
    verb: "publish",
    reason: "Good.",
    ...(seen !== undefined && { seen }),
  });
const decideClass = (slug: string, verb: string, by = moderator) =>
  by.rpc("moderate", { queue: "classes", subject: slug, verb, reason: "I looked." });
const statusOf = async (build: string) =>
  (await site.sql(`select status from public.class_builds where id = $1`, build))[0]![0];
const trusted = () => newCreator(site, { age: "adult", roles: ["creator", "trusted-creator"] });

describe("a class that changes while it is reviewed", () => {
  test("is not published with a form that the moderator has not seen", async () => {
    const creator = await newCreator(site);
    const { id: draft } = await newDraft(site, creator, "Bait And Switch");
    const build = await pushBuild(site, creator, draft, { ...GAME, "bait.txt": "1" });
    answerOf(await submit(creator, draft, build.id));
    const seen = await stampOf(build.id);
    answerOf(await creator.rpc("withdraw_class", { draft_id: draft }));
    const { form } = await classOf(creator, draft);
    const changed = { ...form, description: "Something else." } as never;
    answerOf(await creator.rpc("save_draft", { draft_id: draft, form: changed }));
    answerOf(await submit(creator, draft, build.id));
    answerOf(await moderator.rpc("review_ticks", { build_id: build.id, ticks: ALL_TICKS }));
    expect(refusalOf(await publish(build.id, seen))).toBe("409 This was changed since you opened it. Open it again.");
    expect(refusalOf(await publish(build.id))).toMatch(/^400 Say which version/);
    answerOf(await publish(build.id, await stampOf(build.id)));
    expect(await isListed("bait-and-switch")).toBe(true);
  });
});

describe("a class whose maker may not publish any more", () => {
  test("is unlisted while its maker is suspended, and only then", async () => {
    const creator = await newCreator(site);
    const [shown, off] = [
      await newListedClass(site, creator, "Held Class"),
      await newListedClass(site, creator, "Unlisted By Owner"),
    ];
    answerOf(await creator.rpc("unlist_class", { draft_id: off.draft }));
    await site.sql(`select private.ban($1, 'Mean.', private.now() + interval '3 days')`, creator.id);
    expect([await isListed(shown.slug), await isListed(off.slug)]).toEqual([false, false]);
    expect(refusalOf(await decideClass(shown.slug, "relist"))).toMatch(/^409 The maker of this class is suspended/);
    // It stays unlisted when a moderator publishes it.
    await site.travel("3 days 1 hour");
    await site.service.rpc("sweep");
    expect([await isListed(shown.slug), await isListed(off.slug)]).toEqual([true, false]);
    expect(await classOf(creator, shown.draft)).toMatchObject({ status: "listed", unlisted_by: null, reason: null });
  });

  test.skipIf(isShort)("stays unlisted after a suspension if a moderator unlisted it meanwhile", async () => {
    const creator = await newCreator(site);
    const { slug, draft } = await newListedClass(site, creator, "Held And Unlisted");
    await site.sql(`select private.ban($1, 'Mean.')`, creator.id);
    answerOf(await decideClass(slug, "unlist"));
    await site.sql(`select private.unban($1)`, creator.id);
    expect(await isListed(slug)).toBe(false);
    expect((await creator.rpc("relist_class", { draft_id: draft })).status).toBe(409);
  });

  test.each([
    [
      "turns out to be a child",
      (id: string) => site.sql(`update public.my_users set age_band = 'under-13' where user_id = $1`, id),
    ],
    [
      "lost the role",
      (id: string) => site.sql(`delete from public.player_roles where user_id = $1 and role = 'creator'`, id),
    ],
  ])("is unlisted if the maker %s, and kept if a moderator says so", async (what, happen) => {
    const creator = await newCreator(site);
    const title = `No Maker ${what.length}`;
    const { slug, draft } = await newListedClass(site, creator, title);
    await happen(creator.id);
    expect(await isListed(slug)).toBe(false);
    expect((await creator.rpc("relist_class", { draft_id: draft })).status).toBe(409);
    // Moderators do not learn whether it is the age or the role.
    expect(answerOf(await moderator.rpc("moderation_item", { queue: "classes", subject: slug }))).toMatchObject({
      listed: false,
      held_for: "maker",
    });
    const kept = answerOf<{ id: number }>(await decideClass(slug, "relist"));
    expect(await isListed(slug)).toBe(true);
    answerOf(await moderator.rpc("undo_decision", { decision_id: kept.id }));
    expect(await isListed(slug)).toBe(false);
    answerOf(await decideClass(slug, "relist"));
    // A suspension still counts.
    await site.sql(`select private.ban($1, 'Mean.')`, creator.id);
    expect(await isListed(slug)).toBe(false);
    await site.sql(`select private.unban($1)`, creator.id);
    expect(await isListed(slug)).toBe(true);
  });

  test("is listed again when the maker gets the role back, but not by the maker as a moderator", async () => {
    const creator = await newCreator(site, { roles: ["creator", "moderator"] });
    const { slug } = await newListedClass(site, creator, "Role And Back");
    await site.sql(`delete from public.player_roles where user_id = $1 and role = 'creator'`, creator.id);
    expect(refusalOf(await decideClass(slug, "relist", creator))).toMatch(/^403/);
    expect(await isListed(slug)).toBe(false);
    await site.sql(`insert into public.player_roles (user_id, role) values ($1, 'creator')`, creator.id);
    expect(await isListed(slug)).toBe(true);
  });
});

describe("a game on another host", () => {
  const set = (name: string, value: string) => site.sql(`select private.set_setting($1, $2, 'test')`, name, value);

  test("closes when the host is taken off the list, whoever tries to open it, and comes back with the host", async () => {
    await set("game-hosts", "games.example");
    const creator = await newCreator(site);
    const address = "https://games.example/pond/";
    const { id: draft } = await newDraft(site, creator, "Far Pond", { address });
    answerOf(await submit(creator, draft));
    const { in_review_build: build } = await classOf(creator, draft);
    await decideBuild(site, build!, "publish");
    expect(await appOf("far-pond")).toMatchObject({ listed: true, entry: address });

    await set("game-hosts", "none");
    expect(await isListed("far-pond")).toBe(false);
    expect(await classOf(creator, draft)).toMatchObject({
      unlisted_by: "site",
      reason: "Games of this host are not allowed here at the moment. Upload the files instead.",
    });
    expect((await creator.rpc("relist_class", { draft_id: draft })).status).toBe(409);
    expect(refusalOf(await decideClass("far-pond", "relist"))).toMatch(/^409 The host of this game is not allowed/);
    answerOf(await creator.rpc("roll_back", { draft_id: draft, number: 1 }));
    expect(await isListed("far-pond")).toBe(false);
    await set("game-hosts", "other.example");
    expect(await isListed("far-pond")).toBe(false);
    await set("game-hosts", "other.example,games.example");
    expect(await appOf("far-pond")).toMatchObject({ listed: true, entry: address });
    await set("game-hosts", "none");
  });
});

describe("a trusted creator's head start", () => {
  test.skipIf(isShort)("is not renewed by withdrawing and submitting again, nor by another build", async () => {
    const creator = await trusted();
    const { draft, slug, build: first } = await newListedClass(site, creator, "Endless Week");
    const [second, third] = [
      await pushBuild(site, creator, draft, { ...GAME, "endless.txt": "2" }),
      await pushBuild(site, creator, draft, { ...GAME, "endless.txt": "3" }),
    ];
    answerOf(await submit(creator, draft, second.id));
    await site.travel("6 days");
    answerOf(await creator.rpc("withdraw_class", { draft_id: draft }));
    answerOf(await submit(creator, draft, third.id));
    expect(await appOf(slug)).toMatchObject({ build: third.hash });
    await site.travel("1 day 1 hour");
    await site.service.rpc("sweep");
    expect(await appOf(slug)).toMatchObject({ build: first.hash });
    answerOf(await creator.rpc("withdraw_class", { draft_id: draft }));
    answerOf(await submit(creator, draft, second.id));
    expect(await appOf(slug)).toMatchObject({ build: first.hash });
    // A moderator who publishes a version begins a new week.
    await decideBuild(site, second.id, "publish");
    answerOf(await submit(creator, draft, third.id));
    expect(await appOf(slug)).toMatchObject({ build: third.hash });
    // After a rejected version there is no head start.
    await decideBuild(site, third.id, "reject", "No.");
    const fourth = await pushBuild(site, creator, draft, { ...GAME, "endless.txt": "4" });
    answerOf(await submit(creator, draft, fourth.id));
    expect(await appOf(slug)).toMatchObject({ build: second.hash });
  });
});

describe("a build that is unblocked", () => {
  test("goes back to review if nobody reviewed it, and its class plays the reviewed version", async () => {
    const creator = await trusted();
    const { draft, slug, build: first } = await newListedClass(site, creator, "Blocked Unseen");
    const second = await pushBuild(site, creator, draft, { ...GAME, "unseen.txt": "2" });
    answerOf(await submit(creator, draft, second.id));
    await site.sql(`select private.block_hash($1, 'takedown')`, second.hash);
    await site.sql(`select private.unblock_hash($1)`, second.hash);
    expect([await statusOf(second.id), await appOf(slug)]).toMatchObject(["in_review", { build: first.hash }]);
    expect(await classOf(creator, draft)).toMatchObject({ in_review_build: second.id, live_build: first.id });
    expect((await creator.rpc("roll_back", { draft_id: draft, number: 2 })).status).toBe(409);
    await site.sql(`select private.block_hash($1, 'takedown')`, first.hash);
    await site.sql(`select private.unblock_hash($1)`, first.hash);
    expect(await statusOf(first.id)).toBe("approved");
  });
});

describe("the undo of a published version", () => {
  test.skipIf(isShort)("works after the version before it was deleted", async () => {
    const creator = await newCreator(site);
    const { draft, slug, build: first } = await newListedClass(site, creator, "Undo Me");
    const second = await pushBuild(site, creator, draft, { ...GAME, "undo.txt": "2" });
    answerOf(await submit(creator, draft, second.id));
    answerOf(await moderator.rpc("review_ticks", { build_id: second.id, ticks: ALL_TICKS }));
    const decision = answerOf<{ id: number }>(await publish(second.id, await stampOf(second.id)));
    answerOf(await creator.rpc("delete_build", { build_id: first.id }));
    answerOf(await moderator.rpc("undo_decision", { decision_id: decision.id }));
    expect(await isListed(slug)).toBe(false);
    expect(await classOf(creator, draft)).toMatchObject({
      status: "in_review",
      in_review_build: second.id,
      live_build: null,
    });
    answerOf(await moderator.rpc("review_ticks", { build_id: second.id, ticks: ALL_TICKS }));
    answerOf(await publish(second.id, await stampOf(second.id)));
    expect(await appOf(slug)).toMatchObject({ listed: true, build: second.hash });
  });
});

describe("a cover", () => {
  const shownAt = async (icon: string) =>
    (await fetch(`${site.gateway.url}/storage/v1/object/public/class_art/${icon}`)).status;
  const toPublic = (by: Player, path: string) =>
    site.invoke("accept-image", by.token, { bucket: "class_covers", path });

  test("is seen by its maker and its reviewer only, until the class is published", async () => {
    const creator = await newCreator(site);
    const saved = await newDraft(site, creator, "Hidden Cover");
    const draft = saved.id;
    const upload = { contentType: "image/png" };
    await creator.storage.from("class_uploads").upload(`${draft}/cover.png`, coverPicture(), upload);
    const { body } = await site.invoke("accept-image", creator.token, {
      bucket: "class_uploads",
      path: `${draft}/cover.png`,
    });
    const icon = String(body["path"]);
    const form: ClassForm = { ...(await fullForm(site, "Hidden Cover")), icon };
    expect(answerOf(await creator.rpc("save_draft", { draft_id: draft, form }))).toMatchObject({ problems: [] });
    const rival = await newCreator(site);
    const stolen = await newDraft(site, rival, "Stolen Cover", { icon });
    expect(stolen.problems).toMatchObject([{ field: "icon" }]);
    const path = `${draft}/${icon}`;
    const sees = async (who: Player) => (await who.storage.from("class_covers").download(path)).error === null;
    const seen = async () => [await sees(creator), await sees(moderator), await sees(rival), await shownAt(icon)];
    expect(await seen()).toEqual([true, false, false, 400]);
    expect((await creator.storage.from("class_covers").createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await creator.storage.from("class_covers").upload(`${draft}/x.webp`, coverPicture())).error).not.toBeNull();

    const build = await pushBuild(site, creator, draft, { ...GAME, "cover.txt": "1" });
    answerOf(await submit(creator, draft, build.id));
    expect(await seen()).toEqual([true, true, false, 400]);
    answerOf(await moderator.rpc("review_ticks", { build_id: build.id, ticks: ALL_TICKS }));
    const stamp = await stampOf(build.id);
    expect(refusalOf(await publish(build.id, stamp))).toMatch(/^409 The cover is not published yet/);
    for (const [who, where, status] of [
      [creator, `${draft}/${stamp}`, 403],
      [rival, `${draft}/${stamp}`, 403],
      [moderator, `${draft}/${"0".repeat(32)}`, 409],
      [moderator, path, 400],
    ] as const)
      expect((await toPublic(who, where)).status).toBe(status);
    expect(await shownAt(icon)).toBe(400);
    expect((await toPublic(moderator, `${draft}/${stamp}`)).status).toBe(200);
    answerOf(await publish(build.id, stamp));
    expect(await shownAt(icon)).toBe(200);
  });

  test.skipIf(isShort)(
    "of a class that the operator published is copied by the sweep, and a duck shows until then",
    async () => {
      const creator = await newCreator(site);
      const { id: draft } = await newDraft(site, creator, "Swept Cover");
      const icon = `${"ab".repeat(32)}.webp`;
      const picture = Buffer.from("RIFF....WEBPVP8 ");
      const stored = { contentType: "image/webp" };
      await site.service.storage.from("class_covers").upload(`${draft}/${icon}`, picture, stored);
      const form: ClassForm = { ...(await fullForm(site, "Swept Cover")), icon };
      answerOf(await creator.rpc("save_draft", { draft_id: draft, form }));
      const build = await pushBuild(site, creator, draft, { ...GAME, "swept.txt": "1" });
      answerOf(await submit(creator, draft, build.id));
      await decideBuild(site, build.id, "publish");
      const cover = async () =>
        answerOf<{ icon: string }[]>(await site.service.from("apps").select("icon").eq("id", "swept-cover"))[0]?.icon;
      expect([await shownAt(icon), await cover()]).toEqual([400, "/covers/soon.svg"]);
      await site.invoke("sweep", site.gateway.serviceKey, {});
      await site.invoke("sweep", site.gateway.serviceKey, {});
      expect([await shownAt(icon), await cover()]).toEqual([200, `/storage/v1/object/public/class_art/${icon}`]);
    },
  );
});

describe("the content of a file", () => {
  /** Text like minified code from a packer: every character is equally likely. */
  const dense = Array.from({ length: 70_000 }, (_, n) => String.fromCharCode(33 + ((n * 7919 + (n >> 6) * 31) % 93)));

  test("is judged for every name, not for the first that it had", async () => {
    const [first, second] = [await newCreator(site), await newCreator(site)];
    const text = dense.join("");
    const { id: one } = await newDraft(site, first, "Harmless Name");
    const asText = await pushBuild(site, first, one, { ...GAME, "a.txt": text });
    expect(asText.findings.filter(({ rule }) => rule === "packed")).toEqual([]);
    const { id: two } = await newDraft(site, second, "Real Name");
    const asScript = await pushBuild(site, second, two, { ...GAME, "a.txt": text, "z.js": text });
    expect(asScript.findings.filter(({ rule }) => rule === "packed")).toEqual([
      { rule: "packed", path: "z.js", detail: null },
    ]);
  });

  test.skipIf(isShort)("that somebody uploaded under a wrong name can be uploaded under its right one", async () => {
    const [rival, creator] = [await newCreator(site), await newCreator(site)];
    const packed = brotliCompressSync("new RTCPeerConnection(); // for the pond");
    const { id: one } = await newDraft(site, rival, "Spoiler");
    expect((await pushBuild(site, rival, one, { ...GAME, "a.data": packed })).findings).toEqual([]);
    const { id: two } = await newDraft(site, creator, "Spoiled");
    const build = await pushBuild(site, creator, two, { ...GAME, "main.js.br": packed });
    expect(build.findings).toEqual([{ rule: "webrtc", path: "main.js.br", detail: null }]);
    const again = answerOf<{ missing: string[] }>(
      await beginBuild(creator, two, { ...GAME, "main.js.br": packed, "b.txt": "b" }),
    );
    expect(again.missing).toHaveLength(1);
  });

  test.skipIf(isShort)("cannot hide one finding behind many others", async () => {
    const creator = await newCreator(site);
    const { id } = await newDraft(site, creator, "Many Hosts");
    const noise = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [
        `n${n}.js`,
        [1, 2, 3, 4, 5, 6, 7].map((host) => `"https://h${n}-${host}.test"`).join(";"),
      ]),
    );
    const { findings } = await pushBuild(site, creator, id, { ...GAME, ...noise, "z.js": "new RTCPeerConnection()" });
    expect(findings).toContainEqual({ rule: "webrtc", path: "z.js", detail: null });
    expect(findings.length).toBeLessThan(60);
  });
});

test.skipIf(isShort)("measuring a build does not keep its creator from saving the form", async () => {
  const creator = await newCreator(site);
  const { id: draft } = await newDraft(site, creator, "Measured");
  const build = await pushBuild(site, creator, draft, { ...GAME, "measured.txt": "1" });
  const report = () => creator.rpc("keep_report", { build_id: build.id, report: { bytes: 1 } });
  let answer = await report();
  for (let n = 0; n < 40 && answer.status < 300; n++) answer = await report();
  expect(refusalOf(answer)).toMatch(/^429 You are inspecting builds very often/);
  const form = await fullForm(site, "Measured");
  expect((await creator.rpc("save_draft", { draft_id: draft, form })).status).toBe(200);
});
