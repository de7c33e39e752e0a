import { INLINE_BOOT } from "@quackademy/game-sdk/inline-boot.ts";
import { hashSource, type PolicySources } from "./page-security.ts";

const PLAY = /^\/play\/[^/?#]+\/?(?:[?#]|$)/;

/** Whether a page holds only a game. A single-file game shares the policy of such a page. */
export const isPlayPage = (url: string): boolean => PLAY.test(url);

const VIDEOS = /^\/yt\/?(?:[?#]|$)/;
/** Video players that the videos page may frame on request. They set no cookies. */
export const VIDEO_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** What a page may frame: the games, those of `hosts` as well; the videos page also the video players. */
export function frameSources(origins: string[], url: string, hosts: string[] = []): PolicySources {
  const videos = VIDEOS.test(url) ? VIDEO_HOSTS : [];
  return { "frame-src": [...origins.map((origin) => `${origin}/g/`), ...hosts, ...videos] };
}

/**
 * The page of a single game may hold a single-file game, whose frame inherits the page's policy. So only this page
 * allows the script that starts such a game, and scripts from blob: URLs.
 */
export function playSources(url: string): PolicySources {
  if (!isPlayPage(url)) return {};
  return { "script-src": ["blob:", hashSource(INLINE_BOOT)], "trusted-types": ["quack-frame"] };
}
