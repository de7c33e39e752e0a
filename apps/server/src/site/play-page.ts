import { INLINE_BOOT } from "@quackademy/game-sdk/inline-boot.ts";
import { hashSource, type PolicySources } from "./page-security.ts";

const PLAY = /^\/play\/[^/?#]+\/?(?:[?#]|$)/;

/** Whether a page holds a game and nothing else. What such a page may reach, a game in one piece may reach too. */
export const isPlayPage = (url: string): boolean => PLAY.test(url);

const VIDEOS = /^\/yt\/?(?:[?#]|$)/;
/** Whose players the page of videos may show, once somebody has asked for one. They set no cookies. */
const VIDEO_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** What a page may frame: the games, and nothing else of ours. The page of videos, and it alone, also those. */
export function frameSources(origins: string[], url: string): PolicySources {
  return { "frame-src": [...origins.map((origin) => `${origin}/g/`), ...(VIDEOS.test(url) ? VIDEO_HOSTS : [])] };
}

/**
 * The page that holds a game and nothing else may also hold it in one piece, and a frame without an address of its own
 * has the policy of its page. So this page alone allows the script that starts such a game, and code that is made on
 * the spot.
 */
export function playSources(url: string): PolicySources {
  if (!isPlayPage(url)) return {};
  return { "script-src": ["blob:", hashSource(INLINE_BOOT)], "trusted-types": ["quack-frame"] };
}
