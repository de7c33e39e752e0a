import { answerOf } from "./answers.ts";
import type { Player, RulesSite } from "./rules-site.ts";

export async function balanceOf(player: Player): Promise<number> {
  return answerOf<number>(await player.rpc("get_coin_amt", { p_user_id: player.id }));
}

/** All coins a player ever gained, according to the ledger. */
export async function gainedBy(site: RulesSite, { id }: { id: string }): Promise<number> {
  const [row] = await site.sql(`select gained::text from private.wallets where user_id = $1`, id);
  return Number(row![0]);
}

export async function giveCoins(site: RulesSite, { id }: { id: string }, coins: number): Promise<void> {
  await site.sql(`select private.adjust_coins($1, $2, 'for a test')`, id, String(coins));
}

/** Amounts and reasons of a player's statement, newest first. */
export async function statementOf(player: Player): Promise<[number, string][]> {
  const rows = answerOf<{ amt: number; why: string }[]>(await player.rpc("get_wallet_statement"));
  return rows.map(({ amt, why }) => [amt, why]);
}
