import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { useSearchParams } from "#ui/router/router.tsx";
import type { createClassSearch, SearchResult } from "./class-search.ts";
import type { AppCard } from "#features/classes/classes-api.ts";

const ADDRESS_DELAY_MS = 250;

type Find = ReturnType<typeof createClassSearch>;

/** What is typed, and what it finds. The address follows a moment later, so that going back finds the search again. */
export function useClassSearch(apps: AppCard[] | undefined) {
  const [params, setParams] = useSearchParams();
  // The server draws the list without a search, so the browser begins with that, too.
  const inAddress = (useHydrated() && params.get("q")) || "";
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const [isWanted, setWanted] = useState(false);
  const query = text.trim();
  const find = useIndex(apps, isWanted || query !== "");

  // Following a link to another address (the logo, a category) replaces what was typed; our own writing does not, nor
  // does the address that the page was opened with.
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
      // Somebody who opened a class meanwhile, while its page is still on its way, is not called back.
      if (window.location.pathname !== pathname) return;
      written.current = query;
      setParams(query ? { q: query } : {}, { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, setParams]);

  const result: SearchResult | null = query && find ? find(query) : null;
  return { text, query, setText, prepare: () => setWanted(true), result };
}

/** The index comes with the first sign of a search: focus in the field, or a query in the address. */
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
