import type { StoredReplay } from "@quackademy/contract/rpc-answers.ts";
import { useMemo } from "react";
import { type PlayableClip, playable } from "#features/clips/clip-player-api.ts";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import { readyDraft, scoutedPart } from "./clip-draft.ts";
import { useSettled } from "./use-settled.ts";

type Shown = {
  run: StoredReplay;
  draft: ClipDraft;
  scouted: number | null;
  username: string;
  app_title: string;
  entry: string | null;
};

/** The clip as the player shows it. It follows the handles when they rest. */
export function usePlayable({ run, draft, scouted, username, app_title, entry }: Shown): PlayableClip {
  const { from_frame, to_frame, tall, captions } = readyDraft(useSettled(draft));
  // Compares by value, so that a new title or poster does not restart the clip.
  const drawn = JSON.stringify({ from_frame, to_frame, tall, captions });
  return useMemo(() => {
    const { app_id, seed, log, frames, score, is_current, sim_version = null, variant = "" } = run;
    const replay = {
      id: "",
      app_id,
      app_title,
      entry,
      seed,
      log,
      frames,
      score,
      unit: "",
      sim_version,
      is_current,
      variant,
    };
    const cut = JSON.parse(drawn) as Pick<ClipDraft, "from_frame" | "to_frame" | "tall" | "captions">;
    const part = scoutedPart(cut, scouted, frames);
    return playable({ ...replay, ...cut, ...part, title: "Your clip", poster_frame: part.from_frame, maker: username });
  }, [run, drawn, scouted, username, entry, app_title]);
}
