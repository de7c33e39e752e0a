import { newClipPath } from "#features/clips/clip-paths-api.ts";
import type { RunAction } from "#features/play/game-frame.tsx";
import { submissionOf } from "#features/play/play-runs.ts";
import { useNavigate } from "#ui/router/router.tsx";
import { copyChallengeLink } from "./run-link.ts";

/** The buttons of a game's report that need the page: challenge others with the run, or make a clip of it. */
export function useRunActions(appId: string): (action: RunAction) => void {
  const navigate = useNavigate();
  return ({ type, run }) => {
    const submission = submissionOf(run);
    if (submission === null) return;
    if (type === "share") void copyChallengeLink(appId, submission);
    else void navigate(newClipPath(submission));
  };
}
