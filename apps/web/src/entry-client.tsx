import "#app/first-view.ts";
import { startTransition } from "react";
import { BrowserRouter } from "#ui/router/router.tsx";
import { App } from "#app/app.tsx";
import { type PageData, saveClasses, seedClasses } from "#features/classes/classes-api.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { loadConfig, readDataBlock } from "#lib/site/config.ts";
import { createQueryClient } from "#lib/data/query-client.ts";
import { utcDay } from "#lib/site/site.ts";
import { whenIdle } from "#lib/page/when-idle.ts";

void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  const page = readDataBlock<PageData>("quack-data");
  const config = await loadConfig();
  // Split into tasks: one long task would block a slow machine for too long.
  await nextTask();
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  await nextTask();
  const cache = createQueryClient();
  seedClasses(cache, page);
  await nextTask();

  const app = (
    <BrowserRouter>
      <App site={{ config, day: page?.day ?? utcDay() }} cache={cache} />
    </BrowserRouter>
  );
  // Without data the server renders only placeholders; this device may have a copy, so it renders from scratch.
  if (page && root.firstElementChild && (await isThisView(page, config)))
    startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  if (page) whenIdle(() => saveClasses(page));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Offline, the service worker may answer with the stored page of another address, which cannot be hydrated. */
async function isThisView({ view, apps }: PageData, config: SiteConfig): Promise<boolean> {
  // Service workers need https.
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return true;
  const { viewOf } = await import("#app/page-view.ts");
  return view === viewOf(location.pathname + location.search, config, apps);
}
