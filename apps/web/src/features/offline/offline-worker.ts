// The service worker: answers from caches when the server cannot be reached. Bundled separately as /sw.js.

import {
  CACHE_NAMES,
  type CacheName,
  type CachingPlan,
  cachingPlan,
  hasOtherLayout,
  pageKey,
} from "./offline-rules.ts";

/** The files that every page needs, inserted by the build. */
declare const SHELL_FILES: string[];

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type Worker = {
  location: Location;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", run: (event: Extendable) => void): void;
  addEventListener(type: "fetch", run: (event: Fetched) => void): void;
};
const worker = self as unknown as Worker;
const HOME = "/";
const MAX_PAGES = 60;

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOldShell().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const plan = cachingPlan(event.request, worker.location.origin);
  if (plan) event.respondWith(answer(event, plan));
});

async function keepShell(): Promise<void> {
  const [shell, pages] = await Promise.all([caches.open(CACHE_NAMES.shell), caches.open(CACHE_NAMES.pages)]);
  const there = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
  await shell.addAll(SHELL_FILES.filter((file) => !there.has(file)));
  await pages.add(HOME);
}

/** Runs on activate, when no page of the older build is open. */
async function forgetOldShell(): Promise<void> {
  const shell = await caches.open(CACHE_NAMES.shell);
  const current = new Set(SHELL_FILES);
  const old = (await shell.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
}

async function answer(event: Fetched, { strategy, cache: cacheName }: CachingPlan): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE_NAMES[cacheName]);
  const key = cacheName === "pages" ? pageKey(request.url) : request.url;
  const fromServer = async () => {
    const fresh = await fetch(request);
    if (fresh.status === 200 && fresh.type === "basic") event.waitUntil(store(cache, key, cacheName, fresh.clone()));
    return fresh;
  };
  if (strategy === "network-first")
    return fromServer().catch((error: unknown) => fromDevice(cache, key, cacheName, error));
  const kept = await cache.match(key);
  if (!kept) return fromServer();
  if (strategy === "stale-while-revalidate") event.waitUntil(fromServer().catch(() => {}));
  return kept;
}

async function fromDevice(cache: Cache, key: string, cacheName: CacheName, error: unknown): Promise<Response> {
  // An uncached page is rendered by the home page's script: all pages share the same one.
  const kept = (await cache.match(key)) ?? (cacheName === "pages" ? await cache.match(HOME) : undefined);
  if (!kept) throw error;
  return kept;
}

async function store(cache: Cache, key: string, cacheName: CacheName, answer: Response): Promise<void> {
  if (cacheName === "pages") await forgetOtherLayout(cache, answer);
  await cache.put(key, answer);
  if (cacheName !== "pages") return;
  const keys = await cache.keys();
  const oldest = keys.find(({ url }) => new URL(url).pathname !== HOME);
  if (oldest && keys.length > MAX_PAGES) await cache.delete(oldest);
}

async function forgetOtherLayout(pages: Cache, fresh: Response): Promise<void> {
  const home = await pages.match(HOME);
  if (!home || !hasOtherLayout(home, fresh)) return;
  // A game in its own window looks the same in both layouts.
  const others = (await pages.keys()).filter(({ url }) => !new URL(url).pathname.startsWith("/play/"));
  await Promise.all(others.map((page) => pages.delete(page)));
  await pages.add(HOME);
}
