import type { WalletEntry } from "@quackademy/contract/rpc-answers.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** `older` is the cursor of the next page; null on the last. */
type WalletPage = { entries: WalletEntry[]; older: number | null };

const PAGE_SIZE = 20;

/** Below the coins' query key, so that every change of the balance also refetches the statement. */
function statementQuery(userId: string, before: number | null) {
  return queryOptions({
    queryKey: [...STATE_KEYS.coins, "statement", userId, before],
    queryFn: async (): Promise<WalletPage> => {
      // One more than shown, to know whether there are older entries.
      const asked = { p_limit: PAGE_SIZE + 1, ...(before === null ? {} : { before }) };
      const rows = unwrap(await (await supabase()).rpc("get_wallet_statement", asked));
      const entries = rows.slice(0, PAGE_SIZE);
      return { entries, older: rows.length > PAGE_SIZE ? entries.at(-1)!.id : null };
    },
    meta: { hideError: true },
  });
}

/** The signed-in player's ledger, newest first: the page after the cursor `before`, or the first. */
export function useStatement(before: number | null) {
  const { status, user } = useSession();
  return useQuery({ ...statementQuery(user?.id ?? "", before), enabled: status === "signed-in" });
}
