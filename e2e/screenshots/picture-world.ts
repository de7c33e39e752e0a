import { createClock, type PictureClock } from "./picture-clock.ts";
import { type PicturePlayer, signUp } from "./picture-player.ts";
import { loadRuns, type PlayRun } from "./picture-runs.ts";
import { holdRun, playDaily } from "./picture-boards.ts";
import { talk } from "./picture-talk.ts";
import type { PictureSite } from "./picture-site.ts";

/**
 * `me` has done a bit of everything, `dressed` wears all items, `claimed` claimed today, `late` did not, `fresh` never
 * did.
 */
export type PictureWorld = Record<
  "me" | "dressed" | "claimed" | "late" | "fresh" | "moderator" | "suspended" | "appealed",
  PicturePlayer
>;

type Life = { about: string; icon?: string; days: number; pings: number; classes: string[]; coins: number };

// A claim needs more than a day, and an hour is enough for everything else on that day.
const DAY_HOURS = 25;
const PING_SECONDS = 301;
const CLASS_SECONDS = 90;

const LIVES: Record<string, Life> = {
  "mallard-mo": {
    about: "Slow at chess.\nFast at times tables, apart from the sevens.",
    icon: "jester-duck",
    days: 4,
    pings: 9,
    classes: ["skyhop", "blink", "lumen", "times-tower", "sumo-pucks", "merge-garden", "drift-belt"],
    coins: 4200,
  },
  "drake.equation": {
    about: "Counts ducks. Has views on how many there are.",
    icon: "knight-duck",
    days: 5,
    pings: 12,
    classes: ["skyhop", "lumen", "orbit-post", "drift-belt", "keystorm", "blink"],
    coins: 12_500,
  },
  "puddle-jen": {
    about: "If it has a puddle in it, I have walked through it.",
    icon: "summer-duck",
    days: 5,
    pings: 7,
    classes: ["merge-garden", "skyhop", "sumo-pucks", "lumen"],
    coins: 9000,
  },
  "reed-between": {
    about: "Here for the sudoku. Stays for the goose.",
    icon: "monk-duck",
    days: 3,
    pings: 5,
    classes: ["lumen", "times-tower", "skyhop"],
    coins: 3100,
  },
  "otter-late": {
    about: "On the way.",
    icon: "velvet-bat",
    days: 2,
    pings: 3,
    classes: ["drift-belt", "blink"],
    coins: 1500,
  },
  moss_toad: { about: "", icon: "sheet-duck", days: 1, pings: 2, classes: ["skyhop"], coins: 700 },
};

/** Which class is played on which day, counted backwards, with the bot's settings. */
const RUNS: [day: number, name: string, id: string, settings?: unknown[]][] = [
  [4, "drake.equation", "skyhop"],
  [4, "puddle-jen", "skyhop"],
  [4, "mallard-mo", "skyhop"],
  [3, "reed-between", "skyhop"],
  [3, "moss_toad", "skyhop"],
  [3, "drake.equation", "lumen"],
  [3, "mallard-mo", "lumen"],
  [2, "puddle-jen", "lumen"],
  [2, "reed-between", "lumen"],
  [2, "mallard-mo", "blink", [14]],
  [2, "otter-late", "blink", [22]],
  [2, "drake.equation", "blink", [18]],
  [1, "mallard-mo", "times-tower", [60]],
  [1, "reed-between", "times-tower", [110]],
  [1, "otter-late", "drift-belt"],
  [1, "drake.equation", "drift-belt"],
  [1, "mallard-mo", "skyhop"],
];

/** Fills an empty site with a few days of a few players, through the public API. */
export async function fillWorld(site: PictureSite): Promise<PictureWorld> {
  const clock = createClock(site);
  const playRun = await loadRuns(clock);
  // The bots play like clockwork: all their runs would wait for a moderator.
  await site.ask(`select private.set_setting('hold-runs', 'off', 'pictures')`);
  await clock.setHoursAgo(6 * DAY_HOURS);
  const players = new Map<string, PicturePlayer>();
  for (const [name, life] of Object.entries(LIVES)) players.set(name, await settle(site, name, life));

  for (let day = 5; day >= 1; day--) {
    await clock.setHoursAgo(day * DAY_HOURS);
    await liveDay(day, players, clock, playRun);
    await playDaily(site, players.get(day % 2 === 0 ? "drake.equation" : "mallard-mo")!, playRun);
  }
  await holdRun(site, players.get("otter-late")!);
  await clock.setHoursAgo(0);
  const claimed = players.get("drake.equation")!;
  await claimed.rpc("claim_streak");
  const [me, dressed] = [await goShopping(players.get("mallard-mo")!), await dress(players.get("puddle-jen")!)];
  const moderated = await moderate(site, { claimed, dressed, me });
  await talk(site, clock, players, moderated.moderator);
  return {
    me,
    dressed,
    claimed,
    late: players.get("otter-late")!,
    fresh: await signUp(site, "fresh-feather"),
    ...moderated,
  };
}

/** Something in every queue, and decisions that players read. */
async function moderate(site: PictureSite, { claimed, dressed, me }: Pick<PictureWorld, "claimed" | "dressed" | "me">) {
  const join = async (username: string) => {
    const player = await signUp(site, username);
    await player.upsert("my_users", { username, user_about: "", icon: "default" });
    return player;
  };
  const [moderator, suspended, appealed] = [
    await join("head-heron"),
    await join("honking-hal"),
    await join("sorry-sid"),
  ];
  await site.ask(
    `insert into public.player_roles (user_id, role) values ($1::uuid, 'moderator') returning 1`,
    moderator.id,
  );
  const report = (by: PicturePlayer, target_kind: string, target_id: string, reason: string, details = "") =>
    by.rpc("report", { target_kind, target_id, reason, details });
  await report(me, "about", dressed.id, "unsafe", "They want me to come to a pond I do not know.");
  await report(claimed, "about", dressed.id, "unkind");
  await report(me, "app", "blink", "broken", "It stays black.");
  await report(claimed, "name", suspended.id, "unkind", "It sounds like my name, but worse.");
  const decided = { queue: "reports", verb: "remove", reason: "It insults.", note: "" };
  await moderator.rpc("moderate", { ...decided, subject: `name:${suspended.id}` });
  for (const player of [suspended, appealed])
    await site.ask(`select private.ban($1::uuid, $2)`, player.id, "Insulted others on a profile.");
  await appealed.rpc("appeal", { words: "My brother wrote that. I have changed my password and said sorry." });
  await fileNotice(site);
  return { moderator, suspended, appealed };
}

/** The form needs a proof of work, which takes a while. */
const fileNotice = (site: PictureSite) =>
  site.ask(
    `select public.file_takedown(url => $1, work => $2, reason => $3, contact_name => $4, contact_email => $5,
       contact_address => $6, good_faith => true, accurate => true, signature => $4)`,
    `${site.url}/class/blink`,
    "A poem about ducks",
    "The title screen shows it.",
    "Ada Drake",
    "ada@drake.test",
    "Pond Lane 1",
  );

async function settle(site: PictureSite, name: string, { about, icon, coins }: Life): Promise<PicturePlayer> {
  const player = await signUp(site, name);
  await player.upsert("my_users", { username: name, user_about: about, icon: "default" });
  await player.update("my_users", { where_from: "a friend", who_from: "the goose", age_band: "13-15" });
  await site.ask(`select private.adjust_coins($1::uuid, $2::bigint, $3)`, player.id, String(coins), "Found in a coat");
  if (icon) {
    await site.ask(`select private.give_item($1::uuid, $2, $3)`, player.id, icon, "For the picture");
    await player.rpc("equip_item", { item_id: icon, on: true });
  }
  return player;
}

async function liveDay(day: number, players: Map<string, PicturePlayer>, clock: PictureClock, playRun: PlayRun) {
  for (const [name, { days }] of Object.entries(LIVES)) if (days >= day) await players.get(name)!.rpc("claim_streak");
  for (const [, name, id, settings] of RUNS.filter(([when]) => when === day))
    await playRun(players.get(name)!, id, settings);
  if (day === 2) await spendTime(players, clock);
  if (day === 1) await visitClasses(players, clock);
}

async function spendTime(players: Map<string, PicturePlayer>, clock: PictureClock): Promise<void> {
  for (let ping = 1; ping <= Math.max(...Object.values(LIVES).map(({ pings }) => pings)); ping++) {
    await clock.pass(PING_SECONDS);
    for (const [name, { pings }] of Object.entries(LIVES)) {
      const player = players.get(name)!;
      if (ping <= pings) await player.rpc("increment_time_spent", { user_id: player.id });
    }
  }
}

/** A class counts after a minute, which is settled by opening the next one. */
async function visitClasses(players: Map<string, PicturePlayer>, clock: PictureClock): Promise<void> {
  for (let visit = 0; visit < Math.max(...Object.values(LIVES).map(({ classes }) => classes.length)); visit++) {
    for (const [name, { classes }] of Object.entries(LIVES)) {
      const id = classes[visit];
      if (id === undefined) continue;
      await players.get(name)!.upsert("apps_played", { app_id: id });
      if (visit < 3) await players.get(name)!.insert("favorite_apps", { app_id: id });
    }
    await clock.pass(CLASS_SECONDS);
  }
}

async function goShopping(player: PicturePlayer): Promise<PicturePlayer> {
  for (const id of ["goose", "pink", "sword"]) await player.rpc("buy_item", { item_id: id });
  for (const id of ["candy-corn", "jack-lantern", "squire"]) {
    await player.rpc("claim_tier", { item_id: id });
    if (id !== "candy-corn") await player.rpc("equip_item", { item_id: id, on: true });
  }
  return player;
}

async function dress(player: PicturePlayer): Promise<PicturePlayer> {
  for (const id of ["cat", "goose"]) await player.rpc("buy_item", { item_id: id });
  for (const id of ["jack-lantern", "late-homework", "web-designer"]) await player.rpc("claim_tier", { item_id: id });
  for (const id of ["cat", "goose", "jack-lantern", "late-homework", "web-designer"])
    await player.rpc("equip_item", { item_id: id, on: true });
  return player;
}
