import type { RpcAnswers } from "@quackademy/contract/rpc-answers.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { NOT_LOGGED_IN, requireLogin } from "#lib/session/session-required.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { useNow } from "#lib/page/use-now.ts";
import { toast } from "#ui/toast/toast.ts";
import { serverTimeOf, type Streak, streakAt, type StreakRow } from "./streak-clock.ts";

function streakQuery(userId: string) {
  return queryOptions({ queryKey: [...STATE_KEYS.streak, userId], queryFn: () => fetchStreak(userId) });
}

/** The signed-in player's streak at `now`, the current time by the server's clock. */
export function useStreak() {
  const { status, user } = useSession();
  const uptime = useNow(readUptime);
  const options = { enabled: status === "signed-in", refetchOnWindowFocus: true };
  const { data, isError, refetch } = useQuery({ ...streakQuery(user?.id ?? ""), ...options });
  const now = data ? serverTimeOf(data, uptime) : 0;
  return { streak: data === undefined ? undefined : streakAt(data, now), now, isError, refetch };
}

// No row means that nothing was ever claimed: an answer, not a failure.
async function fetchStreak(userId: string): Promise<Streak> {
  const streaks = (await supabase()).from("streak").select("current_streak, longest_streak, last_claim, server_now");
  const row = unwrap(await streaks.eq("user_id", userId).maybeSingle()) as StreakRow | null;
  return row && { ...row, readAt: readUptime() };
}

/**
 * A monotonic clock: it ignores changes to the device's clock. It may stop during sleep, so a window focus refetches.
 */
function readUptime(): number {
  return performance.now();
}

type Claimed = RpcAnswers["claim_streak"];

async function claimStreak(): Promise<Claimed | typeof NOT_LOGGED_IN> {
  const who = requireLogin();
  if (typeof who === "string") return who;
  return unwrap(await (await supabase()).rpc("claim_streak"));
}

/** Claims the streak, and shows the amount that the referee awarded. */
export function useClaimStreak() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: claimStreak,
    onSuccess: (claimed) => {
      if (claimed !== NOT_LOGGED_IN)
        toast.success(`Day ${claimed.current_streak}. ${claimed.awarded} Dabloons are yours.`);
    },
    // Also after a refusal: the player may have claimed on another device.
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
