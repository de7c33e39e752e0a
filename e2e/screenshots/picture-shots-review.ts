import type { Page } from "@playwright/test";
import { sampleClip } from "#support/clips/clip-workshop.ts";
import type { Shot } from "./picture-shot.ts";

const ID = "7d0c2a4e-1f3b-4c5d-8e6f-0a1b2c3d4e5f";
const AT = "2026-11-17T16:42:00+00:00";
const PLAYER = {
  user_id: ID,
  username: "puddle-jen",
  icon: "default",
  user_about: "I make small games about water.",
  joined_at: "2026-03-02T10:00:00+00:00",
  decisions: 0,
  reports: 0,
  suspended: null,
};
const ITEM = { subject: ID, trail: [], player: PLAYER, is_mine: false };
const CHECKS = [
  { id: "starts", state: "good", words: "Starts within 5 s" },
  { id: "pause", state: "good", words: "Pauses when asked" },
  { id: "blocked", state: "warn", words: "Asks another site for a file. Put the file into the folder." },
];
const TICKS = ["plays", "licence", "protected", "ages", "contact", "money", "login", "mute", "credits"];

const BUILD = {
  ...ITEM,
  id: ID,
  number: 2,
  hash: "0123456789abcdef0123456789abcdef",
  note: "Pads bounce higher",
  flags: ["eval"],
  status: "in_review",
  slug: "puddle-golf",
  app_id: "puddle-golf",
  entry: "",
  is_trusted: false,
  form: {
    title: "Puddle Golf",
    tagline: "Nine holes, slightly flooded",
    description: "Aim, hold, let go. Puddles slow the ball, lily pads bounce it.",
    licence: "MIT",
    source_url: "https://git.example/puddle-golf",
    credits: "Own sounds, font Nunito",
    min_age: 0,
    score: { kind: "bounds", min: 0, max: 500, unit: "strokes", perSecondMax: 2 },
  },
  live_form: { title: "Puddle Golf", tagline: "Nine holes", licence: "MIT" },
  live_build: { number: 1 },
  findings: [
    { rule: "eval", path: "js/engine.js", detail: "line 1204" },
    { rule: "external", path: "index.html", detail: "fonts.example" },
  ],
  report: {
    at: AT,
    checks: CHECKS,
    load: { bytes: 2_202_009, requests: 14, firstFrameMs: 840, readyMs: 910, fps: 58 },
    readyMs: 910,
    blocked: [{ directive: "font-src", address: "https://fonts.example/a.woff2" }],
    crashes: [],
  },
  ticks: TICKS.slice(0, 4),
  checklist: TICKS,
};
const CLIP = { ...sampleClip("skyhop", 20), ...ITEM, submitted_at: AT, stamp: "1", is_playable: true };
const CHANNEL = {
  ...ITEM,
  host: "tube.example",
  handle: "c/pond.and.pixels",
  url: "https://tube.example/c/pond.and.pixels",
  code: "quack-7F3K-Q2",
  videos: 0,
  asked_at: AT,
};
const VIDEO = {
  ...ITEM,
  title: "Speed notes for Times Tower",
  caption: "Four minutes, no music.",
  url: "https://youtu.be/abcDEF_-123",
  app_id: "times-tower",
  channel: { host: "youtube.com", handle: "@puddlejump", status: "confirmed" },
};

/** A queue with one item. */
const reviewing =
  (item: object, title: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    const waiting = { subject: ID, kind: "", title, since: AT, is_urgent: false };
    await page.route("**/rpc/moderation_list", (route) => route.fulfill({ json: [waiting] }));
    await page.route("**/rpc/moderation_item", (route) => route.fulfill({ json: item }));
    await page.route("**/g/b/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><body style='background:#7fcf68'>" }),
    );
    await page.reload();
    await page.locator("#item-heading").waitFor();
    await then(page);
  };

const at = (queue: string, name: string, act: Shot["act"] & object): Shot => ({
  name: `moderation-${name}`,
  who: "moderator",
  session: `review ${name}`,
  address: `/moderation?queue=${queue}`,
  act,
});

/** Creators' submissions, as moderators see them. */
export const REVIEW_SHOTS: Shot[] = [
  at("builds", "build", reviewing(BUILD, "Puddle Golf")),
  at(
    "builds",
    "build-started",
    reviewing(BUILD, "Puddle Golf", (page) => page.getByRole("button", { name: "Start the game" }).click()),
  ),
  at(
    "clips",
    "clip",
    reviewing(CLIP, "A fine catch", async (page) => {
      await page.getByRole("button", { name: "Play A fine catch" }).click();
      await page.locator('.clip-player[data-phase="showing"]').waitFor();
    }),
  ),
  at("channels", "channel", reviewing(CHANNEL, "c/pond.and.pixels")),
  at("videos", "video", reviewing(VIDEO, "Speed notes for Times Tower")),
];
