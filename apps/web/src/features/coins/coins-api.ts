import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

function balanceQuery(userId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.coins, userId],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_coin_amt", { p_user_id: userId })),
    meta: { hideError: true },
  });
}

/** The signed-in player's balance; undefined while loading and for visitors. */
export function useBalance(): number | undefined {
  const { status, user } = useSession();
  const { data } = useQuery({ ...balanceQuery(user?.id ?? ""), enabled: status === "signed-in" });
  return data ?? undefined;
}
