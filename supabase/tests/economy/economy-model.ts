import { DAY, HOUR, type Operation } from "./economy-operations.ts";
import type { PlayerModel } from "./economy-player.ts";
import {
  Refusal,
  adjust,
  claimStreak,
  countTime,
  favour,
  isBanned,
  liftBan,
  pay,
  play,
  settlePlay,
  showIcon,
  sweep,
  takeTurn,
  unlock,
  wear,
  worn,
  writeProfile,
  type Expected,
} from "./economy-verbs.ts";

export type World = { now: number; players: PlayerModel[] };

/** A model of the rules: an operation's answer and the state after it. A refusal changes nothing. */
export function predict(world: World, operation: Operation): { expected: Expected; after: World } {
  const after = structuredClone(world);
  try {
    return { expected: happen(after, operation), after };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { expected: { status: refusal.status }, after: world };
  }
}

function happen(world: World, operation: Exclude<Operation, { do: "burst" }> | Operation): Expected {
  const { now } = world;
  if (operation.do === "travel") {
    world.now += operation.by;
    return { status: "00000" };
  }
  if (operation.do === "sweep") {
    for (const player of world.players) sweep(player, now);
    return { status: 200 };
  }
  if (operation.do === "burst") throw new Error("a burst is predicted one by one");

  const me = world.players[operation.who]!;
  switch (operation.do) {
    case "claim":
      return claimStreak(me, now, operation.by);
    case "award": {
      takeTurn(me, now);
      let coins = 0;
      for (let i = 0; i < operation.times; i++) {
        if (operation.amt <= 0) throw new Refusal(403);
        if (operation.kind === "app_played") settlePlay(me, now);
        coins = pay(me, operation.kind);
      }
      return operation.times === 1 ? { status: 201, body: [{ amt: coins }] } : { status: 201 };
    }
    case "forge":
      takeTurn(me, now);
      throw new Refusal(403);
    case "ping":
      return { status: 200, body: countTime(me, now) };
    case "play":
      return play(me, now, operation.app, operation.by);
    case "unlock":
      return unlock(me, now, operation.item, operation.by);
    case "unlockTwo":
      for (const item of operation.items) unlock(me, now, item, "insert");
      return { status: 201 };
    case "equip":
      takeTurn(me, now);
      if (!me.items[operation.item]) {
        if (operation.by === "rpc") throw new Refusal(404);
        return { status: 204 };
      }
      wear(me, operation.item, operation.on);
      return operation.by === "rpc" ? { status: 200, body: worn(me) } : { status: 204 };
    case "undress":
      takeTurn(me, now);
      for (const item of Object.values(me.items)) item.equipped = false;
      return { status: 204 };
    case "icon":
      return writeProfile(me, now, operation.by, () => showIcon(me, operation.icon));
    case "profile":
      return writeProfile(me, now, operation.by);
    case "rename":
      return writeProfile(me, now, "patch", () => {
        if (me.renamedAt + 7 * DAY > now) throw new Refusal(409);
        me.renamedAt = now;
      });
    case "favourite":
      return favour(me, now, operation.app, operation.on);
    case "impersonate":
      if (operation.deed === "ping") throw new Refusal(403);
      if (operation.deed === "icon") return writeProfile(me, now, "patch");
      takeTurn(me, now);
      if (operation.deed !== "equip") throw new Refusal(403);
      return { status: 204 };
    case "stranger":
      throw new Refusal(401);
    case "read":
      if (operation.who !== operation.whose || isBanned(me, now)) return { status: 200, body: null };
      return { status: 200, body: me.isGone ? 0 : me.balance };
    case "leave":
      if (me.isGone) throw new Refusal(401);
      me.isGone = true;
      me.bannedUntil = null;
      return { status: 200, body: { is_gone: true } };
    case "adjust":
      return adjust(me, now, operation.amount, operation.event);
    case "refund": {
      const item = me.isGone ? undefined : me.items[operation.item];
      if (!item || item.paid === 0) throw new Refusal("PT404");
      delete me.items[operation.item];
      me.balance += item.paid;
      me.entries += 1;
      return { status: "00000" };
    }
    case "ban":
      if (me.isGone) throw new Refusal("23503");
      me.bannedUntil = operation.hours === null ? Infinity : now + operation.hours * HOUR;
      me.isOnBoards = false;
      return { status: "00000" };
    case "unban":
      liftBan(me);
      return { status: "00000" };
  }
}
