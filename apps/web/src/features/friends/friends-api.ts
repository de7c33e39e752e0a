import type { FriendCard, FriendsBoardRow, MyFriends, UsedFriendCode } from "@quackademy/contract/race-answers.ts";
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
    // The server sends no message when a friend starts or ends a game.
    refetchInterval: PLAYING_MS,
    meta: { hideError: true },
  });

export type FriendsPeriod = "all" | "week" | "day";

export type FriendsBoardWish = { appId: string; variant: string; period: FriendsPeriod };

export const friendsBoardQuery = (viewer: string, { appId, variant, period }: FriendsBoardWish) =>
  queryOptions({
    queryKey: [KEY, "board", viewer, appId, variant, period],
    queryFn: async (): Promise<FriendsBoardRow[]> =>
      unwrap(await (await supabase()).rpc("get_friends_board", { app_id: appId, variant, period })),
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

/** A code to show, and when it ends on this device's clock. */
export type OwnCode = { code: string; endsAt: number };

export async function makeFriendCode(): Promise<OwnCode> {
  const { code, seconds } = unwrap(await (await supabase()).rpc("make_friend_code"));
  return { code, endsAt: Date.now() + seconds * 1000 };
}

/** Sends a friend a notice with a link to one of the player's own runs. It has no text. */
export function useChallenge() {
  return useMutation({
    mutationFn: async ({ friend, submissionId }: { friend: FriendCard; submissionId: string }) =>
      unwrap(
        await (await supabase()).rpc("challenge_friend", { user_id: friend.user_id, submission_id: submissionId }),
      ),
    onSuccess: (_, { friend }) => toast.success(`${friend.username} gets your challenge as a notice.`),
    onError: (error) => toast.error(error.message),
    meta: { hideError: true },
  });
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

/** The server does not tell the friend. */
export const useRemove = () =>
  useFriendAct((client, userId) => client.rpc("remove_friend", { user_id: userId }), "Removed");

export const useBlock = () =>
  useFriendAct((client, userId) => client.rpc("block_player", { blocked: userId }), "Removed and blocked");
