import type { Database } from "@quackademy/contract/database.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type CacheSlot, lifetimeMs, readCache, writeCache } from "#lib/data/local-cache.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { type Supabase, supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

export type AppRow = Database["public"]["Tables"]["apps"]["Row"];

const CARD_COLUMNS = [
  "id",
  "title",
  "code",
  "tagline",
  "description",
  "categories",
  "devices",
  "icon",
  "spine",
  "entry",
  "featured",
  "created_at",
  "daily_days",
] as const;

/** The columns that a card needs. */
export type AppCard = Pick<AppRow, (typeof CARD_COLUMNS)[number]>;
/** `isSaved`: the list is a copy from this device or the build, because the server did not answer. */
export type Catalogue = { apps: AppCard[]; isSaved: boolean };
/** The data that the server rendered a page with, and the page's view. */
export type PageData = { apps: AppCard[]; app?: AppRow | undefined; day: string; view: string };

const APPS_CACHE: CacheSlot = { key: "apps18", version: 6 };
const ASK_AGAIN_MS = 30_000;
const APPS_FAILED =
  "Error getting apps, SUPABASE failed. Please contact support! We are happy to try and fix this for you.";

export const catalogueQuery = queryOptions({
  queryKey: STATE_KEYS.apps,
  queryFn: fetchCatalogue,
  staleTime: (query) => (query.state.data?.isSaved ? ASK_AGAIN_MS : lifetimeMs(APPS_CACHE)),
  gcTime: Infinity,
  retry: false,
  meta: { hideError: true },
});

export function classQuery(id: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.apps, id],
    queryFn: () => fetchClass(id),
    staleTime: lifetimeMs(APPS_CACHE),
  });
}

/** Fills the query cache before the first render: from the server's page, else from the copy on this device. */
export function seedClasses(cache: QueryClient, page: PageData | null): void {
  if (page) {
    cache.setQueryData(catalogueQuery.queryKey, { apps: page.apps, isSaved: false });
    if (page.app) cache.setQueryData(classQuery(page.app.id).queryKey, page.app);
    return;
  }
  const saved = readCache<AppCard[]>(APPS_CACHE);
  if (!saved) return;
  cache.setQueryData(catalogueQuery.queryKey, { apps: saved.data, isSaved: false }, { updatedAt: saved.savedAt });
}

export function saveClasses(page: PageData): void {
  writeCache(APPS_CACHE, page.apps);
}

/** Whether scores of a class are paced: the server cannot replay them, but limits how fast they grow. */
export function isPaced({ verifier, score_per_second }: Pick<AppRow, "verifier" | "score_per_second">): boolean {
  return verifier === "bounds" && score_per_second !== null;
}

export function toCard(row: AppRow): AppCard {
  return Object.fromEntries(CARD_COLUMNS.map((column) => [column, row[column]])) as AppCard;
}

async function fetchCatalogue(): Promise<Catalogue> {
  try {
    const apps: AppCard[] = unwrap(await listedApps(await supabase()).select(CARD_COLUMNS.join(",") as "*"));
    writeCache(APPS_CACHE, apps);
    return { apps, isSaved: false };
  } catch {
    toast.error(APPS_FAILED);
    const apps = readCache<AppCard[]>(APPS_CACHE)?.data ?? (await fetchBackup()).map(toCard);
    return { apps, isSaved: true };
  }
}

/** Returns null for an unknown class: that is an answer, not a failure. */
async function fetchClass(id: string): Promise<AppRow | null> {
  try {
    const [row] = unwrap(
      await listedApps(await supabase())
        .select("*")
        .eq("id", id)
        .limit(1),
    );
    return row ?? null;
  } catch (failure) {
    const saved = (await fetchBackup().catch(() => [])).find((row) => row.id === id);
    if (!saved) throw failure;
    return saved;
  }
}

// GET, so that the answer can be cached by proxies. No retries: the saved list is shown at once instead.
function listedApps(client: Supabase) {
  return client.rpc("get_apps_ordered_by_title", undefined, { get: true }).retry(false);
}

async function fetchBackup(): Promise<AppRow[]> {
  const answer = await fetch("/backup-apps.json");
  if (!answer.ok) throw new Error(`backup-apps.json answered ${answer.status}`);
  return (await answer.json()) as AppRow[];
}
