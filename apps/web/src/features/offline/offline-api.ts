import { toast } from "#ui/toast/toast.ts";
import { KEPT, pageKey } from "./offline-rules.ts";

const WORKER = "/sw.js";
const NEWER = "There is a newer version of this site. It is yours with the next reload.";

/** The browser wants to know who says which script may run beside the pages. */
type ScriptPolicy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

/** Has this device answer when the server cannot be reached. Says so when the site has become a newer one. */
export async function startOffline(): Promise<void> {
  // Only over https, or at home: without it the site works as before, with a connection.
  if (!("serviceWorker" in navigator) || saysToSaveData()) return;
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
  // The page that is open came before there was somebody to keep it.
  if (!hadWorker) await keepPage(location.href);
}

/** Keeps a page for when there is no connection. */
export async function keepPage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  if (answer.ok) await (await caches.open(KEPT.pages)).put(pageKey(url), answer);
}

function saysToSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
