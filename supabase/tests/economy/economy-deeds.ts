import type { Player, RulesSite, Visitor } from "#testing/rules-site.ts";
import type { Burstable, Deed, Operation } from "./economy-operations.ts";

/** The actual answer, in the shape of the expected one. */
export type Outcome = { status: number | string; body: unknown };

type Answer = { status: number; data: unknown };

/** Executes an operation: players through their client, the operator in SQL. */
export async function perform(
  site: RulesSite,
  players: Player[],
  operation: Exclude<Operation, { do: "burst" | "travel" }>,
): Promise<Outcome> {
  if (operation.do === "sweep") return { ...outcome(await site.service.rpc("sweep")), body: undefined };
  const me = players[operation.who]!;
  switch (operation.do) {
    case "ban":
      return operate(
        site,
        `select private.ban($1, 'a test', private.now() + $2::interval)`,
        me.id,
        operation.hours === null ? null : `${operation.hours} hours`,
      );
    case "unban":
      return operate(site, `select private.unban($1)`, me.id);
    case "adjust":
      return operate(
        site,
        `select private.adjust_coins($1, $2, 'a test', $3)`,
        me.id,
        String(operation.amount),
        operation.event,
      );
    case "refund":
      return operate(site, `select private.refund_item($1, $2, 'a test')`, me.id, operation.item);
    case "impersonate":
      return outcome(await attemptOnOthersRow(me, players[(operation.who + 1) % players.length]!.id, operation.deed));
    case "stranger":
      return outcome(await attemptOnOthersRow(site.visitor, me.id, operation.deed));
    case "award":
    case "claim":
    case "ping":
    case "play":
    case "unlock":
    case "equip":
      return act(me, operation);
    default:
      return outcome(await live(me, players, operation));
  }
}

async function operate(site: RulesSite, text: string, ...values: (string | null)[]): Promise<Outcome> {
  try {
    await site.sql(text, ...values);
    return { status: "00000", body: undefined };
  } catch (error) {
    return { status: (error as { code?: string }).code ?? String(error), body: undefined };
  }
}

const outcome = ({ status, data }: Answer): Outcome => ({ status, body: data });

// Wrong amounts, dates and types, which the server has to ignore.
const FORGED = { current_streak: 900, longest_streak: 900, last_claim: "1999-01-01T00:00:00Z" };

async function act(me: Player, operation: Burstable): Promise<Outcome> {
  const mine = { user_id: me.id };
  switch (operation.do) {
    case "claim":
      if (operation.by === "rpc") return outcome(await me.rpc("claim_streak"));
      if (operation.by === "upsert") return outcome(await me.from("streak").upsert({ ...mine, ...FORGED }));
      if (operation.by === "insert") return outcome(await me.from("streak").insert({ ...mine, ...FORGED }));
      return outcome(await me.from("streak").update(FORGED).eq("user_id", me.id));
    case "award": {
      const why = operation.kind + (operation.suffix ? " (double streak)" : "");
      const rows = Array.from({ length: operation.times }, () => ({ ...mine, amt: operation.amt, why }));
      return outcome(await me.from("coins_transactions").insert(rows).select("amt"));
    }
    case "ping":
      return outcome(await me.rpc("increment_time_spent", { ...mine, increment_value: operation.increment }));
    case "play": {
      const row = { ...mine, app_id: operation.app, updated_at: "1999-01-01T00:00:00Z" };
      if (operation.by === "upsert") return outcome(await me.from("apps_played").upsert(row));
      if (operation.by === "insert") return outcome(await me.from("apps_played").insert(row));
      const hint = operation.by === "move" ? { app_id: "keystorm" } : { updated_at: row.updated_at };
      return outcome(await me.from("apps_played").update(hint).eq("user_id", me.id).eq("app_id", operation.app));
    }
    case "unlock": {
      const { item, by } = operation;
      if (by === "insert") return outcome(await me.from("items_unlocked").insert(unlockRow(me, item)));
      if (by === "payment") {
        const row = { ...mine, amt: -1, why: `shop purchase ${item}` };
        return outcome(await me.from("coins_transactions").insert(row));
      }
      return outcome(await me.rpc(by, { item_id: item }));
    }
    case "equip": {
      const { item, on, by } = operation;
      if (by === "rpc") {
        const answer = await me.rpc("equip_item", { item_id: item, on });
        const worn = Array.isArray(answer.data) ? (answer.data as { item: string }[]).map((each) => each.item) : null;
        return { status: answer.status, body: worn?.sort() };
      }
      return outcome(await me.from("items_unlocked").update({ equipped: on }).eq("user_id", me.id).eq("item", item));
    }
  }
}

const unlockRow = (me: Player, item: string) => ({
  user_id: me.id,
  item,
  type: "coin",
  equipped: true,
  created_at: "1999-01-01T00:00:00Z",
});

type Life = Extract<
  Operation,
  { do: "forge" | "unlockTwo" | "undress" | "icon" | "profile" | "rename" | "favourite" | "read" | "leave" }
>;

function live(me: Player, players: Player[], operation: Life): PromiseLike<Answer> {
  const mine = { user_id: me.id };
  switch (operation.do) {
    case "forge":
      return me.from("coins_transactions").insert({ ...mine, amt: operation.amt, why: operation.why });
    case "unlockTwo":
      return me.from("items_unlocked").insert(operation.items.map((item) => unlockRow(me, item)));
    case "undress":
      return me.from("items_unlocked").update({ equipped: false }).eq("user_id", me.id);
    case "icon":
      if (operation.by === "upsert") return me.from("my_users").upsert({ ...mine, icon: operation.icon } as never);
      return me.from("my_users").update({ icon: operation.icon }).eq("user_id", me.id);
    case "profile": {
      const row = { ...mine, user_about: "quack" } as never;
      if (operation.by === "insert") return me.from("my_users").insert(row);
      if (operation.by === "upsert") return me.from("my_users").upsert(row);
      return me.from("my_users").update({ user_about: "quack" }).eq("user_id", me.id);
    }
    case "rename":
      return me.from("my_users").update({ username: newName() }).eq("user_id", me.id);
    case "favourite":
      if (operation.on) return me.from("favorite_apps").insert({ ...mine, app_id: operation.app });
      return me.from("favorite_apps").delete().eq("user_id", me.id).eq("app_id", operation.app);
    case "read":
      return me.rpc("get_coin_amt", { p_user_id: players[operation.whose]!.id });
    case "leave":
      return me.rpc("delete_account", { right_now: true });
  }
}

let names = 0;
/** Consonants in place of digits: the word filter reads digits as letters, so that a number can spell a refused word. */
const consonants = (number: number) => number.toString(9).replaceAll(/\d/g, (digit) => "bdghjqrvw"[Number(digit)]!);
const newName = () => `duck-${consonants(Date.now())}-${consonants((names += 1))}x`;

/** Attempts to write another player's row. */
function attemptOnOthersRow(me: Visitor, victim: string, deed: Deed): PromiseLike<Answer> {
  const theirs = { user_id: victim };
  switch (deed) {
    case "claim":
      return me.from("streak").insert({ ...theirs, ...FORGED });
    case "award":
      return me.from("coins_transactions").insert({ ...theirs, amt: 100, why: "streak_claim" });
    case "pay":
      return me.from("coins_transactions").insert({ ...theirs, amt: -1, why: "shop purchase goose" });
    case "ping":
      return me.rpc("increment_time_spent", { ...theirs, increment_value: 5 });
    case "play":
      return me.from("apps_played").insert({ ...theirs, app_id: "skyhop" });
    case "unlock":
      return me.from("items_unlocked").insert({ ...theirs, item: "goose", type: "special" });
    case "equip":
      return me.from("items_unlocked").update({ equipped: true }).eq("user_id", victim);
    case "icon":
      return me.from("my_users").update({ icon: "default" }).eq("user_id", victim);
  }
}
