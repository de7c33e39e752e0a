import { SHOP } from "./economy-catalogue.ts";
import { FIRST_PING_AFTER, type PlayerModel } from "./economy-player.ts";
import { DAY, MINUTE, SECOND, type RewardKind } from "./economy-operations.ts";

/** The expected answer: the status (SQLSTATE for operator SQL) and the relevant part of the body. */
export type Expected = { status: number | string; body?: unknown };

export class Refusal extends Error {
  readonly status: number | string;
  constructor(status: number | string) {
    super(String(status));
    this.status = status;
  }
}

export const isBanned = (me: PlayerModel, now: number) => me.bannedUntil !== null && me.bannedUntil > now;

export function liftBan(me: PlayerModel): void {
  me.bannedUntil = null;
  me.isOnBoards = true;
}

function makeProfile(me: PlayerModel, now: number): void {
  if (!me.hasProfile) me.nextPingAt = now + FIRST_PING_AFTER;
  me.hasProfile = true;
}

export function takeTurn(me: PlayerModel, now: number): void {
  if (me.isGone) throw new Refusal(401);
  if (isBanned(me, now)) throw new Refusal(403);
  if (me.bannedUntil !== null) liftBan(me);
  makeProfile(me, now);
}

function post(me: PlayerModel, amount: number): void {
  if (me.balance + amount < 0) throw new Refusal(402);
  me.balance += amount;
  me.gained += Math.max(0, amount);
  me.entries += 1;
}

const effectiveStreak = (me: PlayerModel, now: number) =>
  me.streak && now - me.streak.lastClaim <= 2 * DAY ? me.streak.current : 0;

const doubled = (me: PlayerModel, now: number, coins: number) => (effectiveStreak(me, now) > 0 ? 2 * coins : coins);

const REWARDS: Record<RewardKind, number> = { streak_claim: 100, time_spent: 5, app_played: 1 };

function earn(me: PlayerModel, now: number, kind: RewardKind, key: string): void {
  if (me.credits.some((credit) => credit.kind === kind && credit.key === key)) return;
  me.credits.push({ kind, key, coins: doubled(me, now, REWARDS[kind]), earnedAt: now, isPaid: false });
}

/** Settles the oldest first. */
export function pay(me: PlayerModel, kind: RewardKind): number {
  const unpaid = me.credits.filter((credit) => credit.kind === kind && !credit.isPaid);
  const oldest = unpaid.sort((a, b) => a.earnedAt - b.earnedAt)[0];
  if (!oldest) throw new Refusal(403);
  oldest.isPaid = true;
  post(me, oldest.coins);
  return oldest.coins;
}

export function claimStreak(me: PlayerModel, now: number, by: "rpc" | "upsert" | "insert" | "patch"): Expected {
  takeTurn(me, now);
  const isFirst = me.streak === null;
  if (by === "patch" && isFirst) return { status: 204 };
  if (by === "insert" && !isFirst) throw new Refusal(409);
  if (me.streak && now - me.streak.lastClaim <= DAY) throw new Refusal(409);
  earn(me, now, "streak_claim", String(now));
  const current = effectiveStreak(me, now) + 1;
  me.streak = { current, longest: Math.max(me.streak?.longest ?? 0, current), lastClaim: now };
  me.shownStreak = current;
  if (by === "patch") return { status: 204 };
  if (by !== "rpc") return { status: isFirst ? 201 : 200 };
  const awarded = pay(me, "streak_claim");
  return {
    status: 200,
    body: { current_streak: current, longest_streak: me.streak.longest, awarded, balance: me.balance },
  };
}

export function countTime(me: PlayerModel, now: number): number {
  takeTurn(me, now);
  if (now < me.nextPingAt) return me.timeSpent;
  me.nextPingAt = Math.max(me.nextPingAt, now - 15 * SECOND) + 5 * MINUTE;
  me.timeSpent += 5;
  const today = me.credits.filter((credit) => credit.kind === "time_spent" && credit.earnedAt >= now - DAY);
  if (today.length < 144) earn(me, now, "time_spent", String(now));
  return me.timeSpent;
}

export function settlePlay(me: PlayerModel, now: number): void {
  if (!me.playing || now - me.playing.since < MINUTE) return;
  const { app } = me.playing;
  me.playing = null;
  if (!me.plays[app]!.isCounted) me.appsPlayed += 1;
  me.plays[app]!.isCounted = true;
  const day = Math.floor(now / DAY);
  const today = me.credits.filter((credit) => credit.kind === "app_played" && credit.earnedAt >= day * DAY);
  if (today.length < 25) earn(me, now, "app_played", `${day}:${app}`);
}

export function play(me: PlayerModel, now: number, app: string, by: "upsert" | "insert" | "patch" | "move"): Expected {
  takeTurn(me, now);
  const isKnown = app in me.plays;
  if ((by === "patch" || by === "move") && !isKnown) return { status: 204 };
  if (by === "move") throw new Refusal(403);
  if (app === "nowhere" || (by === "insert" && isKnown)) throw new Refusal(409);
  settlePlay(me, now);
  me.plays[app] ??= { isCounted: false };
  me.playing = { app, since: me.playing?.app === app ? me.playing.since : now };
  return { status: by === "patch" ? 204 : isKnown ? 200 : 201 };
}

const HALF_WAITS = 2 * MINUTE;

export function unlock(
  me: PlayerModel,
  now: number,
  id: string,
  by: "buy_item" | "claim_tier" | "insert" | "payment",
): Expected {
  takeTurn(me, now);
  const { price, type, counter, coins = 0 } = SHOP[id]!;
  const owned = me.items[id];
  const otherHalf = by === "insert" ? "unlock" : by === "payment" ? "payment" : null;
  if (owned && otherHalf && owned.awaits === otherHalf && owned.until > now) {
    owned.awaits = null;
    return { status: 201 };
  }
  const mayBe = by === "insert" ? ["shop", "pass"] : by === "claim_tier" ? ["pass"] : ["shop"];
  if (!mayBe.includes(counter)) throw new Refusal(404);
  if (owned) throw new Refusal(409);

  if (counter === "shop") post(me, -price);
  else if (me.gained < price) throw new Refusal(403);
  const grant = type === "coin" ? doubled(me, now, coins) : 0;
  if (grant > 0) post(me, grant);
  const awaits = counter !== "shop" ? null : by === "insert" ? "payment" : by === "payment" ? "unlock" : null;
  me.items[id] = { equipped: false, awaits, until: now + HALF_WAITS, paid: counter === "shop" ? price : 0 };
  if (by === "insert" || by === "payment") return { status: 201 };
  return { status: 200, body: { item: id, type, amt: counter === "shop" ? -price : grant, balance: me.balance } };
}

const wornOf = (me: PlayerModel, type: string) =>
  Object.entries(me.items).filter(([id, item]) => item.equipped && SHOP[id]!.type === type);

export function wear(me: PlayerModel, id: string, on: boolean): void {
  const { type } = SHOP[id]!;
  const item = me.items[id]!;
  if (on && !item.equipped) {
    if (type === "coin") throw new Refusal(400);
    if (type === "badge" && wornOf(me, "badge").length >= 5) throw new Refusal(409);
    if (type !== "badge") for (const [, other] of wornOf(me, type)) other.equipped = false;
  }
  item.equipped = on;
}

/** The ids of the equipped items. */
export function worn(me: PlayerModel): string[] {
  return Object.keys(me.items)
    .filter((id) => me.items[id]!.equipped)
    .sort();
}

export function iconOf(me: PlayerModel): string {
  return wornOf(me, "icon")[0]?.[0] ?? "default";
}

export function showIcon(me: PlayerModel, icon: string): void {
  if (icon === iconOf(me)) return;
  if (icon !== "default" && (!me.items[icon] || SHOP[icon]!.type !== "icon")) throw new Refusal(403);
  if (icon === "default") for (const [, item] of wornOf(me, "icon")) item.equipped = false;
  else wear(me, icon, true);
}

export function writeProfile(
  me: PlayerModel,
  now: number,
  by: "insert" | "upsert" | "patch",
  change: () => void = () => {},
): Expected {
  if (by === "insert") {
    if (me.isGone || (me.hasProfile && !isBanned(me, now))) throw new Refusal(409);
    if (isBanned(me, now)) throw new Refusal(403);
    makeProfile(me, now);
    return { status: 201 };
  }
  const isNew = !me.hasProfile;
  takeTurn(me, now);
  if (by === "patch" && isNew) {
    me.hasProfile = false;
    return { status: 204 };
  }
  change();
  return { status: by === "patch" ? 204 : isNew ? 201 : 200 };
}

export function favour(me: PlayerModel, now: number, app: string, on: boolean): Expected {
  if (!on) {
    if (!isBanned(me, now)) me.favourites = me.favourites.filter((each) => each !== app);
    return { status: 204 };
  }
  takeTurn(me, now);
  if (app === "nowhere" || me.favourites.includes(app)) throw new Refusal(409);
  me.favourites.push(app);
  return { status: 201 };
}

export function adjust(me: PlayerModel, now: number, amount: number, event: string | null): Expected {
  if (me.isGone || !me.hasProfile) throw new Refusal("PT404");
  if (me.bannedUntil !== null && !isBanned(me, now)) liftBan(me);
  if (event !== null && me.adjustments.includes(event)) return { status: "00000" };
  if (me.balance + amount < 0) throw new Refusal("PT402");
  post(me, amount);
  if (event !== null) me.adjustments.push(event);
  return { status: "00000" };
}

export function sweep(me: PlayerModel, now: number): void {
  if (me.bannedUntil !== null && !isBanned(me, now)) liftBan(me);
  // A suspended player is hidden, and the sweep skips them.
  if (me.isOnBoards && me.streak && me.streak.lastClaim < now - 2 * DAY) me.shownStreak = 0;
  me.credits = me.credits.filter((credit) => credit.isPaid || credit.earnedAt >= now - 30 * DAY);
}
