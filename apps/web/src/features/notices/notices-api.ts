import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

export type Notice = {
  id: number;
  kind: string;
  sentence: string;
  link: string | null;
  created_at: string;
  read_at: string | null;
};

const MOST = 30;

const noticesQuery = queryOptions({
  queryKey: STATE_KEYS.notices,
  queryFn: loadNotices,
  staleTime: 60_000,
  refetchInterval: 300_000,
  meta: { hideError: true },
});

async function loadNotices(): Promise<Notice[]> {
  const wanted = "id, kind, sentence, link, created_at, read_at";
  const client = await supabase();
  return unwrap(await client.from("notices").select(wanted).order("id", { ascending: false }).limit(MOST));
}

/** The signed-in player's notices, newest first. */
export function useNotices() {
  return useQuery({ ...noticesQuery, enabled: useSession().status === "signed-in" });
}

/** Marks everything up to a notice as read. */
export function useReadNotices() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (up_to: number) => unwrap(await (await supabase()).rpc("read_notices", { up_to })),
    onSettled: () => cache.invalidateQueries({ queryKey: STATE_KEYS.notices }),
    meta: { hideError: true },
  });
}
