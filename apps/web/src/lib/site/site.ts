import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";

/** Constants of a visit. `day` comes from the server's page, so that hydration uses the same day. */
export type Site = { config: SiteConfig; day: string };

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteContext around it");
  return site;
}

/** The site's name for the navbar, cached under the specification's key. */
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
