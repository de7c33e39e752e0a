import { createContext, useContext, useEffect } from "react";
import { useSite } from "#lib/site/site.ts";

/** What a page tells about itself: the server makes the HTTP answer of it. */
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
