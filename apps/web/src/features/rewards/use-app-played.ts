import { APP_PLAYED_AFTER_SECONDS } from "@quackademy/contract/rules-numbers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { sessionState } from "#lib/session/session.ts";
import { recordClassOpened, rewardAppPlayed } from "./rewards-api.ts";

/** A little more than a minute, to be sure that the server's minute has passed. */
const REWARD_AFTER_MS = (APP_PLAYED_AFTER_SECONDS + 2) * 1000;

type Visit = { timer?: ReturnType<typeof setTimeout> };

/** Returns a function to call when a run begins: a minute later it asks for the reward, once per visit. */
export function useAppPlayed(appId: string): () => void {
  const cache = useQueryClient();
  const visit = useRef<Visit>(undefined);
  useEffect(() => {
    const last = visit;
    return () => {
      clearTimeout(last.current?.timer);
      last.current = undefined;
    };
  }, [appId]);
  return useCallback(() => {
    const { status, user } = sessionState();
    if (status !== "signed-in" || visit.current) return;
    const own: Visit = {};
    visit.current = own;
    const waitForReward = () => {
      if (visit.current !== own) return;
      own.timer = setTimeout(() => void rewardAppPlayed(cache, user.id).catch(() => {}), REWARD_AFTER_MS);
    };
    // The next run tries again.
    const forget = () => {
      if (visit.current === own) visit.current = undefined;
    };
    // The server's minute begins when it has recorded the class, which takes seconds on a slow connection.
    recordClassOpened(user.id, appId).then(waitForReward, forget);
  }, [cache, appId]);
}
