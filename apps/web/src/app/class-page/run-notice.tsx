import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { classQuery } from "#features/classes/classes-api.ts";
import { replayQuery, type ShownReplay, showsOlderQuery } from "#features/play/play-api.ts";
import { isFinalRefusal } from "#features/play/play-refusal.ts";
import type { RunRequest } from "#features/play/use-game.ts";
import { formatDate, formatNumber } from "#lib/site/format.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ClipNotice } from "./clip-notice.tsx";
import { Notice } from "./notice-line.tsx";
import type { RequestedRun, ShownRun } from "./run-request.ts";
import { copyChallengeLink, copyRunLink, runPath } from "./run-link.ts";

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SECRET = "PT403";

export type RunNoticeProps = {
  appId: string;
  asked: RequestedRun;
  onRequest: (request: RunRequest) => void;
  onClose: () => void;
};

/** The line above the game: says whose run is shown or whose clip is taken over, or why it cannot be. */
export function RunNotice({ asked, ...rest }: RunNoticeProps) {
  if (asked.type === "takeOver") return <ClipNotice clipId={asked.submissionId} {...rest} />;
  return <RunLine asked={asked} {...rest} />;
}

// A new `asked` shows the run again, so it is passed on as it came.
function RunLine({ appId, asked, onRequest, onClose }: RunNoticeProps & { asked: ShownRun }) {
  const { submissionId, type, isChallenge = false } = asked;
  const isId = IS_ID.test(submissionId);
  const { data: run, error, refetch } = useQuery({ ...replayQuery(submissionId), enabled: isId });
  const app = useQuery({ ...classQuery(appId), enabled: false }).data;
  const unit = app?.score_unit;
  const isShown = useShownOlder(run, app?.entry ?? null);
  // A race needs the same rules for both players.
  const isPlayable = run?.appId === appId && (run.isCurrent || (isShown === true && type === "watch"));

  const showRun = useEffectEvent(() => {
    if (!run || !isPlayable) return;
    const { seed, log, frames, score, name, isCurrent, version, variant } = run;
    const older = isCurrent || version === null ? {} : { rules: version };
    onRequest({ type, replay: { seed, log, frames, score, name, ...(variant && { variant }), ...older } });
  });
  useEffect(() => showRun(), [asked, run, isPlayable]);

  const close = <IconButton label="Close" icon="close" onClick={onClose} />;
  if (!isId || (error && isFinalRefusal(error))) {
    const isSecret = error && isFinalRefusal(error) && error.code === SECRET;
    return <Notice actions={close}>{isSecret ? error.message : "This run does not exist, or it was deleted."}</Notice>;
  }
  if (error) {
    const retry = (
      <Button look="outline" icon="restart" onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return <Notice actions={retry}>The run did not load.</Notice>;
  }
  if (!run || isShown === undefined) return <Notice>Loading the run …</Notice>;
  if (run.appId !== appId) {
    return (
      <Notice actions={close}>
        This run belongs to another class: <Link to={runPath(run.appId, submissionId)}>{displayTitle(run.appId)}</Link>.
      </Notice>
    );
  }
  const copy = <IconButton label="Copy link" icon="link" onClick={() => void copyRunLink(appId, submissionId)} />;
  const challenge = (
    <Button look="outline" icon="flag" onClick={() => void copyChallengeLink(appId, submissionId)}>
      Challenge
    </Button>
  );
  return (
    <Notice
      actions={
        <>
          {isPlayable && !isChallenge && run.isCurrent && challenge}
          {isPlayable && copy}
          {close}
        </>
      }
    >
      {isChallenge ? "Beat " : type === "race" ? "Race against " : "Run by "}
      <b>{run.name}</b>
      <span className="run-notice__fact">
        {formatNumber(run.score)} {unit}
      </span>
      {run.playedAt && <span className="run-notice__fact">{formatDate(run.playedAt)}</span>}
      {!run.isCurrent && <span className="run-notice__old">{olderWords(isPlayable, isShown)}</span>}
    </Notice>
  );
}

/** Whether the game still has the older rules of a run; undefined while that is loading. */
function useShownOlder(run: ShownReplay | undefined, entry: string | null): boolean | undefined {
  const isOlder = run !== undefined && !run.isCurrent && run.version !== null && entry !== null;
  const kept = useQuery({ ...showsOlderQuery(entry ?? "", run?.version ?? ""), enabled: isOlder });
  if (!isOlder || kept.isError) return false;
  return kept.data;
}

function olderWords(isPlayable: boolean, isShown: boolean): string {
  if (isPlayable) return "This run was played with older rules and is shown with them.";
  return isShown
    ? "This run was played with older rules: it can be watched, but not raced."
    : "This run was played with older rules and can no longer be shown.";
}
