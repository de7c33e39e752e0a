import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import {
  canUseWebGl,
  canFillScreen,
  canSetCookies,
  canStoreData,
  canLockPointer,
  canPlaySound,
  canReadGamepads,
  canRunWorkers,
} from "./browser-checks.ts";
import { canReachApi, canReachFiles, canReachStorage } from "./host-checks.ts";

/** One check. Its remedy depends on whether the page is in a frame. */
export type Check = {
  id: string;
  name: string;
  about: string;
  run: (config: SiteConfig) => boolean | Promise<boolean>;
  remedy: { framed: string; alone: string };
  /** May block the main thread, so it runs after the others. */
  isHeavy?: true;
};

const FIREWALL = "Ask your network administrator to allow this address, then run the check again.";

export const CHECKS: readonly Check[] = [
  {
    id: "storage",
    name: "Storage",
    about: "Favourites, saved games and the sign-in are stored here.",
    run: canStoreData,
    remedy: {
      framed: "Add allow-same-origin to the frame's sandbox, and let embedded sites store data in the browser.",
      alone: "Leave the private window, or allow this site to store data in the browser's settings.",
    },
  },
  {
    id: "cookies",
    name: "Cookies",
    about: "The site works without them; some sign-in services do not.",
    run: canSetCookies,
    remedy: {
      framed: "Serve both pages over https and allow third-party cookies for this site, or open it in its own tab.",
      alone: "Allow cookies for this site in the browser's settings.",
    },
  },
  {
    id: "full-screen",
    name: "Full screen",
    about: "The button under every game.",
    run: canFillScreen,
    remedy: {
      framed: 'Add allow="fullscreen" to the frame.',
      alone: "This device has no full screen for pages, so use Theatre or the game's own window instead.",
    },
  },
  {
    id: "pointer-lock",
    name: "Pointer lock",
    about: "Games that are steered by mouse lock the pointer.",
    run: canLockPointer,
    remedy: {
      framed: "Add allow-pointer-lock to the frame's sandbox.",
      alone: "Plug in a mouse and use a computer's browser, or steer by keys or touch.",
    },
  },
  {
    id: "gamepad",
    name: "Gamepad",
    about: "Whether a gamepad would work here.",
    run: canReadGamepads,
    remedy: { framed: 'Add allow="gamepad" to the frame.', alone: "Open the site over https, or play by keyboard." },
  },
  {
    id: "audio",
    name: "Audio",
    about: "Whether sound can be played. It does not test your speaker.",
    run: canPlaySound,
    remedy: { framed: 'Add allow="autoplay" to the frame.', alone: "Use a current Chrome, Edge, Firefox or Safari." },
  },
  {
    id: "workers",
    name: "Workers",
    about: "Background scripts, needed for offline play.",
    run: canRunWorkers,
    remedy: {
      framed: "Add allow-scripts and allow-same-origin to the frame's sandbox.",
      alone: "Switch off script blockers for this site, or use another browser.",
    },
  },
  {
    id: "webgl",
    name: "WebGL",
    about: "Drawing with the graphics card. Our own classes work without it; others may need it.",
    run: canUseWebGl,
    isHeavy: true,
    remedy: {
      framed: "Switch on hardware acceleration in the browser's settings and start it again.",
      alone: "Switch on hardware acceleration in the browser's settings and start it again.",
    },
  },
  {
    id: "files",
    name: "This site's files",
    about: "Pages, pictures and games.",
    run: canReachFiles,
    remedy: { framed: FIREWALL, alone: FIREWALL },
  },
  {
    id: "api",
    name: "The API",
    about: "Classes, scores and accounts.",
    run: canReachApi,
    remedy: { framed: FIREWALL, alone: FIREWALL },
  },
  {
    id: "file-storage",
    name: "Picture storage",
    about: "Screenshots of scores.",
    run: canReachStorage,
    remedy: { framed: FIREWALL, alone: FIREWALL },
  },
];

const TIMEOUT_MS = 15_000;

/** A check that throws or times out has failed. */
export async function runCheck({ run }: Check, config: SiteConfig): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, false)));
  const tried = (async () => run(config))().catch(() => false);
  const isOk = await Promise.race([tried, tooLate]);
  clearTimeout(timer);
  return isOk;
}
