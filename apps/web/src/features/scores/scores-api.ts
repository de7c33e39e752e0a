import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "#lib/session/call-function.ts";
import { NOT_LOGGED_IN, requireLogin } from "#lib/session/session-required.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";
import { NAMELESS, picturePath } from "./score-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

const INSERT_FAILED = "Failed to insert the high score.";
const PICTURE_FAILED = "failed to submit image for high score";
const TAKEN_BACK = "Failed to insert image of high score, deleting high score upload now.";
const SUBMITTED = "submitted appScoreForm!";

const UPLOADS = "leaderboard_uploads";
const SHOWN = 10;

export type OwnScore = {
  id: string;
  score: number;
  status: "pending" | "in_review" | "image_ok" | "verified" | "rejected";
  reason: string | null;
  image: string | null;
  created_at: string;
};

/** The best scores of a class, with their screenshots. */
export function acceptedScoresQuery(appId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.appHighScores, appId],
    queryFn: async () => {
      const asked = { p_app_id: appId, p_limit: SHOWN };
      return unwrap(await (await supabase()).rpc("get_app_high_scores", asked));
    },
    meta: { hideError: true },
  });
}

/** The player's own submissions, including those that are not public yet. */
export function ownScoresQuery(userId: string, appId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "submissions", userId, appId],
    queryFn: async () => {
      const table = (await supabase()).from("leaderboard_submissions");
      const own = table
        .select("id, score, status, reason, image, created_at")
        .eq("user_id", userId)
        .eq("app_id", appId);
      return unwrap(await own.order("created_at", { ascending: false }).limit(SHOWN)) as OwnScore[];
    },
    meta: { hideError: true },
  });
}

type Submission = { appId: string; score: number; picture: File };

/** Inserts the score, then uploads its screenshot. If the upload fails, the score is deleted. */
export async function submitScore({ appId, score, picture }: Submission): Promise<string> {
  const who = requireLogin();
  if (typeof who === "string") return who;
  if (picture.name === "") throw new Error(NAMELESS);
  const id = await insertScore({ user_id: who.userId, app_id: appId, score });
  const path = picturePath(id, picture.name);
  try {
    await uploadPicture(UPLOADS, path, picture);
  } catch (cause) {
    toast.error(PICTURE_FAILED);
    // If this fails, too, the server's cleanup deletes scores without a picture.
    await (await supabase()).from("leaderboard_submissions").delete().eq("id", id);
    throw new Error(TAKEN_BACK, { cause });
  }
  return judgePicture(path);
}

async function insertScore(row: { user_id: string; app_id: string; score: number }): Promise<string> {
  try {
    const inserted = (await supabase()).from("leaderboard_submissions").insert(row).select("id").single();
    return unwrap(await inserted).id;
  } catch (error) {
    toast.error(INSERT_FAILED);
    throw error;
  }
}

// The server checks every picture, now or with the next sweep: a failure here loses nothing.
async function judgePicture(path: string): Promise<string> {
  const judged = await callFunction<{ status: string }>("accept-image", { path }).catch(() => ({ status: "pending" }));
  return judged.status;
}

export function useSubmitScore() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: submitScore,
    onSuccess: (result) => {
      if (result !== NOT_LOGGED_IN) toast.success(SUBMITTED);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: STATE_KEYS.leaderboards }),
    // The form shows the error.
    meta: { hideError: true },
  });
}

/** The public address of an accepted screenshot. */
export function scoreImageUrl(supabaseUrl: string, image: string): string {
  return `${supabaseUrl}/storage/v1/object/public/leaderboard_images/${image}`;
}
