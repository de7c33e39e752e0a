import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#lib/session.ts";
import { NOT_LOGGED_IN, requireLogin } from "#lib/session-required.ts";
import { STATE_KEYS } from "#lib/state-keys.ts";
import { supabase } from "#lib/supabase.ts";
import { unwrap } from "#lib/unwrap.ts";
import { toast } from "#ui/toast.ts";
import type { Streak } from "./streak-clock.ts";

export function streakQuery(userId: string) {
  return queryOptions({ queryKey: [...STATE_KEYS.streak, userId], queryFn: () => fetchStreak(userId) });
}

/** The streak of whoever is signed in. */
export function useStreak() {
  const { status, user } = useSession();
  return useQuery({ ...streakQuery(user?.id ?? ""), enabled: status === "signed-in" });
}

// No row means that nothing was ever claimed: an answer, not a failure.
async function fetchStreak(userId: string): Promise<Streak> {
  const streaks = (await supabase()).from("streak").select("current_streak, longest_streak, last_claim");
  return unwrap(await streaks.eq("user_id", userId).maybeSingle()) as Streak;
}

type Claimed = { current_streak: number; awarded: number };

async function claimStreak(): Promise<Claimed | typeof NOT_LOGGED_IN> {
  const who = requireLogin();
  if (typeof who === "string") return who;
  return unwrap(await (await supabase()).rpc("claim_streak")) as Claimed;
}

/** The amount is the referee's: what it awarded is what is told. */
export function useClaimStreak() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: claimStreak,
    onSuccess: (claimed) => {
      if (claimed !== NOT_LOGGED_IN)
        toast.success(`Day ${claimed.current_streak}. ${claimed.awarded} Dabloons are yours.`);
    },
    // Also after a refusal: somebody may have claimed on another device.
    onSettled: () => {
      const changed = [
        STATE_KEYS.streak,
        STATE_KEYS.coins,
        STATE_KEYS.coinsGainedThisBattlePass,
        STATE_KEYS.leaderboards,
      ];
      return Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}
