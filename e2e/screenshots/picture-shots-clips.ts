import type { Page } from "@playwright/test";
import { sampleClip } from "#support/clips/clip-workshop.ts";
import type { Shot } from "./picture-shot.ts";

type Answers = Record<string, unknown>;

const TITLES = ["Left wall, no hands", "Through the gap, twice", "The slowest win on record", "112 words, one typo"];
const GAMES = ["skyhop", "drift-belt", "sumo-pucks", "keystorm"];
const MAKERS = ["moss_toad", "reed-between", "puddle-jen", "drake.equation"];

function clip(number: number, given: Answers = {}): Answers {
  return {
    ...sampleClip(GAMES[number % GAMES.length]!, 24),
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: TITLES[number % TITLES.length],
    maker: MAKERS[number % MAKERS.length],
    poster: null,
    likes: number === 0 ? 214 : null,
    is_mine: false,
    is_liked: number === 0,
    status: "published",
    reason: null,
    published_at: new Date(Date.UTC(2026, 10, 16)).toISOString(),
    ...given,
  };
}

const CLIPS = [0, 1, 2, 3, 4].map((number) => clip(number));
const RUN = "00000000-0000-4000-8000-00000000abcd";
const RUNS = GAMES.map((app, number) => {
  const { score, unit, frames, sim_version } = sampleClip(app, 24);
  return {
    submission_id: number === 0 ? RUN : `00000000-0000-4000-8000-0000000000${number}0`,
    app_id: app,
    title: app,
    score,
    unit,
    frames,
    mode: number === 3 ? "daily" : "ranked",
    sim_version,
    is_current: true,
    is_clippable: number !== 3,
    why_not: number === 3 ? "A run of the day can be shown when the day is over." : null,
    played_at: new Date(Date.UTC(2026, 10, 16 - number)).toISOString(),
    clips: number === 0 ? 2 : 0,
  };
});
const STATES = [
  ["in_review", null],
  ["published", null],
  ["rejected", "A full name can be read in a caption. Take it out, then send it again."],
  ["draft", null],
] as const;
const MINE = STATES.map(([status, reason], number): Answers => ({
  ...clip(number, { status, reason, likes: number === 1 ? 61 : null }),
  submission_id: RUN,
  is_playable: true,
}));
const CHANNELS = [
  { id: RUN, host: "youtube.com", url: "", handle: "@puddlejump", code: "", status: "confirmed", videos: 2 },
  {
    id: "b",
    host: "tube.example",
    url: "",
    handle: "c/pond.and.pixels",
    code: "quack-7F3K-Q2",
    status: "unconfirmed",
    videos: 0,
  },
];
const VIDEOS = STATES.map(([status, reason], number) => ({
  id: String(number),
  social_id: RUN,
  app_id: GAMES[number],
  title: `Speed notes ${number + 1}`,
  caption: "Four minutes, no music.",
  url: "https://youtu.be/abcDEF_-123",
  status,
  reason,
  created_at: "2026-11-10T10:00:00Z",
  updated_at: "2026-11-10T10:00:00Z",
}));
const OUTSIDE = [1, 2].map((number) => ({
  id: String(number),
  title: number === 1 ? "How I draw a pond in six colours" : "Speed notes for Times Tower",
  caption: "",
  url: "https://youtu.be/abcDEF_-123",
  app_id: number === 1 ? null : "times-tower",
  my_users: { username: "puddle-jen" },
}));
const WATCHING = { get_clips: { clips: CLIPS, next: null }, get_best_clips: CLIPS };
const MAKING = { get_my_runs: { runs: RUNS, next: null }, get_my_clips: MINE, get_my_channels: CHANNELS };

/** Reloads the page with the server's answers for a state that would take long to make. */
const withAnswers =
  (answers: Answers, then: (page: Page) => Promise<unknown> = shown) =>
  async (page: Page) => {
    for (const [name, answer] of Object.entries(answers))
      await page.route(`**/rpc/${name}`, (route) => route.fulfill({ json: answer }));
    await page.route("**/rest/v1/creator_videos*", (route) => route.fulfill({ json: OUTSIDE }));
    await page.route("**/rpc/get_clip", (route) => {
      const { clip_id } = route.request().postDataJSON() as { clip_id: string };
      const found = CLIPS.find(({ id }) => id === clip_id);
      const gone = { code: "PT404", message: "There is no such clip.", details: null, hint: null };
      return route.fulfill(found ? { json: found } : { status: 404, json: gone });
    });
    await page.reload();
    await then(page);
  };
const shown = (page: Page) => page.locator("main h1").waitFor({ state: "attached" });
const playing = async (page: Page) => {
  await page.locator(".clip-screen--current .clip-viewer__cover").click();
  await page.locator('.clip-player[data-phase="showing"]').waitFor();
};
const refused = (name: string) => async (page: Page) => {
  await page.route(`**/rpc/${name}`, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).first().waitFor();
};
/** Runs in the page. */
async function myUsername(): Promise<string> {
  const { access_token } = JSON.parse(localStorage.getItem("quack-session")!) as { access_token: string };
  const { anonKey } = (await (await fetch("/config.json")).json()) as { anonKey: string };
  const headers = { apikey: anonKey, authorization: `Bearer ${access_token}`, "content-type": "application/json" };
  const answer = await fetch("/rest/v1/rpc/get_my_profile", { method: "POST", headers, body: "{}" });
  return ((await answer.json()) as { username: string }).username;
}
/** The player's own run in the editor: the server's replay with the viewer's name. */
const editing =
  (then: (page: Page) => Promise<unknown>, answers: Answers = {}) =>
  async (page: Page) => {
    const { app_id, score, seed, log, frames, sim_version } = sampleClip("skyhop", 24);
    const username = await page.evaluate(myUsername);
    const replay = { app_id, username, score, seed, log, frames, sim_version, is_current: true };
    await withAnswers({ ...MAKING, get_replay: replay, ...answers }, async () => {
      await page.locator('.clip-player[data-phase="showing"]').waitFor();
      await then(page);
    })(page);
  };
const still = async () => {};

const at = (name: string, address: string, rest: Partial<Shot> = {}): Shot => ({
  name: `clips-${name}`,
  address,
  ...rest,
});
const mine = (name: string, address: string, act: NonNullable<Shot["act"]>): Shot =>
  at(name, address, { who: "me", session: `clips ${name}`, act });

/** Clips, the creator pages and the editor, in all their states. */
export const CLIP_SHOTS: Shot[] = [
  at("hub", "/yt", { session: "clips hub", act: withAnswers(WATCHING, playing) }),
  at("hub-posters", "/yt", { session: "clips posters", act: withAnswers(WATCHING) }),
  at("hub-older", "/yt", {
    session: "clips older",
    act: withAnswers({ ...WATCHING, get_clips: { clips: [clip(1, { is_current: false })], next: null } }),
  }),
  at("hub-empty", "/yt", {
    session: "clips empty",
    act: withAnswers({ get_clips: { clips: [], next: null }, get_best_clips: [] }),
  }),
  at("hub-off", "/yt", {
    session: "clips off",
    act: withAnswers({ ...WATCHING, get_embeds: { mode: "off", may_embed: false, hosts: [] } }),
  }),
  at("hub-gone", "/yt?clip=00000000-0000-4000-8000-00000000dead", {
    session: "clips gone",
    act: withAnswers(WATCHING),
  }),
  at("hub-failed", "/yt", { session: "clips failed", act: refused("get_clips") }),
  at("creator-visitor", "/creator"),
  mine("creator", "/creator", withAnswers({ ...MAKING, get_creator_state: { may: true, why: null } })),
  mine("creator-invite", "/creator", withAnswers({ get_creator_state: { may: false, why: "invite" } })),
  mine("creator-runs", "/creator/quack", withAnswers(MAKING)),
  mine("creator-empty", "/creator/quack", withAnswers({ get_my_runs: { runs: [], next: null }, get_my_clips: [] })),
  mine("creator-failed", "/creator/quack", refused("get_my_runs")),
  mine("channel", `/creator/${RUN}`, withAnswers({ ...MAKING, get_my_videos: VIDEOS })),
  mine("channel-video", `/creator/${RUN}/2`, withAnswers({ ...MAKING, get_my_videos: VIDEOS })),
  mine("channel-new", `/creator/${RUN}/new`, withAnswers({ ...MAKING, get_my_videos: VIDEOS })),
  mine("editor", `/creator/quack/new?run=${RUN}`, editing(still)),
  mine(
    "editor-captions",
    `/creator/quack/new?run=${RUN}`,
    editing(async (page) => {
      await page.getByRole("button", { name: "Caption here" }).click();
      await page.getByRole("textbox", { name: /^Caption 1/ }).fill("Watch the left wall");
    }),
  ),
  mine(
    "editor-exporting",
    `/creator/quack/new?run=${RUN}`,
    editing(async (page) => {
      await page.getByRole("button", { name: "Export as a video" }).click();
      await page.getByText(/^Making the video, [1-9]/).waitFor({ timeout: 120_000 });
    }),
  ),
  mine(
    "editor-exported",
    `/creator/quack/new?run=${RUN}`,
    editing(async (page) => {
      await page.getByRole("button", { name: "Export as a video" }).click();
      await page.getByRole("link", { name: "Download" }).waitFor({ timeout: 120_000 });
    }),
  ),
  mine("editor-published", `/creator/quack/${String(MINE[1]!["id"])}`, editing(still)),
  mine("editor-sent-back", `/creator/quack/${String(MINE[2]!["id"])}`, editing(still)),
  mine("editor-not-found", "/creator/quack/nothing", withAnswers(MAKING)),
];
