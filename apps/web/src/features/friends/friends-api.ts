import type { FriendsBoardRow, MyFriends, UsedFriendCode } from "@quackademy/contract/race-answers.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listenTo } from "#lib/live/live-client.ts";
import { type Supabase, supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

const KEY = "friends";
const PLAYING_MS = 20_000;

export const friendsQuery = (viewer: string) =>
  queryOptions({
    queryKey: [KEY, "mine", viewer],
    queryFn: async (): Promise<MyFriends> => unwrap(await (await supabase()).rpc("my_friends")),
    staleTime: 0,
    // Who plays now changes without a message.
    refetchInterval: PLAYING_MS,
    meta: { hideError: true },
  });

export type FriendsPeriod = "all" | "week" | "day";

export const friendsBoardQuery = (viewer: string, appId: string, period: FriendsPeriod) =>
  queryOptions({
    queryKey: [KEY, "board", viewer, appId, period],
    queryFn: async (): Promise<FriendsBoardRow[]> =>
      unwrap(await (await supabase()).rpc("get_friends_board", { app_id: appId, period })),
    enabled: appId !== "",
    meta: { hideError: true },
  });

/** Reads the friends again when a request comes or is confirmed. */
export function useFriendNews(viewer: string): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      listenTo(`player:${viewer}`, {
        onEvent: (event) => {
          if (event === "friends") void cache.invalidateQueries({ queryKey: [KEY] });
        },
      }),
    [cache, viewer],
  );
}

export async function makeFriendCode(): Promise<{ code: string; expires_at: string }> {
  return unwrap(await (await supabase()).rpc("make_friend_code"));
}

export async function runFriendCode(code: string): Promise<UsedFriendCode> {
  return unwrap(await (await supabase()).rpc("use_friend_code", { code }));
}

type Answer = Parameters<typeof unwrap>[0];

function useFriendAct(act: (client: Supabase, userId: string) => PromiseLike<Answer>, words: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (userId: string) => unwrap(await act(await supabase(), userId)),
    onSuccess: () => {
      toast.success(words);
      return cache.invalidateQueries({ queryKey: [KEY] });
    },
    onError: (error) => toast.error(error.message),
    meta: { hideError: true },
  });
}

export const useConfirm = () =>
  useFriendAct((client, userId) => client.rpc("confirm_friend", { user_id: userId }), "Confirmed");

/** Nobody is told. */
export const useRemove = () =>
  useFriendAct((client, userId) => client.rpc("remove_friend", { user_id: userId }), "Removed");

export const useBlock = () =>
  useFriendAct((client, userId) => client.rpc("block_player", { blocked: userId }), "Removed and blocked");

const liveKey = (viewer: string) => [KEY, "show live", viewer];

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
