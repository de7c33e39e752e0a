import type { Browser, BrowserContextOptions } from "@playwright/test";
import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { answerClips, answerRun } from "#support/clips/answer-clips.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";

// A site of its own: channels and videos made here must not appear in the lists of other tests.
let site: AccountSite;
test.beforeAll(async () => {
  site = await startSiteWith({});
});
test.afterAll(() => site.stop());

const VIDEO = { caption: "No hands.", url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };

async function newPlayer(role?: "creator" | "moderator"): Promise<ApiPlayer> {
  const player = await newApiPlayer(site.url);
  if (role) await quack(["role", "grant", player.username, role], site.dataDir);
  return player;
}

async function ask<T>(player: ApiPlayer, name: string, given: object): Promise<T> {
  const { status, data } = await player.rpc(name, given);
  expect(status, `${name}: ${JSON.stringify(data)}`).toBe(200);
  return data as T;
}

async function addVideo(creator: ApiPlayer, channel: string, title: string): Promise<string> {
  const row = { user_id: creator.id, social_id: channel, ...VIDEO, title, status: "in_review" };
  const { status, data } = await creator.call("POST", "/rest/v1/creator_videos?select=id", row, {
    prefer: "return=representation",
  });
  expect(status, JSON.stringify(data)).toBe(201);
  return (data as { id: string }[])[0]!.id;
}

/** A page that records every request, and answers those to other hosts itself. */
async function enter(browser: Browser, player: ApiPlayer | null, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ serviceWorkers: "block", baseURL: site.url, ...options });
  const page = await context.newPage();
  const ours: string[] = [];
  const left: string[] = [];
  const { host } = new URL(site.url);
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!/^(http|ws)s?:$/.test(url.protocol)) return;
    if (url.host === host) ours.push(url.pathname);
    else left.push(url.host);
  });
  await context.route(
    (url) => url.host !== host && url.protocol.startsWith("http"),
    (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  if (player) await staySignedIn(page, player);
  return { page, ours, left };
}

const settled = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
};

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const [device, options] of [
  ["a desktop", {}],
  ["a phone", PHONE],
] as const) {
  test(`no page of creators asks another host for anything before a click, on ${device}`, LONG, async ({ browser }) => {
    const [creator, moderator] = [await newPlayer("creator"), await newPlayer("moderator")];
    const url = `https://www.youtube.com/@pond-${device.slice(2)}`;
    const { id: channel } = await ask<{ id: string }>(creator, "link_channel", { url });
    const [shownTitle, waitingTitle] = [`Forty floors on ${device}`, `Fifty floors on ${device}`];
    const [shown, waiting] = [
      await addVideo(creator, channel, shownTitle),
      await addVideo(creator, channel, waitingTitle),
    ];
    const { stamp } = await ask<{ stamp: string }>(moderator, "moderation_item", { queue: "videos", subject: shown });
    const decision = { queue: "videos", subject: shown, verb: "publish", reason: "I looked.", seen: stamp };
    await ask(moderator, "moderate", decision);

    const maker = await enter(browser, creator, options);
    await answerRun(maker.page, creator);
    const paths = [
      "/creator",
      "/creator/quack",
      `/creator/quack/new?run=${crypto.randomUUID()}`,
      `/creator/${channel}`,
      `/creator/${channel}/new`,
      `/creator/${channel}/${waiting}`,
      "/class/creator",
    ];
    for (const path of paths) {
      await open(maker.page, path);
      await settled(maker.page);
      expect(maker.left, path).toEqual([]);
    }
    await open(maker.page, `/creator/${channel}/new`);
    await maker.page.getByLabel("Address of the video").fill(VIDEO.url);
    await settled(maker.page);
    expect(maker.left, "an address that was typed").toEqual([]);

    const desk = await enter(browser, moderator, options);
    for (const queue of ["clips", "videos", "channels", "builds"]) {
      await open(desk.page, `/moderation?queue=${queue}`);
      await settled(desk.page);
      expect(desk.left, queue).toEqual([]);
    }
    await open(desk.page, "/moderation?queue=videos");
    await desk.page.getByRole("button", { name: waitingTitle }).first().click();
    await settled(desk.page);
    expect(desk.left, "a video in review").toEqual([]);

    // Videos of other sites are for players of a known age: visitors and children cannot even ask for one.
    const [visitor, child] = [
      await enter(browser, null, options),
      await enter(browser, await newApiPlayer(site.url, { isOnboarded: false }), options),
    ];
    for (const person of [visitor, child]) {
      await answerClips(person.page, 3);
      for (const path of ["/creator", "/class/creator", "/yt"]) {
        await open(person.page, path);
        await settled(person.page);
      }
      await expect(person.page.getByRole("heading", { name: shownTitle })).toBeVisible();
      await expect(person.page.getByText("Videos of other sites are for players of 13 or over.")).toBeVisible();
      await expect(person.page.getByRole("button", { name: /^Load / })).toHaveCount(0);
      expect(person.left).toEqual([]);
    }
    await expect(visitor.page.getByRole("link", { name: "Sign in to watch them" })).toBeVisible();

    // Control: the recorder sees a request to another host after a click.
    const player = await enter(browser, await newPlayer(), options);
    await answerClips(player.page, 3);
    await open(player.page, "/yt");
    await settled(player.page);
    expect(player.left, "/yt").toEqual([]);
    await player.page.getByRole("button", { name: `Load ${shownTitle}` }).click();
    await expect.poll(() => [...new Set(player.left)]).toEqual(["www.youtube-nocookie.com"]);
    const people = [maker, desk, visitor, child, player];
    for (const { ours } of people) expect(ours.length).toBeGreaterThan(10);
    await Promise.all(people.map(({ page }) => page.context().close()));
  });
}
