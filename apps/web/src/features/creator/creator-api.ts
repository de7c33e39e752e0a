import type { MyChannel, MyVideo } from "@quackademy/contract/clip-answers.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

export type { MyChannel, MyVideo } from "@quackademy/contract/clip-answers.ts";

const KEY = "creator";
const isQuiet = { hideError: true };

export const channelPath = (channelId: string): string => `/creator/${channelId}`;
export const videoPath = (channelId: string, videoId = "new"): string => `/creator/${channelId}/${videoId}`;

/** Whether the player may link channels, and if not, why. */
export const creatorStateQuery = (viewer: string) =>
  queryOptions({
    queryKey: [KEY, "state", viewer],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_creator_state")),
    meta: isQuiet,
  });

export const channelsQuery = (viewer: string) =>
  queryOptions({
    queryKey: [KEY, "channels", viewer],
    queryFn: async (): Promise<MyChannel[]> => unwrap(await (await supabase()).rpc("get_my_channels")),
    meta: isQuiet,
  });

export const channelVideosQuery = (channelId: string) =>
  queryOptions({
    queryKey: [KEY, "videos", channelId],
    queryFn: async (): Promise<MyVideo[]> =>
      unwrap(await (await supabase()).rpc("get_my_videos", { channel_id: channelId })),
    meta: isQuiet,
  });

/** The form shows the error. */
export function useLinkChannel() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (url: string) => unwrap(await (await supabase()).rpc("link_channel", { url })),
    onSuccess: () => {
      toast.success("Channel linked. Now prove that it is yours.");
      return cache.invalidateQueries({ queryKey: [KEY] });
    },
    meta: isQuiet,
  });
}

export function useUnlinkChannel() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (channel_id: string) => unwrap(await (await supabase()).rpc("unlink_channel", { channel_id })),
    onSuccess: () => {
      toast.success("Channel unlinked");
      return cache.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

export type VideoFields = { title: string; caption: string; url: string; app_id: string | null };

type VideoToSave = {
  fields: VideoFields;
  userId: string;
  channelId: string;
  /** Null: a new one. */
  videoId: string | null;
  isSent: boolean;
  /** The video is stored; sending it can still fail. */
  onStored: (id: string) => void;
};

/** Stores a video as a draft, or also sends it to the moderators. The form shows the error. */
export function useSaveVideo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, userId, channelId, videoId, isSent, onStored }: VideoToSave) => {
      const table = (await supabase()).from("creator_videos");
      const row = { ...fields, social_id: channelId };
      const [stored] = unwrap(
        videoId === null
          ? await table.insert({ user_id: userId, ...row }).select("id")
          : await table.update(row).eq("id", videoId).select("id"),
      );
      if (!stored) throw new Error("There is no such video of yours.");
      const { id } = stored;
      onStored(id);
      // A changed video is a draft again, so it is sent in a second step.
      if (isSent) unwrap(await (await supabase()).from("creator_videos").update({ status: "in_review" }).eq("id", id));
      return id;
    },
    onSuccess: (_id, { isSent }) => {
      toast.success(isSent ? "Sent. A moderator looks at it." : "Draft saved");
      return cache.invalidateQueries({ queryKey: [KEY] });
    },
    meta: isQuiet,
  });
}

export function useDeleteVideo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => unwrap(await (await supabase()).from("creator_videos").delete().eq("id", id)),
    onSuccess: () => {
      toast.success("Video deleted");
      // Not awaited: the page is left first, which would otherwise say that there is no such video.
      void cache.invalidateQueries({ queryKey: [KEY] });
    },
  });
}
