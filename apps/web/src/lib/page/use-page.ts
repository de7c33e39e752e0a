import { createContext, useContext, useEffect } from "react";
import { useSite } from "#lib/site/site.ts";

/** A page's title and HTTP status: the server puts them into its response. */
export type PageFacts = { title: string; status: number };

export const PageFactsContext = createContext<PageFacts | null>(null);

export function usePage({ title, status = 200 }: { title: string; status?: number }): void {
  const facts = useContext(PageFactsContext);
  const fullTitle = `${title} · ${useSite().config.siteName}`;
  if (facts) Object.assign(facts, { title: fullTitle, status });
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
}
