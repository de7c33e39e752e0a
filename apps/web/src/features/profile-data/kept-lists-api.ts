import { requireLogin } from "#lib/session/session-required.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

const MAX_FAVOURITES = 200;
const RECENT = 6;
// Another device may have added the same favourite.
const ONCE = { onConflict: "user_id,app_id", ignoreDuplicates: true };

/** Adds this device's favourites to the account and returns all of the account's, newest first. */
export async function mergeFavourites(ids: string[], known: string[]): Promise<string[]> {
  const who = requireLogin();
  if (typeof who === "string") return ids;
  const client = await supabase();
  // The oldest first, so that the newest stays in front. One unknown class would make the server refuse all of them.
  const rows = ids
    .filter((id) => known.includes(id))
    .slice(0, MAX_FAVOURITES)
    .toReversed()
    .map((app_id) => ({ user_id: who.userId, app_id }));
  if (rows.length > 0) unwrap(await client.from("favorite_apps").upsert(rows, ONCE));
  return fetchFavourites();
}

/** The account's favourites, newest first. */
export async function fetchFavourites(): Promise<string[]> {
  const table = (await supabase()).from("favorite_apps");
  const kept = unwrap(await table.select("app_id").order("created_at", { ascending: false }));
  return kept.map(({ app_id }) => app_id);
}

export async function setFavourite(appId: string, isFavourite: boolean): Promise<void> {
  const who = requireLogin();
  if (typeof who === "string") return;
  const table = (await supabase()).from("favorite_apps");
  const row = { user_id: who.userId, app_id: appId };
  unwrap(isFavourite ? await table.upsert(row, ONCE) : await table.delete().match(row));
}

/** The account's recent plays, on any device. */
export async function fetchRecentPlays(): Promise<{ id: string; at: number }[]> {
  const who = requireLogin();
  if (typeof who === "string") return [];
  const plays = unwrap(
    await (
      await supabase()
    )
      .from("apps_played")
      .select("app_id, updated_at")
      .eq("user_id", who.userId)
      .order("updated_at", { ascending: false })
      .limit(RECENT),
  );
  return plays.map(({ app_id, updated_at }) => ({ id: app_id, at: Date.parse(updated_at) }));
}
