import type { SiteConfig } from "@quackademy/contract/site-config.ts";

/** Whether this visitor gets the redesign (feature flag `site-redesign`). */
export function isRedesigned({ flags }: SiteConfig): boolean {
  return flags?.["site-redesign"] === "test";
}

/** The address of the class list: the home page, unless another page is there. */
export function listPath(config: SiteConfig): string {
  return isRedesigned(config) || config.homeClass !== undefined ? "/class" : "/";
}
