import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { useSearchParams } from "#ui/router/router.tsx";
import type { createClassSearch, SearchResult } from "./class-search.ts";
import type { AppCard } from "#features/classes/classes-api.ts";

const ADDRESS_DELAY_MS = 250;

type Find = ReturnType<typeof createClassSearch>;

/** The search text and its results. The address is updated with a debounce, so that going back restores the search. */
export function useClassSearch(apps: AppCard[] | undefined) {
  const [params, setParams] = useSearchParams();
  // The server renders the list without a search, and hydration must start with the same.
  const inAddress = (useHydrated() && params.get("q")) || "";
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const [isWanted, setWanted] = useState(false);
  const query = text.trim();
  const find = useIndex(apps, isWanted || query !== "");

  // A link to another address (the logo, a category) replaces the text; our own update and the first address do not.
  const isFirst = useRef(true);
  const follow = useEffectEvent(() => {
    const wasTypedEarly = isFirst.current && text !== "";
    isFirst.current = inAddress === "" && isFirst.current;
    if (inAddress === written.current) return;
    written.current = inAddress;
    if (!wasTypedEarly) setText(inAddress);
  });
  useEffect(() => follow(), [inAddress]);

  useEffect(() => {
    if (query === written.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Do not navigate back if a class was opened meanwhile and its page is still loading.
      if (window.location.pathname !== pathname) return;
      written.current = query;
      setParams(query ? { q: query } : {}, { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, setParams]);

  const result: SearchResult | null = query && find ? find(query) : null;
  return { text, query, setText, prepare: () => setWanted(true), result };
}

/** Loads the search index on the first focus of the field, or for a query in the address. */
function useIndex(apps: AppCard[] | undefined, isWanted: boolean): Find | null {
  const [find, setFind] = useState<Find | null>(null);

  useEffect(() => {
    if (!isWanted || !apps) return;
    let isCurrent = true;
    void import("./class-search.ts").then((search) => {
      if (isCurrent) setFind(() => search.createClassSearch(apps));
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, apps]);

  return find;
}
