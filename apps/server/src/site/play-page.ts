import { INLINE_BOOT } from "@quackademy/game-sdk/inline-boot.ts";
import { hashSource, type PolicySources } from "./page-security.ts";

const PLAY = /^\/play\/[^/?#]+\/?(?:[?#]|$)/;

/** Whether a page holds only a game. A single-file game shares the policy of such a page. */
export const isPlayPage = (url: string): boolean => PLAY.test(url);

/** What a page may frame: the games, and those of `hosts`: of classes with an address, and video players. */
export function frameSources(origins: string[], hosts: string[]): PolicySources {
  return { "frame-src": [...origins.map((origin) => `${origin}/g/`), ...hosts] };
}

/**
 * The page of a single game may hold a single-file game, whose frame inherits the page's policy. So only this page
 * allows the script that starts such a game, and scripts from blob: URLs.
 */
export function playSources(url: string): PolicySources {
  if (!isPlayPage(url)) return {};
  return { "script-src": ["blob:", hashSource(INLINE_BOOT)], "trusted-types": ["quack-frame"] };
}
