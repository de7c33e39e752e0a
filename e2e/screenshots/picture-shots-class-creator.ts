import type { Page, Route } from "@playwright/test";
import { sampleGame, zipFile } from "#support/sample-game.ts";
import type { Shot } from "./picture-shot.ts";

const DRAFT = "7d0c2a4e-1f3b-4c5d-8e6f-0a1b2c3d4e5f";
const HASH = "0123456789abcdef0123456789abcdef";
const AT = "2026-11-17T16:42:00+00:00";
const MEBIBYTE = 1024 * 1024;

const STATE = {
  may: true,
  why: null,
  is_trusted: false,
  max_bytes: 500 * MEBIBYTE,
  used_bytes: 31 * MEBIBYTE,
  builds_today: 1,
  hosts: [],
  rules: false,
};
const FORM = {
  title: "Puddle Golf",
  tagline: "Nine holes, slightly flooded",
  description:
    "Aim, hold, let go. Puddles slow the ball, lily pads bounce it. A new course every day, the same for everyone.",
  categories: ["physics", "arcade"],
  devices: ["keyboard", "touch"],
  controls: { keys: "Arrows to aim, space to hit", touch: "Drag and let go" },
  players: 1,
  orientation: "any",
  min_age: 0,
  licence: "MIT",
  credits: "Own sounds, font Nunito",
  is_own: true,
};

const build = (number: number, status: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  hash: HASH,
  address: null,
  bytes: Math.round((5.8 + number / 10) * MEBIBYTE),
  files: 210 + number,
  note: ["", "Sketch", "First nine holes", "Touch aiming", "Daily course", "Pads bounce higher"][number],
  flags: [],
  status,
  reason: null,
  findings: [],
  report: null,
  created_at: AT,
  ...more,
});
const BUILDS = [
  build(5, "ready"),
  build(4, "approved"),
  build(3, "approved"),
  build(2, "rejected", { reason: "The sound cannot be muted." }),
];
const MADE = {
  id: DRAFT,
  slug: "puddle-golf",
  title: "Puddle Golf",
  status: "listed",
  reason: null,
  problems: [] as { field: string; text: string }[],
  live_build: BUILDS[1]!.id,
  in_review_build: null as string | null,
  app_id: "puddle-golf",
  code: "FAN 07",
  is_changed: false,
  unlisted_by: null,
  form: FORM as object,
  builds: BUILDS as object[],
  updated_at: AT,
};
const EMPTY = {
  ...MADE,
  status: "draft",
  title: null,
  slug: null,
  code: null,
  app_id: null,
  live_build: null,
  form: {},
  builds: [],
  problems: ["title", "tagline", "description", "licence"].map((field) => ({ field, text: "Needed." })),
};

const PLAYED = `<!doctype html><style>html,body{margin:0;height:100%;background:#7fcf68}svg{display:block;width:100%;height:100%}</style>
<svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice"><path fill="#a7e37f" d="M60 210C120 70 330 20 470 60s150 210 20 260S10 330 60 210z"/>
<ellipse cx="300" cy="190" rx="80" ry="34" fill="#3d8fd6"/><path d="M490 60v110" stroke="#fff3d1" stroke-width="6"/><path fill="#f2594b" d="M493 60l52 22-52 22z"/>
<circle cx="150" cy="262" r="16" fill="#fff3d1"/></svg><script>
const say = (report) => parent.postMessage({ p: "quack", t: "report", report }, "*");
const { port1, port2 } = new MessageChannel();
const tell = (event) => port1.postMessage({ t: "event", event });
port1.onmessage = ({ data }) => {
  if (data.t !== "welcome") return;
  tell({ type: "ready" });
  say({ type: "load", bytes: 2202009, requests: 14, firstFrameMs: 840, readyMs: 910, fps: 58 });
  say({ type: "fit", width: innerWidth, isCut: innerWidth <= 320 });
  EXTRA
};
addEventListener("resize", () => say({ type: "fit", width: innerWidth, isCut: innerWidth <= 320 }));
const game = JSON.parse(name).game;
parent.postMessage({ p: "quack", t: "hello", versions: [1], game, sdk: "shim-1", nonce: "n", wants: ["saves"] }, "*", [port2]);
</script>`;
const BLOCKED = 'say({ type: "blocked", directive: "font-src", address: "https://fonts.example/a.woff2" });';
const CRASH = 'tell({ type: "crash", text: "TypeError: level is undefined" });';

type Answers = { state?: object; classes?: object[]; extra?: string };

/** Answers of the server for states that only an operator, a moderator or time brings about. */
const given =
  ({ state = STATE, classes = [MADE], extra = BLOCKED }: Answers) =>
  async (page: Page) => {
    await page.route("**/rpc/get_creator_state", (route) => route.fulfill({ json: state }));
    await page.route("**/rpc/get_my_classes", (route) => route.fulfill({ json: classes }));
    await page.route("**/rpc/save_draft", (route) =>
      route.fulfill({ json: { ...MADE, ...classes[0], slug_error: null, id: DRAFT } }),
    );
    await page.route("**/rpc/keep_report", (route) => route.fulfill({ status: 204 }));
    await page.route("**/rpc/get_class_stats", (route) =>
      route.fulfill({ json: { days: [], versions: [], crashes: [] } }),
    );
    await page.route("**/g/b/**", (route) =>
      route.fulfill({ contentType: "text/html", body: PLAYED.replace("EXTRA", extra) }),
    );
    await page.reload();
    await page.locator(".class-creator").first().waitFor();
  };
const play = (page: Page) => page.getByRole("button", { name: "Start the game" }).click();
const seen = (page: Page) => page.getByText(/^Checklist, [1-9]/).waitFor();

async function drop(page: Page, game = sampleGame()): Promise<void> {
  // Authors look at the place where they drop files.
  await page.locator(".drop-zone").scrollIntoViewIfNeeded();
  await page.getByLabel("Zip of the game").setInputFiles(zipFile(game));
}

/** Lets the upload go as far as `upload` answers. */
const uploading = (answers: Answers, begin: object, upload: (route: Route) => unknown) => async (page: Page) => {
  await given(answers)(page);
  await page.route("**/rpc/begin_build", (route) => route.fulfill(begin));
  await page.route("**/storage/v1/object/game_files/**", (route) => upload(route));
  await drop(page);
};
const BEGUN = {
  json: { build_id: DRAFT, number: 5, missing: Array.from({ length: 214 }, (_, at) => String(at).padStart(64, "0")) },
};

const at = (name: string, rest: Partial<Shot> = {}): Shot => ({
  name: `class-creator-${name}`,
  address: "/class/creator",
  who: "me",
  ...rest,
});
const editor = (name: string, act: Shot["act"] & object) => at(name, { address: `/class/creator?draft=${DRAFT}`, act });

/** The class creator in all its states. */
export const CLASS_CREATOR_SHOTS: Shot[] = [
  { name: "class-creator-visitor", address: "/class/creator" },
  at("invitation", { act: given({ state: { ...STATE, may: false, why: "invite" } }) }),
  at("age", { act: given({ state: { ...STATE, may: false, why: "age" } }) }),
  at("first", { act: given({ classes: [] }) }),
  at("list", {
    act: given({
      classes: [
        MADE,
        { ...EMPTY, id: "2", title: "Reed Maze", status: "rejected", reason: "The licence is not clear." },
        { ...EMPTY, id: "3", title: "Duck Dive", status: "in_review" },
      ],
    }),
  }),
  editor("new", given({ classes: [EMPTY] })),
  editor("ready", given({})),
  editor("editor", async (page) => {
    await given({})(page);
    await play(page);
    await seen(page);
  }),
  editor("narrow", async (page) => {
    await given({})(page);
    await play(page);
    await page.locator(".game-preview__width", { hasText: "320" }).click();
    await seen(page);
  }),
  editor("missing", async (page) => {
    await given({ classes: [{ ...MADE, problems: EMPTY.problems.slice(3) }] })(page);
    await page.getByRole("button", { name: "See which" }).click();
  }),
  editor(
    "in-review",
    given({
      classes: [{ ...MADE, in_review_build: BUILDS[0]!.id, builds: [build(5, "in_review"), ...BUILDS.slice(1)] }],
    }),
  ),
  editor(
    "rejected",
    given({ classes: [{ ...MADE, status: "rejected", reason: "The sound cannot be muted. Add a button for it." }] }),
  ),
  editor("crashed", async (page) => {
    await given({ extra: CRASH })(page);
    await play(page);
    await page.getByText("Crashed.").waitFor();
  }),
  editor(
    "blocked",
    given({
      classes: [
        { ...MADE, status: "unlisted", unlisted_by: "moderator", builds: [build(5, "blocked")], live_build: null },
      ],
    }),
  ),
  editor("refused", async (page) => {
    await given({})(page);
    const wrong = { ...sampleGame(), "tools/build.exe": "MZ", "music/theme.flac": "x", ".env": "x" };
    await drop(page, wrong);
    await page.getByText("is a program").waitFor();
  }),
  editor("sending", async (page) => {
    let sent = 0;
    await uploading({}, BEGUN, (route) => ((sent += 1) <= 3 ? route.fulfill({ json: {} }) : undefined))(page);
    await page.getByText("Sending 3 of 214").waitFor();
  }),
  editor("lost", async (page) => {
    await uploading({}, BEGUN, (route) =>
      route.fulfill({ status: 403, json: { message: "The connection was lost." } }),
    )(page);
    await page.getByRole("button", { name: "Go on" }).waitFor();
  }),
  editor("over-quota", async (page) => {
    const message = "Your builds would have 512 MiB together; 500 are allowed. Delete versions that you do not need.";
    await uploading({}, { status: 413, json: { code: "PT413", message, details: "[]", hint: null } }, () => {})(page);
    await page.getByText("Your builds would have").waitFor();
  }),
];
