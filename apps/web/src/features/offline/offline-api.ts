import { toast } from "#ui/toast/toast.ts";
import { CACHE_NAMES, pageKey } from "./offline-rules.ts";

const WORKER = "/sw.js";
const NEWER = "A new version of this site is here. Reload the page to use it.";

/** Trusted Types: the policy that allows our service-worker URL. */
type ScriptPolicy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Registers the service worker, and shows a notice when a newer version is installed. */
export async function startOffline(): Promise<void> {
  // Service workers need https (or localhost). Without one the site needs a connection.
  if (!("serviceWorker" in navigator) || wantsSaveData()) return;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL: () => WORKER };
  const address = trustedTypes?.createPolicy("quack-worker", rules).createScriptURL(WORKER) ?? WORKER;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(address);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && hadWorker) toast.info(NEWER);
    });
  });
  await navigator.serviceWorker.ready;
  // The open page was loaded before the service worker was active, so store it now.
  if (!hadWorker) await keepPage(location.href);
}

/** Stores a page for offline use. */
export async function keepPage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  if (answer.ok) await (await caches.open(CACHE_NAMES.pages)).put(pageKey(url), answer);
}

function wantsSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
