import { watchForNewerBuild } from "./newer-build-api.ts";
import { CACHE_NAMES, pageKey } from "./offline-rules.ts";

const WORKER = "/sw.js";

/** Trusted Types: the policy that allows our service-worker URL. */
type ScriptPolicy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Watches for a newer build and registers the service worker. */
export async function startOffline(): Promise<void> {
  watchForNewerBuild();
  // Service workers need https (or localhost). Without one the site needs a connection.
  if (!("serviceWorker" in navigator) || wantsSaveData()) return;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL: () => WORKER };
  const address = trustedTypes?.createPolicy("quack-worker", rules).createScriptURL(WORKER) ?? WORKER;
  const hadWorker = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(address);
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
