import { defineAction, type Answer, type Command, type CommandContext, type Option } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { findItem } from "#find-item.ts";
import { findPlayer, type FoundPlayer } from "#find-player.ts";
import { pluralize, printTable, printTime } from "#plain-text.ts";
import { readLimit, readReason, readInteger } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Entry = { id: number; amt: number; kind: string; why: string; balance_after: number; created_at: string };
type Wallet = { balance: number; gained: number; entries: number };

const ENTRY = "id, amt, kind, why, balance_after, created_at";
const MAX_WHY = 200;
const MAX_AMOUNT = 1_000_000_000;

const REASON: Option = { value: "text", what: "the reason; it stays in the ledger, and the player can read it" };
const KEY: Option = { value: "text", what: "idempotency key: a change with the same key happens only once" };

export const coinsCommand: Command = {
  what: "show and change a player's coins",
  actions: {
    show: defineAction({
      what: "a player's balance and newest ledger entries",
      args: ["player"],
      takes: { limit: { value: "n", what: "number of entries, 50 by default" } },
      run: async ({ player, limit }, context) =>
        showWallet(context, await findPlayer(context, player), readLimit(limit)),
    }),
    add: defineAction({
      what: "give coins; they count as gained",
      args: ["player", "amount"],
      needs: { reason: REASON },
      takes: { key: KEY },
      run: (given, context) => adjust(context, given, 1),
    }),
    take: defineAction({
      what: "take coins; a balance cannot go below zero",
      args: ["player", "amount"],
      needs: { reason: REASON },
      takes: { key: KEY },
      run: (given, context) => adjust(context, given, -1),
    }),
    refund: defineAction({
      what: "refund a purchase: pay the price back and remove the item",
      args: ["player", "item"],
      needs: { reason: REASON },
      run: async ({ player, item, reason }, context) => {
        const why = readReason(reason, MAX_WHY - `refund ${item}: `.length);
        const found = await findPlayer(context, player);
        await findItem(context, item);
        const [entry] = await queryRows<Entry>(
          logged(context, found.id),
          `select ${ENTRY} from private.refund_item($1::uuid, $2, $3)`,
          found.id,
          item,
          why,
        );
        return moved(found, entry!, false);
      },
    }),
  },
};

async function showWallet(context: CommandContext, player: FoundPlayer, limit: string): Promise<Answer> {
  const [wallet] = await queryRows<Wallet>(
    context,
    `select balance, gained, version as entries from private.wallets where user_id = $1::uuid`,
    player.id,
  );
  if (!wallet) throw new Refusal(`${player.name} has no profile yet, and no wallet.`);
  const entries = await queryRows<Entry>(
    context,
    `select ${ENTRY} from private.ledger
     where wallet_id = (select id from private.wallets where user_id = $1::uuid)
     order by created_at desc, id desc limit $2::int`,
    player.id,
    limit,
  );
  const rows = entries.map((each) => [each.id, printTime(each.created_at), each.amt, each.balance_after, each.why]);
  const sum = `${player.name} has ${wallet.balance}, gained ${wallet.gained} in total, ${pluralize(wallet.entries, "entry", "entries")}.`;
  return {
    data: { player, ...wallet, ledger: entries },
    text: entries.length === 0 ? sum : `${sum}\n\n${printTable(["ENTRY", "WHEN", "AMOUNT", "AFTER", "WHY"], rows)}`,
  };
}

type Adjustment = { player: string; amount: string; reason: string; key?: string };

async function adjust(
  context: CommandContext,
  { player, amount, reason, key }: Adjustment,
  sign: 1 | -1,
): Promise<Answer> {
  const amt = sign * readInteger("<amount>", amount, 1, MAX_AMOUNT);
  const why = readReason(reason, MAX_WHY);
  const found = await findPlayer(context, player);
  const isRepeated = key !== undefined && (await isUsed(context, found, key));
  const [entry] = await queryRows<Entry>(
    // A repeated key changes nothing, so it is no act.
    isRepeated ? context : logged(context, found.id),
    `select ${ENTRY} from private.adjust_coins($1::uuid, $2::bigint, $3, $4)`,
    found.id,
    String(amt),
    why,
    key ?? null,
  );
  if (entry!.amt !== amt) {
    throw new Refusal(
      `The key ${key} was already used for another change of ${found.name}: entry ${entry!.id}, ${entry!.amt}, ${entry!.why}. Nothing was changed.`,
    );
  }
  return moved(found, entry!, isRepeated);
}

async function isUsed(context: CommandContext, player: FoundPlayer, key: string): Promise<boolean> {
  const used = await queryRows(
    context,
    `select l.id from private.ledger l join private.wallets w on w.id = l.wallet_id
     where w.user_id = $1::uuid and l.idem = 'adjustment:' || $2`,
    player.id,
    key,
  );
  return used.length > 0;
}

function moved(player: FoundPlayer, entry: Entry, isRepeated: boolean): Answer {
  const { id, amt, balance_after: after, why } = entry;
  return {
    data: { player, entry, isRepeated },
    text: isRepeated
      ? `Already done, so nothing was changed: entry ${id} of ${player.name}, ${amt}, ${why}.`
      : `${player.name}: ${after - amt} → ${after}. Entry ${id}: ${why}`,
  };
}
