import fs from "node:fs";
import { isShort } from "@quackademy/server/testing/short-form.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLS } from "./matrix-calls.ts";
import { IDENTITIES, type Identity } from "./matrix-people.ts";
import { callQuestions, tableQuestions, type Question, type Verb } from "./matrix-questions.ts";
import { openMatrixSite, type Answers, type MatrixSite } from "./matrix-site.ts";
import { TABLES } from "./matrix-tables.ts";
import { lineKey, readMatrix, writeMatrix, type Answered } from "./matrix-text.ts";

const GOLDEN = new URL("./matrix.golden.txt", import.meta.url);

let site: MatrixSite;
let catalogue: Awaited<ReturnType<MatrixSite["catalogue"]>>;
let before: string;
const answered: Answered[] = [];
let topics: Awaited<ReturnType<MatrixSite["topics"]>>;

beforeAll(async () => {
  site = await openMatrixSite();
  catalogue = await site.catalogue();
  before = await site.digest();
  const tables = [...catalogue.tables].filter(([table]) => table in TABLES);
  const questions = [
    ...tables.flatMap(([table, columns]) => tableQuestions(table, columns)),
    ...catalogue.functions.filter((name) => name in CALLS).flatMap(callQuestions),
  ];
  const reviewed = isShort && !process.env["UPDATE_MATRIX"] ? readMatrix(fs.readFileSync(GOLDEN, "utf8")) : null;
  const started = performance.now();
  let asked = 0;
  for (const question of questions) {
    const known = leftOut(question, reviewed?.get(lineKey(question)));
    asked += IDENTITIES.length - Object.keys(known).length;
    answered.push({ ...question, answers: await site.answer(question, known) });
  }
  topics = await site.topics();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`permission matrix: ${asked} of ${answered.length * IDENTITIES.length} cells in ${seconds} s`);
});
afterAll(() => site.close());

describe("the permission matrix", () => {
  test("covers every table, view, column and function of the public schema", () => {
    expect(Object.keys(TABLES).sort()).toEqual([...catalogue.tables.keys()]);
    expect(Object.keys(CALLS).sort()).toEqual(catalogue.functions);
    for (const [table, columns] of catalogue.tables) {
      expect([table, ...Object.keys(TABLES[table]!.changes("owner")).sort()]).toEqual([table, ...columns.toSorted()]);
    }
    expect(answered.length * IDENTITIES.length).toBeGreaterThan(1500);
  });

  test("matches the reviewed golden file", () => {
    const now = writeMatrix(answered, topics);
    if (process.env["UPDATE_MATRIX"]) fs.writeFileSync(GOLDEN, now);
    expect(now.split("\n")).toEqual(fs.readFileSync(GOLDEN, "utf8").split("\n"));
  });

  test("leaves all rows unchanged", async () => {
    expect(await site.digest()).toBe(before);
  });
});

// These hold regardless of the golden file.
describe("no identity exceeds these permissions", () => {
  test("an expired token gives no access", () => {
    expect(cells(() => true, ["expired"]).filter(({ outcome }) => outcome !== "401 PGRST303")).toEqual([]);
  });

  test("visitors write nothing but takedown notices, reports and requests to join a homeroom or a race", () => {
    const written = cells(isWrite, ["anonymous"]).filter(({ outcome }) => isSuccess(outcome));
    expect(written).toEqual([]);
    const called = cells(({ verb }) => verb === "call", ["anonymous"]).filter(({ outcome }) => isSuccess(outcome));
    const isRead = (name: string) => name.startsWith("get_") || OTHER_READS.includes(name);
    expect([...new Set(called.map(({ of }) => of))].filter((name) => !isRead(name))).toEqual([
      "cancel_join",
      "file_takedown",
      "join_homeroom",
      "join_race",
      "report",
    ]);
  });

  test("suspended players and those without their second factor read only own notices, and write nothing", () => {
    const shut = ["banned", "aal1"] as const;
    const ofPlayers = ({ of, verb }: Answered) => verb !== "call" && (isOwned(of) || of === "takedowns");
    const seen = cells((line) => ofPlayers(line) || isWrite(line), shut).filter(({ outcome }) => hasRows(outcome));
    const isOwnNotice = ({ of, verb, which, who }: Cell) =>
      of === "notices" && verb === "select" && which !== "another's" && who === "banned";
    expect(seen.filter((cell) => !isOwnNotice(cell))).toEqual([]);
    const called = cells(({ verb }) => verb === "call", shut).filter(({ outcome }) => hasRows(outcome));
    const leaving = [
      "appeal",
      "cancel_account_deletion",
      "delete_account",
      "export_my_data",
      "get_my_homerooms",
      "get_my_profile",
      "read_notices",
    ].map((of) => `banned ${of}`);
    const forAll = PUBLIC_CALLS.flatMap((of) => shut.map((who) => `${who} ${of}`));
    expect([...new Set(called.map(({ who, of }) => `${who} ${of}`))].sort()).toEqual([...leaving, ...forAll].sort());
  });

  test("only the trusted functions read or filter by the onboarding answers", () => {
    const answers = ["where_from", "who_from", "age_band"];
    const asked = ({ of, verb, detail }: Answered) =>
      of === "my_users" && (verb === "select" || verb === "filter") && answers.includes(detail);
    expect(cells(asked, CLIENTS).filter(({ outcome }) => isSuccess(outcome))).toEqual([]);
    expect(cells(asked, ["service"]).filter(({ outcome }) => !isSuccess(outcome))).toEqual([]);
  });

  test("no answer contains another player's secret", () => {
    expect(site.leaks).toEqual([]);
  });

  test("no coin is ever changed or deleted, and nobody reads another player's", () => {
    const coins = ({ of }: Answered) => of === "coins_transactions";
    const touched = cells((line) => coins(line) && ["update", "delete", "upsert"].includes(line.verb), IDENTITIES);
    expect(touched.filter(({ outcome }) => isSuccess(outcome))).toEqual([]);
    const seen = cells((line) => coins(line) && line.which === "another's", IDENTITIES);
    expect(seen.filter(({ outcome }) => hasRows(outcome))).toEqual([]);
  });

  test("only the trusted functions write another player's rows, and nobody gives rows away", () => {
    const another = (line: Answered) => isWrite(line) && line.which.startsWith("another's");
    expect(cells(another, CLIENTS).filter(({ outcome }) => hasRows(outcome))).toEqual([]);
    const given = (line: Answered) => isWrite(line) && line.detail === "user_id";
    expect(cells(given, CLIENTS).filter(({ outcome }) => hasRows(outcome))).toEqual([]);
  });

  test("only the trusted functions write the catalogue, the chat, clips, channels, roles, runs, saves or takedowns", () => {
    const kept = [
      "apps",
      "categories",
      "chat_blocks",
      "chat_cheers",
      "chat_messages",
      "chat_rooms",
      "clip_likes",
      "clips",
      "seasons",
      "shop_items",
      "player_roles",
      "game_runs",
      "game_saves",
      "social_accounts",
      "takedowns",
    ];
    const lines = cells((line) => isWrite(line) && kept.includes(line.of), CLIENTS);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ outcome }) => isSuccess(outcome))).toEqual([]);
  });

  test("players write exactly these columns of their rows", () => {
    const own = cells((line) => isWrite(line) && isColumn(line), ["owner", "other", "newcomer", "moderator"]);
    const written = own.filter(({ outcome }) => hasRows(outcome)).map(({ of, detail }) => `${of}.${detail}`);
    expect([...new Set(written)].sort()).toEqual(WRITABLE);
  });

  test("only moderators moderate, and only the trusted functions do what is reserved for them", () => {
    const whoMay = (name: string) =>
      IDENTITIES.filter((who) => answered.some(({ of, answers }) => of === name && isSuccess(answers[who])));
    for (const name of catalogue.functions.filter((each) => each.startsWith("review_"))) {
      expect([name, ...whoMay(name)]).toEqual([name, "moderator"]);
    }
    for (const name of ["mute_player", "remove_message"]) expect([name, ...whoMay(name)]).toEqual([name, "moderator"]);
    for (const name of [
      "accept_image",
      "accept_poster",
      "reject_image",
      "judge_run",
      "take_run",
      "next_run",
      "next_runs",
      "judge_race_runs",
      "put_back_run",
      "sweep",
    ]) {
      expect([name, ...whoMay(name)]).toEqual([name, "service"]);
    }
  });

  test("a function that is declared stable writes nothing, not even a profile for a newcomer", () => {
    const refused = cells(({ verb }) => verb === "call", IDENTITIES).filter(({ outcome }) => outcome === READ_ONLY);
    expect(refused).toEqual([]);
  });

  test("only the database sends broadcasts", () => {
    const senders = Object.entries(topics).flatMap(([kind, answers]) =>
      CLIENTS.filter((who) => answers[who][1] === "w").map((who) => `${who} ${kind}`),
    );
    expect(senders).toEqual([]);
  });

  test("only the player can read a player's topic", () => {
    const heard = CLIENTS.filter((who) => topics["another's player"]![who].startsWith("r"));
    expect(heard).toEqual([]);
  });

  test("no request causes a server error", () => {
    expect(cells(() => true, IDENTITIES).filter(({ outcome }) => outcome.startsWith("5"))).toEqual([]);
  });
});

/** The client roles of the database, one identity each. Service is asked about rows and functions. */
const ROLES: readonly Identity[] = ["anonymous", "owner"];
/** "Other" is a player like the owner, and an expired token is refused before the question is read. */
const ALIKE: readonly Identity[] = ["other", "expired"];

/**
 * Answers that the short form takes from the golden file. Columns are granted to roles, and rows to people: one identity
 * of each client role asks about columns, and everybody about rows, functions and what a player may write.
 */
function leftOut({ of, verb, which, detail }: Question, reviewed: Answers | undefined): Partial<Answers> {
  if (!reviewed) return {};
  const isAsked = isAboutColumn(of, verb, which, detail, reviewed)
    ? (who: Identity) => ROLES.includes(who)
    : (who: Identity) => detail === "*" || !ALIKE.includes(who);
  return Object.fromEntries(Object.entries(reviewed).filter(([who]) => !isAsked(who as Identity)));
}

function isAboutColumn(of: string, verb: Verb, which: string, detail: string, reviewed: Answers): boolean {
  if (verb === "call" || detail === "*" || detail.startsWith("(")) return false;
  const key = Object.keys(TABLES[of]!.rows[which]?.("owner") ?? {})[0];
  return verb === "select" ? key !== undefined && detail !== key : !isSuccess(reviewed.owner);
}

const CLIENTS = IDENTITIES.filter((identity) => identity !== "service");
/** The answer when a function writes although it is declared as stable. */
const READ_ONLY = "405 25006";
const WRITES: Verb[] = ["insert", "upsert", "update", "delete"];

/** Functions that visitors may call and that only read, beside those whose name says so. */
const OTHER_READS = ["chat_state", "playing_now"];

/** Functions that visitors may call, and so everybody. */
const PUBLIC_CALLS = [
  "chat_state",
  "file_takedown",
  "get_app_high_scores",
  "get_apps_ordered_by_title",
  "get_apps_played_by_user",
  "get_board",
  "get_challenge",
  "get_clip",
  "get_clips",
  "get_coins_gained",
  "get_daily",
  "get_daily_seeds",
  "get_embeds",
  "get_guest_ticket",
  "get_join_state",
  "get_leaderboard_data",
  "get_replay",
  "get_site_hours",
  "get_takedown",
  "get_top_streaks",
  "get_top_time_spent",
  "playing_now",
];

/** All columns that clients can name in a write; the rules decide about their values. */
const WRITABLE = [
  "apps_played.app_id",
  "apps_played.updated_at",
  "coins_transactions.created_at",
  "creator_videos.app_id",
  "creator_videos.caption",
  "creator_videos.title",
  "creator_videos.url",
  "favorite_apps.app_id",
  "items_unlocked.created_at",
  "items_unlocked.equipped",
  "items_unlocked.type",
  "leaderboard_submissions.score",
  "my_users.age_band",
  "my_users.icon",
  "my_users.user_about",
  "my_users.username",
  "my_users.where_from",
  "my_users.who_from",
  "privacy_settings.show_activity",
  "privacy_settings.show_live",
  "reports.details",
  "reports.reason",
  "reports.target_id",
  "reports.target_kind",
  "streak.current_streak",
  "streak.last_claim",
  "streak.longest_streak",
];

type Cell = { of: string; verb: Verb; which: string; detail: string; who: Identity; outcome: string };

function cells(wanted: (line: Answered) => boolean, identities: readonly Identity[]): Cell[] {
  return answered
    .filter(wanted)
    .flatMap(({ of, verb, which, detail, answers }) =>
      identities.map((who) => ({ of, verb, which, detail, who, outcome: answers[who] })),
    );
}

const isOwned = (table: string) => TABLES[table]?.isOwned ?? false;
const isWrite = ({ verb }: Answered) => WRITES.includes(verb);
const isColumn = ({ detail }: Answered) => !detail.startsWith("(");
const isSuccess = (outcome: string) => outcome.startsWith("2");
const hasRows = (outcome: string) => isSuccess(outcome) && !/ (0 rows|null)$/.test(outcome);
