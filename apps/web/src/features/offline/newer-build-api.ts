import { loadConfig } from "#lib/site/config.ts";
import { toast } from "#ui/toast/toast.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";

const CHECK_EVERY_MS = 60_000;
const NEWER = "This site was updated. The next page you open is the new version.";

/**
 * Notices that the server has a newer build, when the player follows a link or returns to the tab. From then on, links
 * load whole pages. It never reloads an open page, so no game and no form is interrupted.
 */
export function watchForNewerBuild(): () => void {
  let isOld = false;
  let checkedAt = Date.now();

  async function check(): Promise<void> {
    if (isOld || document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    const [own, newest] = await Promise.all([loadConfig(), fetchConfig()]);
    if (own.build === undefined || newest.build === undefined || own.build === newest.build) return;
    isOld = true;
    toast.info(NEWER);
  }
  // Offline or during a restart: the next check tells.
  const checkQuietly = () => void check().catch(() => {});

  const onClick = (event: MouseEvent) => {
    if (!isLinkToOtherPage(event)) return;
    // Before React sees the click, so that the browser follows the link. A run that is played is submitted first.
    if (isOld && navigator.onLine && !document.querySelector("iframe")) event.stopPropagation();
    else checkQuietly();
  };
  addEventListener("click", onClick, true);
  document.addEventListener("visibilitychange", checkQuietly);
  return () => {
    removeEventListener("click", onClick, true);
    document.removeEventListener("visibilitychange", checkQuietly);
  };
}

async function fetchConfig(): Promise<SiteConfig> {
  const answer = await fetch("/config.json");
  return (await answer.json()) as SiteConfig;
}

function isLinkToOtherPage({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname;
}
