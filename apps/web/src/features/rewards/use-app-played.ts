import { APP_PLAYED_AFTER_SECONDS } from "@quackademy/contract/rules-numbers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { sessionState } from "#lib/session/session.ts";
import { recordClassOpened, rewardAppPlayed } from "./rewards-api.ts";

/** A little more than a minute, to be sure that the server's minute has passed. */
const REWARD_AFTER_MS = (APP_PLAYED_AFTER_SECONDS + 2) * 1000;

/** Returns a function to call when a run begins: a minute later it asks for the reward, once per visit. */
export function useAppPlayed(appId: string): () => void {
  const cache = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const pending = timer;
    return () => {
      clearTimeout(pending.current);
      pending.current = undefined;
    };
  }, [appId]);
  return useCallback(() => {
    const { status, user } = sessionState();
    if (status !== "signed-in" || timer.current !== undefined) return;
    recordClassOpened(user.id, appId).catch(() => {});
    timer.current = setTimeout(() => void rewardAppPlayed(cache, user.id).catch(() => {}), REWARD_AFTER_MS);
  }, [cache, appId]);
}
