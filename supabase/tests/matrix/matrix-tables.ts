import { blockedBy, idOf, numberOf, rivalOf, uuidOf, type Person } from "./matrix-people.ts";

export type Row = Record<string, unknown>;

export type TableSample = {
  /** Whether the rows belong to players. */
  isOwned: boolean;
  /** Whether players update their rows: then every column is also tried on another player's row. */
  isChanged?: boolean;
  /** Columns that clients cannot read, and so must not be able to filter by. */
  hidden?: string[];
  /** Rows to request, by their relation to the caller; each as the columns that select it. */
  rows: Record<string, (person: Person) => Row>;
  /** A row that would be accepted, if any is. */
  fresh: (person: Person) => Row;
  /** Another value for every column. A new column without one fails the test. */
  changes: (person: Person) => Row;
};

const LONG_AGO = "2001-01-01T00:00:00Z";

type OwnedSample = Omit<TableSample, "isOwned" | "rows"> & {
  key: (person: Person) => Row;
  more?: Record<string, (person: Person) => Row>;
};

function owned({ key, more = {}, ...sample }: OwnedSample): TableSample {
  const others = Object.fromEntries(
    Object.entries(more).flatMap(([name, keyOf]) => [
      [`own ${name}`, keyOf],
      [`another's ${name}`, (person: Person) => keyOf(rivalOf(person))],
    ]),
  );
  const rows = { own: key, "another's": (person: Person) => key(rivalOf(person)), ...others };
  return {
    ...sample,
    isOwned: true,
    rows,
    fresh: (person) => ({ user_id: idOf(person), ...sample.fresh(person) }),
    changes: (person) => ({ user_id: idOf(rivalOf(person)), ...sample.changes(person) }),
  };
}

const byUser = (person: Person) => ({ user_id: idOf(person) });

/** The requests for each table and view of the public schema. */
export const TABLES: Record<string, TableSample> = {
  apps: {
    isOwned: false,
    rows: { listed: () => ({ id: "skyhop" }), unlisted: () => ({ id: "pond-draft" }) },
    fresh: () => ({
      id: "pond-new",
      code: "MTX 03",
      tagline: "New",
      description: "New",
      categories: ["arcade"],
      developer: "Matrix",
      licence: "MIT",
      icon: "/covers/new.svg",
      spine: "#000000",
    }),
    changes: () => ({
      id: "pond-other",
      title: "other",
      code: "MTX 04",
      tagline: "Other",
      description: "Other",
      controls: [],
      categories: ["puzzle"],
      devices: ["mouse"],
      players: 2,
      developer: "Other",
      licence: "Other",
      source_url: "https://quack.test/",
      icon: "/covers/other.svg",
      spine: "#FFFFFF",
      video: "https://quack.test/",
      entry: "https://quack.test/",
      pop_out: false,
      verifier: "none",
      sim_version: "fedcba9876543210",
      listed: true,
      featured: true,
      created_at: LONG_AGO,
      score_order: "asc",
      score_unit: "miles",
      score_min: 1,
      score_max: 999,
    }),
  },
  apps_played: owned({
    isChanged: true,
    hidden: ["counted"],
    key: (person) => ({ ...byUser(person), app_id: "skyhop" }),
    fresh: () => ({ app_id: "pond-race" }),
    changes: () => ({ app_id: "merge-garden", updated_at: LONG_AGO, is_public: true, counted: true }),
  }),
  categories: {
    isOwned: false,
    rows: { any: () => ({ id: "arcade" }) },
    fresh: () => ({ id: "matrix", title: "Matrix", position: 99 }),
    changes: () => ({ id: "other", title: "Other", position: 98 }),
  },
  chat_blocks: owned({
    key: (person) => ({ ...byUser(person), blocked_id: idOf(blockedBy(person)) }),
    fresh: (person) => ({ blocked_id: idOf(rivalOf(person)), created_at: LONG_AGO }),
    changes: () => ({ blocked_id: idOf("moderator"), created_at: "2002-01-01T00:00:00Z" }),
  }),
  chat_cheers: {
    isOwned: false,
    rows: { any: () => ({ id: "wow" }) },
    fresh: () => ({ id: "matrix", text: "Matrix!", position: 99 }),
    changes: () => ({ id: "other", text: "Other!", position: 98 }),
  },
  chat_messages: owned({
    key: (person) => ({ id: numberOf(person) }),
    more: { "in a closed room": (person) => ({ id: numberOf(person) + 100 }) },
    fresh: () => ({ room_id: "global", username: "matrix-duck", body: "New", created_at: LONG_AGO }),
    changes: () => ({
      id: 2001,
      room_id: "class/skyhop",
      username: "matrix-goose",
      icon: "goose",
      body: "Other",
      cheer: "wow",
      created_at: "2002-01-01T00:00:00Z",
      removed: "author",
      reason: "Other",
    }),
  }),
  chat_rooms: {
    isOwned: false,
    rows: { open: () => ({ id: "global" }), closed: () => ({ id: "class/lumen" }) },
    fresh: () => ({ id: "class/pond-draft", app_id: "pond-draft" }),
    changes: () => ({ id: "class/other", app_id: "merge-garden", state: "read", slow_seconds: 60 }),
  },
  coins_transactions: owned({
    key: byUser,
    fresh: () => ({ amt: -1, why: "shop purchase goose" }),
    changes: () => ({ id: 1, amt: 99999, why: "a gift", created_at: LONG_AGO }),
  }),
  creator_videos: owned({
    isChanged: true,
    key: (person) => ({ id: uuidOf(person, "video") }),
    more: { published: (person) => ({ id: uuidOf(person, "published video") }) },
    fresh: () => ({ title: "New", url: "https://youtu.be/new" }),
    changes: () => ({
      id: uuidOf("new video"),
      app_id: "skyhop",
      title: "Other",
      caption: "Other",
      url: "https://youtu.be/other",
      status: "published",
      reason: "Other",
      created_at: LONG_AGO,
      updated_at: LONG_AGO,
    }),
  }),
  favorite_apps: owned({
    key: (person) => ({ ...byUser(person), app_id: "skyhop" }),
    fresh: () => ({ app_id: "pond-race" }),
    changes: () => ({ app_id: "merge-garden", created_at: LONG_AGO }),
  }),
  game_runs: owned({
    key: (person) => ({ id: uuidOf(person, "run") }),
    fresh: () => ({
      app_id: "skyhop",
      mode: "ranked",
      seed: "b2".repeat(16),
      started_at: LONG_AGO,
      expires_at: "2090-01-01T00:00:00Z",
    }),
    changes: () => ({
      id: uuidOf("new run"),
      app_id: "merge-garden",
      mode: "offline",
      sim_version: "fedcba9876543210",
      seed: "c3".repeat(16),
      status: "accepted",
      started_at: LONG_AGO,
      expires_at: "2091-01-01T00:00:00Z",
      submitted_at: LONG_AGO,
      frames: 1,
      claimed_score: 1,
      claimed_hash: "00",
      log: "AAAA",
      score: 1,
      reason: "Other",
      tries: 1,
      tried_at: LONG_AGO,
    }),
  }),
  game_saves: owned({
    key: (person) => ({ ...byUser(person), app_id: "skyhop", rev: 1 }),
    fresh: () => ({ app_id: "skyhop", rev: 2, data: "new" }),
    changes: () => ({ app_id: "merge-garden", rev: 7, data: "other", saved_at: LONG_AGO }),
  }),
  items_unlocked: owned({
    isChanged: true,
    hidden: ["acquired", "ledger_id", "awaits", "awaits_until"],
    key: (person) => ({ ...byUser(person), item: "sword" }),
    fresh: () => ({ item: "goose", type: "special" }),
    changes: () => ({
      item: "rainbow-duck",
      type: "icon",
      equipped: true,
      created_at: LONG_AGO,
      acquired: "reached",
      ledger_id: 1,
      awaits: "unlock",
      awaits_until: "2090-01-01T00:00:00Z",
    }),
  }),
  leaderboard_submissions: owned({
    key: (person) => ({ id: uuidOf(person, "pending") }),
    more: {
      accepted: (person) => ({ id: uuidOf(person, "accepted") }),
      replayed: (person) => ({ id: uuidOf(person, "replayed") }),
    },
    fresh: () => ({ app_id: "pond-race", score: 50 }),
    changes: (person) => ({
      id: uuidOf("new score"),
      app_id: "skyhop",
      score: 999999,
      run_id: uuidOf(person, "run"),
      status: "rejected",
      proof: "replay",
      image: `${uuidOf("image")}.webp`,
      offline: true,
      reason: "Other",
      created_at: LONG_AGO,
      verified_at: LONG_AGO,
      waits_until: LONG_AGO,
    }),
  }),
  my_users: owned({
    isChanged: true,
    hidden: [
      "where_from",
      "who_from",
      "age_band",
      "age_answered_at",
      "username_skeleton",
      "renamed_at",
      "onboarded_at",
    ],
    key: byUser,
    fresh: () => ({ username: "matrix-duck" }),
    changes: () => ({
      username: "matrix-goose",
      icon: "summer-duck",
      user_about: "Other",
      badges: ["squire"],
      current_streak: 9,
      longest_streak: 9,
      apps_played: 999,
      time_spent: 999,
      created_at: LONG_AGO,
      where_from: "Other",
      who_from: "Other",
      age_band: "adult",
      age_answered_at: LONG_AGO,
      username_skeleton: "other",
      renamed_at: LONG_AGO,
      onboarded_at: LONG_AGO,
    }),
  }),
  notices: owned({
    key: (person) => ({ id: numberOf(person) }),
    fresh: () => ({ kind: "decision", sentence: "New" }),
    changes: () => ({
      id: 2001,
      kind: "report",
      sentence: "Other",
      link: "/other",
      created_at: LONG_AGO,
      read_at: LONG_AGO,
    }),
  }),
  player_roles: owned({
    key: byUser,
    fresh: () => ({ role: "moderator" }),
    changes: () => ({ role: "creator", granted_at: LONG_AGO }),
  }),
  privacy_settings: owned({
    isChanged: true,
    key: byUser,
    fresh: () => ({ show_activity: true }),
    changes: () => ({ show_activity: false }),
  }),
  reports: owned({
    key: (person) => ({ id: numberOf(person) }),
    fresh: () => ({ target_kind: "app", target_id: "skyhop", reason: "unsafe" }),
    changes: () => ({
      id: 2001,
      target_kind: "player",
      target_id: "other",
      reason: "other",
      details: "Other",
      status: "resolved",
      answer: "Other",
      words: "Other",
      created_at: LONG_AGO,
    }),
  }),
  seasons: {
    isOwned: false,
    rows: { any: () => ({ number: 1 }) },
    fresh: () => ({ number: 98, title: "New", starts_at: "2091-01-01Z", ends_at: "2092-01-01Z" }),
    changes: () => ({ number: 97, title: "Other", starts_at: LONG_AGO, ends_at: "2093-01-01Z" }),
  },
  shop_items: {
    isOwned: false,
    // The owner owns the hidden one.
    rows: { listed: () => ({ id: "goose" }), hidden: () => ({ id: "pond-secret" }) },
    fresh: () => ({
      id: "pond-item",
      name: "New",
      description: "New",
      preview_emoji: "🪿",
      price: 100,
      rarity: "rare",
      type: "icon",
    }),
    changes: () => ({
      id: "pond-other",
      name: "Other",
      description: "Other",
      preview_emoji: "🦆",
      price: 101,
      rarity: "common",
      type: "font",
      asset: {},
      coins: 0,
      listed: false,
      battlepass_season: null,
      created_at: LONG_AGO,
    }),
  },
  streak: owned({
    isChanged: true,
    key: byUser,
    fresh: () => ({ current_streak: 900 }),
    changes: () => ({ current_streak: 901, longest_streak: 901, last_claim: LONG_AGO }),
  }),
  takedowns: {
    isOwned: false,
    hidden: ["secret_hash", "contact_name", "contact_email", "contact_address", "good_faith", "accurate", "signature"],
    rows: { any: () => ({ id: 1001 }) },
    fresh: () => ({
      reference: "QT-MATRIX02",
      secret_hash: "\\x00",
      url: "https://quack.test/",
      work: "New",
      reason: "New",
      contact_name: "New",
      contact_email: "new@quack.test",
      contact_address: "New",
      good_faith: true,
      accurate: true,
      signature: "New",
      created_at: LONG_AGO,
    }),
    changes: () => ({
      id: 2001,
      reference: "QT-MATRIX03",
      secret_hash: "\\x01",
      app_id: "skyhop",
      url: "https://quack.test/other",
      work: "Other",
      reason: "Other",
      contact_name: "Other",
      contact_email: "other@quack.test",
      contact_address: "Other",
      good_faith: true,
      accurate: true,
      signature: "Other",
      status: "accepted",
      decision: "Other",
      created_at: LONG_AGO,
      decided_at: LONG_AGO,
    }),
  },
};
