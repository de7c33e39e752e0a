import fc from "fast-check";
import { APPS, SHOP } from "./economy-catalogue.ts";

/** Microseconds, the resolution of the clock. */
export const SECOND = 1_000_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const PLAYERS = 3;

export type RewardKind = "streak_claim" | "time_spent" | "app_played";

/** One operation. `who` is the index of a player in the sequence. */
export type Operation =
  | { do: "claim"; who: number; by: "rpc" | "upsert" | "insert" | "patch" }
  | { do: "award"; who: number; kind: RewardKind; amt: number; suffix: boolean; times: number }
  | { do: "forge"; who: number; why: string; amt: number }
  | { do: "ping"; who: number; increment: number }
  | { do: "play"; who: number; app: string; by: "upsert" | "insert" | "patch" | "move" }
  | { do: "unlock"; who: number; item: string; by: "buy_item" | "claim_tier" | "insert" | "payment" }
  | { do: "unlockTwo"; who: number; items: [string, string] }
  | { do: "equip"; who: number; item: string; on: boolean; by: "rpc" | "patch" }
  | { do: "undress"; who: number }
  | { do: "icon"; who: number; icon: string; by: "patch" | "upsert" }
  | { do: "profile"; who: number; by: "insert" | "upsert" | "patch" }
  | { do: "rename"; who: number }
  | { do: "favourite"; who: number; app: string; on: boolean }
  | { do: "impersonate"; who: number; deed: Deed }
  | { do: "stranger"; who: number; deed: Deed }
  | { do: "read"; who: number; whose: number }
  | { do: "adjust"; who: number; amount: number; event: string | null }
  | { do: "refund"; who: number; item: string }
  | { do: "ban"; who: number; hours: number | null }
  | { do: "unban"; who: number }
  | { do: "leave"; who: number }
  | { do: "travel"; by: number }
  | { do: "sweep" }
  | { do: "burst"; times: number; each: Burstable };

export type Burstable = Extract<Operation, { do: "claim" | "award" | "ping" | "play" | "unlock" | "equip" }>;

/** Attempts on another player's row. */
export type Deed = "claim" | "award" | "pay" | "ping" | "play" | "unlock" | "equip" | "icon";

const who = fc.nat({ max: PLAYERS - 1 });
const item = fc.constantFrom(...Object.keys(SHOP));
const listed = fc.constantFrom(...Object.keys(SHOP).filter((id) => SHOP[id]!.counter === "shop"));
const tier = fc.constantFrom(...Object.keys(SHOP).filter((id) => SHOP[id]!.counter === "pass"));
const badge = fc.constantFrom(...Object.keys(SHOP).filter((id) => SHOP[id]!.type === "badge"));
const app = fc.constantFrom(...APPS);
const kind = fc.constantFrom<RewardKind>("streak_claim", "time_spent", "app_played");
const amt = fc.constantFrom(1, 5, 100, 200, 999_999_999, 0, -1, -100);
const deed = fc.constantFrom<Deed>("claim", "award", "pay", "ping", "play", "unlock", "equip", "icon");

// Around every limit: just below it, on it, just above it.
const limits = [MINUTE, 2 * MINUTE, 285 * SECOND, 5 * MINUTE, 315 * SECOND, HOUR, DAY, 2 * DAY, 7 * DAY];
const onward = fc.oneof(
  fc.constantFrom(...limits).chain((limit) => fc.constantFrom(limit - 1, limit, limit + 1)),
  fc.integer({ min: 1, max: 3 * DAY }),
);
const travel = fc.oneof(
  { weight: 8, arbitrary: onward },
  { weight: 1, arbitrary: fc.constantFrom(-1, -MINUTE, -HOUR, -DAY) },
);

const claim = fc.record({
  do: fc.constant("claim" as const),
  who,
  by: fc.constantFrom("rpc" as const, "upsert" as const, "insert" as const, "patch" as const),
});
const award = fc.record({
  do: fc.constant("award" as const),
  who,
  kind,
  amt,
  suffix: fc.boolean(),
  times: fc.constantFrom(1, 1, 1, 2),
});
const ping = fc.record({ do: fc.constant("ping" as const), who, increment: fc.constantFrom(5, 0, -5, 2_000_000_000) });
const play = fc.record({
  do: fc.constant("play" as const),
  who,
  app,
  by: fc.constantFrom("upsert" as const, "upsert" as const, "insert" as const, "patch" as const, "move" as const),
});
const unlock = fc.record({
  do: fc.constant("unlock" as const),
  who,
  item,
  by: fc.constantFrom("buy_item" as const, "claim_tier" as const, "insert" as const, "payment" as const),
});
const equip = fc.record({
  do: fc.constant("equip" as const),
  who,
  item,
  on: fc.boolean(),
  by: fc.constantFrom("rpc" as const, "patch" as const),
});

const single: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: claim },
  { weight: 6, arbitrary: award },
  { weight: 4, arbitrary: ping },
  { weight: 5, arbitrary: play },
  { weight: 10, arbitrary: unlock },
  { weight: 6, arbitrary: equip },
  { weight: 7, arbitrary: fc.record({ do: fc.constant("travel" as const), by: travel }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("burst" as const),
      times: fc.integer({ min: 2, max: 6 }),
      each: fc.oneof(claim, award, ping, play, unlock, equip),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("unlockTwo" as const), who, items: fc.tuple(item, item) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undress" as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("icon" as const),
      who,
      icon: fc.constantFrom("default", "monk-duck", "summer-duck", "rainbow-duck", "sword"),
      by: fc.constantFrom("patch" as const, "upsert" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("profile" as const),
      who,
      by: fc.constantFrom("insert" as const, "upsert" as const, "patch" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("rename" as const), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("favourite" as const), who, app, on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("forge" as const),
      who,
      why: fc.constantFrom(
        "refund goose",
        "adjustment",
        "coin item damp-coins",
        "streak_claim!",
        "",
        "shop purchase sword",
      ),
      amt: fc.constantFrom(1000, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("impersonate" as const), who, deed }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stranger" as const), who, deed }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("read" as const), who, whose: who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("adjust" as const),
      who,
      amount: fc.constantFrom(1, 99, 100, 800, 2500, 12_000, 40_000, -1, -100, -800, -9000),
      event: fc.constantFrom(null, null, "ticket 1", "ticket 2"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund" as const), who, item }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("ban" as const), who, hours: fc.constantFrom(null, 1, 24, 72) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("unban" as const), who }) },
  { weight: 1, arbitrary: fc.constant({ do: "sweep" as const }) },
);

// Scenarios that random operations would hardly ever hit in the right order.
const about = (...around: number[]) =>
  fc.constantFrom(...around).chain((limit) => fc.constantFrom(limit - 1, limit, limit + 1));
const claimGap = about(DAY, 2 * DAY);
const pingGap = about(285 * SECOND, 290 * SECOND, 300 * SECOND, 310 * SECOND, 315 * SECOND);
const playGap = about(MINUTE);
const awardOf = (of: RewardKind) => award.map((each) => ({ ...each, kind: of, amt: 1 }));

const routine: fc.Arbitrary<Operation[]> = fc.oneof(
  fc.tuple(claim, claimGap, claim, claimGap, claim, awardOf("streak_claim")).map(asOne),
  fc.tuple(ping, pingGap, ping, pingGap, ping, awardOf("time_spent")).map(asOne),
  fc.tuple(play, playGap, awardOf("app_played")).map(asOne),
  fc.tuple(play, playGap, play, playGap, play).map(asOne),
  fc.tuple(who, listed, fc.integer({ min: 0, max: 3 * MINUTE })).map(([each, id, gap]): Operation[] => [
    { do: "adjust", who: each, amount: SHOP[id]!.price, event: null },
    { do: "unlock", who: each, item: id, by: "buy_item" },
    { do: "travel", by: gap },
    { do: "refund", who: each, item: id },
  ]),
  fc
    .tuple(who, listed, about(MINUTE, 2 * MINUTE, 2 * MINUTE), fc.boolean())
    .map(([each, id, gap, paysFirst]): Operation[] => [
      { do: "adjust", who: each, amount: SHOP[id]!.price, event: null },
      { do: "unlock", who: each, item: id, by: paysFirst ? "payment" : "insert" },
      { do: "travel", by: gap },
      { do: "unlock", who: each, item: id, by: paysFirst ? "insert" : "payment" },
    ]),
  // A player without earlier gains is now exactly at a tier, or one coin below it.
  fc.tuple(who, tier, fc.constantFrom(-1, 0)).map(([each, id, more]): Operation[] => [
    { do: "adjust", who: each, amount: SHOP[id]!.price + more, event: null },
    { do: "unlock", who: each, item: id, by: "claim_tier" },
  ]),
  fc.tuple(who, fc.uniqueArray(badge, { minLength: 6, maxLength: 6 })).map(([each, badges]): Operation[] => [
    { do: "adjust", who: each, amount: 40_000, event: null },
    ...badges.flatMap((id): Operation[] => [
      { do: "unlock", who: each, item: id, by: "insert" },
      { do: "equip", who: each, item: id, on: true, by: "rpc" },
    ]),
  ]),
);

/** Assigns all operations to one player; a bare number moves the clock. */
function asOne(parts: (Operation | number)[]): Operation[] {
  const first = parts.find((part): part is Operation & { who: number } => typeof part === "object" && "who" in part);
  return parts.map((part) => (typeof part === "number" ? { do: "travel", by: part } : { ...part, who: first!.who }));
}

/** A sequence of about sixty operations; in a few of them a player deletes the account. */
export const sequence: fc.Arbitrary<Operation[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 4, arbitrary: single.map((each) => [each]) }, { weight: 1, arbitrary: routine }), {
      minLength: 1,
      maxLength: 80,
      size: "max",
    }),
    fc.option(fc.record({ do: fc.constant("leave" as const), who }), { freq: 4 }),
    fc.array(single, { maxLength: 8, size: "max" }),
  )
  .map(([life, leave, afterlife]) => [...life.flat(), ...(leave ? [leave] : []), ...afterlife]);
