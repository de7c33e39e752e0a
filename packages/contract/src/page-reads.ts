const PLAYER_COLUMNS =
  "user_id,username,icon,user_about,created_at,current_streak,longest_streak,apps_played,time_spent," +
  "worn:items_unlocked(item,type,shop_items(name,rarity,asset)),plays:apps_played(app_id)";

/**
 * Reads that give every visitor and player the same answer: RPCs by name, tables by query without the values. The
 * gateway serves visitors from a shared cache and does not count these reads against a rate limit.
 */
const PAGE_READS = new Set([
  "rpc/chat_state",
  "rpc/get_apps_ordered_by_title",
  "rpc/get_app_high_scores",
  "rpc/get_apps_played_by_user",
  "rpc/get_best_clips",
  "rpc/get_board",
  "rpc/get_clip",
  "rpc/get_clips",
  "rpc/get_coins_gained",
  "rpc/get_daily",
  "rpc/get_embeds",
  "rpc/get_favorite_apps",
  "rpc/get_leaderboard_data",
  "rpc/get_replay",
  "rpc/get_site_hours",
  "rpc/get_top_streaks",
  "rpc/get_top_time_spent",
  "rpc/playing_now",
  "app_modes?select=id,title,hint,levels&app_id=eq.&order=position.asc",
  "apps_played?select=app_id,updated_at,my_users(username,icon)&is_public=eq.&order=updated_at.desc&limit=6",
  "chat_cheers?select=id,text&order=position.asc",
  "creator_videos?select=id,title,caption,url,app_id,my_users(username)&status=eq.&order=created_at.desc&limit=60",
  "leaderboard_submissions?select=created_at&id=eq.&limit=1",
  `my_users?select=${PLAYER_COLUMNS}&username=eq.&worn.equipped=eq.&plays.order=updated_at.desc&plays.limit=4&limit=1`,
  "seasons?select=*",
  "shop_items?select=*&order=price.asc,id.asc",
]);

/** Whether a REST request is one of the PAGE_READS. */
export function isPageRead(isCall: boolean, name: string, search: string): boolean {
  if (isCall) return PAGE_READS.has(`rpc/${name}`) && !/(?:^|&)(?:select|order|limit|offset|and|or)=/.test(search);
  return PAGE_READS.has(`${name}?${withoutValues(search)}`);
}

function withoutValues(search: string): string {
  try {
    return decodeURIComponent(search.replaceAll("+", " ")).replace(/(?<=^|&)([\w.]+=eq\.)[^&]*/g, "$1");
  } catch {
    return search;
  }
}
