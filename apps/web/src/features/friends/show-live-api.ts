import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";
import { toast } from "#ui/toast/toast.ts";

const liveKey = (viewer: string) => ["friends", "show live", viewer];

/** The owner's switch: friends may watch runs live. Off by default. */
export const showLiveQuery = (viewer: string) =>
  queryOptions({
    queryKey: liveKey(viewer),
    queryFn: async (): Promise<boolean> => {
      const table = (await supabase()).from("privacy_settings");
      const [row] = unwrap(await table.select("show_live").eq("user_id", viewer).limit(1));
      return row?.show_live ?? false;
    },
    meta: { hideError: true },
  });

export function useSetShowLive(viewer: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (show_live: boolean) => {
      unwrap(await (await supabase()).from("privacy_settings").upsert({ user_id: viewer, show_live }));
      return show_live;
    },
    onSuccess: (isOn) => void cache.setQueryData(liveKey(viewer), isOn),
    onError: (error) => toast.error(error.message),
    meta: { hideError: true },
  });
}
