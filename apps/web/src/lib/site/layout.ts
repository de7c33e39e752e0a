import type { SiteConfig } from "@quackademy/contract/site-config.ts";

/** Whether this visitor gets the redesign that the operator tries out on one host. */
export function isRedesigned({ flags }: SiteConfig): boolean {
  return flags?.["site-redesign"] === "test";
}

/** Where the list of all classes is: at the front door, unless another page stands there. */
export function listPath(config: SiteConfig): string {
  return isRedesigned(config) || config.homeClass !== undefined ? "/class" : "/";
}
