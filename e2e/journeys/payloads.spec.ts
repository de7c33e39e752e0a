import { appCode } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { newPictureClass } from "#support/class-maker.ts";
import { expect, open, test } from "#support/harness.ts";
import { quack } from "#support/operator-tools.ts";
import { expectStatus, forEachInTurn, reportRunPayloads, visitAll } from "#support/payload-steps.ts";
import { solveCaptcha } from "#support/solve-captcha.ts";
import {
  packPayloads,
  PAYLOADS,
  PAYLOADS_WITHOUT_LINKS,
  TRIED_PAYLOADS,
  TRIED_WITHOUT_LINKS,
} from "#support/payloads.ts";
import { LONG } from "#support/long-tests.ts";

// Each test tries a hundred payloads; `npm test` tries fewer.
test.beforeEach(({ page }) => reportRunPayloads(page));

test("texts by players are shown as written, or refused", LONG, async ({ page, baseURL }) => {
  const writer = await newApiPlayer(baseURL!, { isOnboarded: false });
  const pictureClass = await newPictureClass(baseURL!);
  const own = `/rest/v1/my_users?user_id=eq.${writer.id}`;
  await forEachInTurn(TRIED_PAYLOADS, async (payload) => {
    await expectStatus(writer.call("PATCH", own, { username: payload }), 400);
    const score = { user_id: writer.id, app_id: pictureClass, score: payload };
    await expectStatus(writer.call("POST", "/rest/v1/leaderboard_submissions", score), 400);
  });
  // A player may change a profile 60 times in a row, so several players share the work.
  for (let from = 0; from < TRIED_PAYLOADS.length; from += 40) {
    const teller = await newApiPlayer(baseURL!, { isOnboarded: false });
    for (const payload of TRIED_PAYLOADS.slice(from, from + 40)) {
      const answer = teller.call("PATCH", `/rest/v1/my_users?user_id=eq.${teller.id}`, { who_from: payload });
      await expectStatus(answer, 204);
      expect(await expectStatus(teller.rpc("get_my_profile"), 200)).toMatchObject({ who_from: payload });
    }
  }
  for (const details of packPayloads(1000, TRIED_PAYLOADS)) {
    const report = { user_id: writer.id, target_kind: "app", target_id: "blink", reason: "other", details };
    await expectStatus(writer.call("POST", "/rest/v1/reports", report), 201);
  }
  const reports = (await expectStatus(writer.call("GET", "/rest/v1/reports?order=id"), 200)) as { details: string }[];
  expect(reports.map(({ details }) => details)).toEqual(packPayloads(1000, TRIED_PAYLOADS));

  await staySignedIn(page, writer);
  await open(page, `/profile/${writer.username}`);
  await expectStatus(writer.call("PATCH", own, { user_about: "https://stranger.test/?duck" }), 422);
  for (const about of packPayloads(300, TRIED_WITHOUT_LINKS)) {
    await expectStatus(writer.call("PATCH", own, { user_about: about }), 204);
    // Invisible characters are removed when stored.
    const [{ user_about: stored }] = (await expectStatus(writer.call("GET", `${own}&select=user_about`), 200)) as [
      { user_about: string },
    ];
    await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "account-news" })));
    await page.waitForFunction((text) => document.querySelector(".id-card__about")?.textContent === text, stored);
  }

  await open(page, `/class/${pictureClass}`);
  const unnamed = await page.getByLabel("Choose a file").evaluate(async (input: HTMLInputElement, payloads) => {
    const wrong: string[] = [];
    const dot = await fetch("/favicon.svg").then((answer) => answer.blob());
    for (const payload of payloads) {
      const chosen = new DataTransfer();
      chosen.items.add(new File([dot], payload, { type: "image/png" }));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      const isNamed = () => document.querySelector(".picture__preview")?.getAttribute("alt") === `Chosen: ${payload}`;
      for (let tries = 0; tries < 500 && !isNamed(); tries++) await new Promise((resolve) => setTimeout(resolve, 5));
      if (!isNamed()) wrong.push(payload);
    }
    return wrong;
  }, TRIED_PAYLOADS);
  expect(unnamed).toEqual([]);
});

test("texts by creators, claimants and moderators are shown as written", LONG, async ({ page, baseURL }) => {
  const moderator = await newApiPlayer(baseURL!);
  await quack(["role", "grant", moderator.username, "moderator"]);
  const half = Math.floor(PAYLOADS_WITHOUT_LINKS.length / 2);
  const made: { id: string; title: string; caption: string }[] = [];
  const creators: ApiPlayer[] = [];
  const ownOf = ({ id }: ApiPlayer) => `/rest/v1/creator_videos?user_id=eq.${id}`;
  for (let from = 0; from < half; from += 18) {
    const creator = await newApiPlayer(baseURL!);
    creators.push(creator);
    await quack(["role", "grant", creator.username, "creator"]);
    const videos = PAYLOADS_WITHOUT_LINKS.slice(from, Math.min(half, from + 18)).map((title, place) => ({
      user_id: creator.id,
      title,
      caption: PAYLOADS_WITHOUT_LINKS[half + from + place],
      url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    }));
    await expectStatus(creator.call("POST", "/rest/v1/creator_videos", videos), 201);
    const own = ownOf(creator);
    await expectStatus(creator.call("PATCH", own, { status: "in_review" }), 204);
    made.push(...((await expectStatus(creator.call("GET", `${own}&select=id,title,caption`), 200)) as typeof made));
  }
  await forEachInTurn(made, async ({ id }) => {
    await expectStatus(moderator.rpc("review_video", { video_id: id, publish: true }), 200);
  });
  await open(page, "/yt");
  await expect(page.locator(".video h3")).toHaveCount(half);
  const shown = await page
    .locator(".video__words > :is(h3, p:first-of-type)")
    .evaluateAll((all) => all.map((each) => each.textContent));
  // Invisible characters are removed when stored.
  expect(shown.sort()).toEqual(made.flatMap(({ title, caption }) => [title, caption]).sort());
  for (const creator of creators) await expectStatus(creator.call("DELETE", ownOf(creator)), 204);

  const stops = [];
  for (const [place, text] of packPayloads(500).entries()) {
    const words = { url: text, work: text, reason: text, contact_address: text };
    const names = { contact_name: PAYLOADS[place], signature: PAYLOADS[place] };
    const notice = {
      ...words,
      ...names,
      contact_email: `${crypto.randomUUID()}@drake.test`,
      good_faith: true,
      accurate: true,
    };
    const proof = { "x-captcha-token": await solveCaptcha(baseURL!, "takedown") };
    const filed = await expectStatus(creators[0]!.rpc("file_takedown", notice, proof), 200);
    const { reference, secret } = filed as { reference: string; secret: string };
    const decision = `${text}\n${reference}`;
    await expectStatus(moderator.rpc("review_takedown", { reference, accept: false, decision }), 200);
    const address = `/takedown?ref=${reference}#${secret}`;
    stops.push({ address, text }, { address, text: decision });
  }
  expect(await visitAll(page, stops, ".notice-facts dd")).toEqual([]);
});

test("the name of a second factor is shown as written", LONG, async ({ page, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  const enrolled = await expectStatus(
    player.call("POST", "/auth/v1/factors", { factor_type: "totp", friendly_name: PAYLOADS[0] }),
    200,
  );
  const { id, totp } = enrolled as { id: string; totp: { secret: string } };
  const challenge = await expectStatus(player.call("POST", `/auth/v1/factors/${id}/challenge`, {}), 200);
  const proof = { challenge_id: (challenge as { id: string }).id, code: appCode(totp.secret) };
  const session = await expectStatus(player.call("POST", `/auth/v1/factors/${id}/verify`, proof), 200);
  const { user, ...tokens } = session as { user: { factors: { friendly_name: string; id: string }[] } };
  expect(user.factors.map(({ friendly_name }) => friendly_name)).toEqual([PAYLOADS[0]]);
  // Fakes one factor per payload; the real limit is lower.
  const factors = PAYLOADS.map((friendly_name, place) => ({ ...user.factors[0]!, friendly_name, id: `${place}` }));
  await staySignedIn(page, { session: JSON.stringify({ ...tokens, user: { ...user, factors } }) });
  await open(page, "/settings?tab=security");
  const names = page.locator(".setting__list li:has(button[aria-label^=Remove]) b");
  await expect(names).toHaveCount(PAYLOADS.length);
  expect(await names.evaluateAll((all) => all.map((each) => each.textContent))).toEqual(PAYLOADS);
});
