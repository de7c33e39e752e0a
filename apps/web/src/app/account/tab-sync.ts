import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { ACCOUNT_KEYS } from "#lib/data/state-keys.ts";

const NEWS_KEY = "account-news";

/** Makes other tabs refetch the account's data after a change here or a new balance. */
export function useTabSync(balance: number | undefined): void {
  const cache = useQueryClient();
  const known = useRef<number>(undefined);

  useEffect(() => {
    const onNews = ({ key }: StorageEvent) => {
      if (key !== NEWS_KEY) return;
      for (const queryKey of ACCOUNT_KEYS.slice(1)) void cache.invalidateQueries({ queryKey });
    };
    addEventListener("storage", onNews);
    const stop = cache.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") notifyTabs();
    });
    return () => {
      removeEventListener("storage", onNews);
      stop();
    };
  }, [cache]);

  // The balance also grows without a click: for time spent and for a played class.
  useEffect(() => {
    if (known.current !== undefined && balance !== undefined && balance !== known.current) notifyTabs();
    known.current = balance ?? known.current;
  }, [balance]);
}

function notifyTabs(): void {
  deviceStorage.setItem(NEWS_KEY, String(Date.now()));
}
