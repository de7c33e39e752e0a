import { createContext, useContext } from "react";
import type { SiteConfig } from "./config.ts";

/** What is true for the whole visit. `day` travels with the prerendered page, so that both sides mean the same day. */
export type Site = { config: SiteConfig; day: string };

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteContext around it");
  return site;
}

export function utcDay(date = new Date()): string {
  return date.toISOString().slice(0, 10);
}
