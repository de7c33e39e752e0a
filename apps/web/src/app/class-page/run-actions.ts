import { newClipPath } from "#features/clips/clip-paths-api.ts";
import type { RunAction } from "#features/play/game-frame.tsx";
import { submissionOf } from "#features/play/play-runs.ts";
import { useNavigate } from "#ui/router/router.tsx";
import { copyChallengeLink, copyRunLink } from "./run-link.ts";

/** The buttons of a game's report that need the page: share the run, challenge others with it, or make a clip of it. */
export function useRunActions(appId: string): (action: RunAction) => void {
  const navigate = useNavigate();
  return ({ type, run }) => {
    const submission = submissionOf(run);
    if (submission === null) return;
    if (type === "share") void copyRunLink(appId, submission);
    else if (type === "challenge") void copyChallengeLink(appId, submission);
    else void navigate(newClipPath(submission));
  };
}
