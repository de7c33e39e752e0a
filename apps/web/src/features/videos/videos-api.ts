import type { Embeds } from "@quackademy/contract/clip-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

export type Video = {
  id: string;
  title: string;
  caption: string;
  url: string;
  app_id: string | null;
  my_users: { username: string } | null;
};

const SHOWN = 60;

/** The videos that moderators have published, newest first. */
export const videosQuery = queryOptions({
  queryKey: ["videos"],
  queryFn: async (): Promise<Video[]> =>
    unwrap(
      await (
        await supabase()
      )
        .from("creator_videos")
        .select("id, title, caption, url, app_id, my_users(username)")
        .eq("status", "published")
        .order("created_at", { ascending: false })
        .limit(SHOWN),
    ) as unknown as Video[],
  meta: { hideError: true },
});

/** Whether this viewer may load videos of other sites. */
export const embedsQuery = (viewer: string | null) =>
  queryOptions({
    queryKey: ["embeds", viewer],
    queryFn: async (): Promise<Embeds> => unwrap(await (await supabase()).rpc("get_embeds")),
    meta: { hideError: true },
  });
