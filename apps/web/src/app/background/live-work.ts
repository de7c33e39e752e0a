import type { QueryClient } from "@tanstack/react-query";
import { startPlayingMarks } from "#features/classes/card/playing-marks.ts";
import { followHomeroom } from "#features/homeroom/follow-homeroom-api.ts";
import { startHoursNote } from "#features/homeroom/hours/hours-note-api.ts";
import { followPlayer } from "./follow-player.ts";

/** The live parts of every page. */
export function startLiveWork(cache: QueryClient): void {
  startPlayingMarks();
  followPlayer(cache);
  followHomeroom(cache);
  startHoursNote();
}
