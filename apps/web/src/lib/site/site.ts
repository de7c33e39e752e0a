import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";

/** What is true for the whole visit. `day` travels with the prerendered page, so that both sides mean the same day. */
export type Site = { config: SiteConfig; day: string };

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteContext around it");
  return site;
}

/** The name that the navbar shows: what the operator called the site, in the cache under the specification's key. */
export function useSiteName(): string {
  const { siteName } = useSite().config;
  return useQuery({
    queryKey: STATE_KEYS.siteName,
    queryFn: () => siteName,
    initialData: siteName,
    staleTime: Infinity,
  }).data;
}

export function utcDay(date = new Date()): string {
  return date.toISOString().slice(0, 10);
}
