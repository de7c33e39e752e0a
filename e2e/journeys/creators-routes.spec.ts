import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { type ApiPlayer, newApiPlayer } from "#support/api-player.ts";
import { checkRoute } from "#support/check-route.ts";
import { answerRun } from "#support/clips/answer-clips.ts";
import { expect, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";
import type { Route } from "#support/route-table.ts";
import { openWindow } from "#support/visits.ts";

// A site of its own: roles, and a channel that must not appear in the lists of other tests.
let site: AccountSite;
test.beforeAll(async () => {
  site = await startSiteWith({});
});
test.afterAll(() => site.stop());

const VIDEO = { title: "Forty floors", caption: "No hands.", url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1366, height: 768 } };

const shown = (path: string, title: string, heading = title): Route => ({ path, shows: { title, heading } });

/** The routes of creators, for an account that can or cannot link channels. */
async function routesOf(player: ApiPlayer, isCreator: boolean): Promise<Route[]> {
  const own = isCreator ? await addChannel(player) : { handle: "", channel: crypto.randomUUID(), video: "none" };
  const [list, add, edit] = [
    `/creator/${own.channel}`,
    `/creator/${own.channel}/new`,
    `/creator/${own.channel}/${own.video}`,
  ];
  return [
    shown("/yt", "Videos"),
    shown("/class/creator", "Class creator"),
    shown("/creator", "Creator"),
    shown("/creator/quack", "This site · Creator", "This site"),
    shown(`/creator/quack/new?run=${crypto.randomUUID()}`, "New clip · Creator", "New clip"),
    ...(isCreator
      ? [
          shown(list, `${own.handle} · Creator`, own.handle),
          shown(add, "New video · Creator", "New video"),
          shown(edit, `${VIDEO.title} · Creator`, "Edit video"),
        ]
      : // Another's channel, or none: the page says so.
        [list, add, edit].map((path) => shown(path, "Creator"))),
  ];
}

async function addChannel(creator: ApiPlayer) {
  const handle = `@pond-${creator.username.slice(-6)}`;
  const linked = await creator.rpc("link_channel", { url: `https://www.youtube.com/${handle}` });
  expect(linked.status, JSON.stringify(linked.data)).toBe(200);
  const channel = (linked.data as { id: string }).id;
  const row = { user_id: creator.id, social_id: channel, ...VIDEO, status: "in_review" };
  const added = await creator.call("POST", "/rest/v1/creator_videos?select=id", row, {
    prefer: "return=representation",
  });
  expect(added.status, JSON.stringify(added.data)).toBe(201);
  return { handle, channel, video: (added.data as { id: string }[])[0]!.id };
}

for (const role of ["player", "creator", "moderator"] as const) {
  for (const layout of ["default", "test"] as const) {
    test(`the pages of creators work for a ${role} in the ${layout} layout`, LONG, async ({ browser }) => {
      const player = await newApiPlayer(site.url);
      if (role !== "player") await quack(["role", "grant", player.username, role], site.dataDir);
      const routes = await routesOf(player, role === "creator");
      for (const device of [DESKTOP, PHONE]) {
        const options = { ...device, serviceWorkers: "block" as const, baseURL: site.url };
        const visit = await openWindow(browser, options, layout, player.session);
        await answerRun(visit.page, player);
        for (const route of routes) {
          await test.step(`${route.path}, ${device.viewport.width} px`, () =>
            checkRoute(visit, { route, layout, viewer: "player", hasKeys: device === DESKTOP }, player.username));
        }
        await visit.page.context().close();
      }
    });
  }
}

for (const layout of ["default", "test"] as const) {
  test(`a channel's pages ask a visitor to sign in, in the ${layout} layout`, LONG, async ({ browser }) => {
    const options = { ...DESKTOP, serviceWorkers: "block" as const, baseURL: site.url };
    const visit = await openWindow(browser, options, layout, null);
    const channel = crypto.randomUUID();
    for (const path of [`/creator/${channel}`, `/creator/${channel}/new`]) {
      await checkRoute(visit, { route: shown(path, "Creator"), layout, viewer: "visitor", hasKeys: true }, "");
    }
    await visit.page.context().close();
  });
}
