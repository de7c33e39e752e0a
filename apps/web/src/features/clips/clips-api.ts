import type { ClipCard, ClipRow, GetClip } from "@quackademy/contract/clip-answers.ts";
import type { StoredReplay } from "@quackademy/contract/rpc-answers.ts";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { ServerError, unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

export type { ClipCaption, ClipCard, ClipRow, ClipStatus, GetClip, MyRun } from "@quackademy/contract/clip-answers.ts";

const KEY = "clips";
const MINE = [KEY, "mine"] as const;
const isQuiet = { hideError: true };

export type ClipFilter = { app?: string; maker?: string };

/** Published clips, newest first, in pages. */
export function clipsQuery({ app, maker }: ClipFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [KEY, "list", app ?? null, maker ?? null],
    queryFn: async ({ pageParam }) => {
      const asked = { ...(app && { app }), ...(maker && { maker }), ...(pageParam && { before: pageParam }) };
      return unwrap(await (await supabase()).rpc("get_clips", asked));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: isQuiet,
  });
}

export const bestClipsQuery = queryOptions({
  queryKey: [KEY, "best"],
  queryFn: async (): Promise<ClipCard[]> => unwrap(await (await supabase()).rpc("get_best_clips")),
  meta: isQuiet,
});

/** Whether the server refused: the clip is gone, never existed or is not the viewer's. */
export const isGone = (error: unknown): boolean => error instanceof ServerError && error.code === "PT404";

/** A clip with its run, as this viewer may see it. */
export function clipQuery(id: string, viewer: string | null) {
  return queryOptions({
    queryKey: [KEY, "clip", id, viewer],
    queryFn: async (): Promise<GetClip> => unwrap(await (await supabase()).rpc("get_clip", { clip_id: id })),
    retry: (failures, error) => failures < 1 && !isGone(error),
    meta: isQuiet,
  });
}

export const myClipsQuery = (viewer: string) =>
  queryOptions({
    queryKey: [...MINE, viewer],
    queryFn: async (): Promise<ClipRow[]> => unwrap(await (await supabase()).rpc("get_my_clips")),
    meta: isQuiet,
  });

/** The player's own verified runs that can still be replayed, newest first, in pages. */
export function myRunsQuery(viewer: string, app: string | null) {
  return infiniteQueryOptions({
    queryKey: [KEY, "runs", viewer, app],
    queryFn: async ({ pageParam }) => {
      const asked = { ...(app && { app }), ...(pageParam && { before: pageParam }) };
      return unwrap(await (await supabase()).rpc("get_my_runs", asked));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: isQuiet,
  });
}

/** The whole run behind a score. It never changes, so it is fetched once. */
export function clipRunQuery(submissionId: string) {
  return queryOptions({
    queryKey: [KEY, "run", submissionId],
    queryFn: async (): Promise<StoredReplay> =>
      unwrap(await (await supabase()).rpc("get_replay", { submission_id: submissionId })),
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && !(error instanceof ServerError && error.code.startsWith("PT")),
    meta: isQuiet,
  });
}

/** The parts of a clip that its maker writes. */
export type ClipDraft = Pick<ClipRow, "from_frame" | "to_frame" | "title" | "captions" | "tall" | "poster_frame">;

/** Stores a draft: a new one for a run, or the changes of a clip. The editor shows the error. */
export function useSaveClip() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, ...of }: { draft: ClipDraft } & ({ submissionId: string } | { clipId: string })) => {
      const client = await supabase();
      const given = { ...draft, captions: draft.captions as never };
      if ("clipId" in of) return unwrap(await client.rpc("change_clip", { clip_id: of.clipId, ...given }));
      return unwrap(await client.rpc("make_clip", { submission_id: of.submissionId, ...given }));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: [KEY] }),
    meta: isQuiet,
  });
}

type ClipVerb = "submit_clip" | "withdraw_clip" | "delete_clip";
const DONE: Record<ClipVerb, string> = {
  submit_clip: "Sent. A moderator looks at it.",
  withdraw_clip: "The clip is a draft again. Only you see it.",
  delete_clip: "Clip deleted",
};

/** Sends a clip to the moderators, takes it back or deletes it. The page shows the error. */
export function useClipAction(verb: ClipVerb) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (clip_id: string) => unwrap(await (await supabase()).rpc(verb, { clip_id })),
    onSuccess: () => {
      toast.success(DONE[verb]);
      const isRead = cache.invalidateQueries({ queryKey: [KEY] });
      // Leaves the page of a deleted clip first, which would otherwise say that there is no such clip.
      return verb === "delete_clip" ? undefined : isRead;
    },
    meta: isQuiet,
  });
}

/** Likes a clip or takes the like back; the answer has the new count. */
export function useLikeClip(id: string, viewer: string | null) {
  const cache = useQueryClient();
  const { queryKey } = clipQuery(id, viewer);
  return useMutation({
    mutationFn: async (liked: boolean) => unwrap(await (await supabase()).rpc("like_clip", { clip_id: id, liked })),
    onSuccess: (answer) => cache.setQueryData(queryKey, (clip) => clip && { ...clip, ...answer }),
    onError: (error) => toast.error(error.message),
    meta: isQuiet,
  });
}

/** Tells the server that a clip was watched to its end, or taken over. It counts once per account. */
export async function noteClip(id: string, kind: "watched" | "taken_over"): Promise<void> {
  await (await supabase()).rpc("note_clip", { clip_id: id, kind });
}
