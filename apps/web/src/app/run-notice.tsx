import "./run-notice.css";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { classQuery } from "#features/classes/classes-api.ts";
import { replayQuery } from "#features/play/play-api.ts";
import { isRule } from "#features/play/play-refusal.ts";
import type { GameWish } from "#features/play/use-game.ts";
import { displayTitle } from "#lib/class-title.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { AskedRun } from "./play-wish.ts";
import { copyRunLink, runPath } from "./run-link.ts";

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SECRET = "PT403";
const number = new Intl.NumberFormat("en");
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

type RunNoticeProps = {
  appId: string;
  asked: AskedRun;
  onWish: (wish: GameWish) => void;
  onClose: () => void;
};

/** Above the frame: whose run is shown in it, or why none is. */
export function RunNotice({ appId, asked, onWish, onClose }: RunNoticeProps) {
  const { submissionId, type } = asked;
  const isId = IS_ID.test(submissionId);
  const { data: run, error, refetch } = useQuery({ ...replayQuery(submissionId), enabled: isId });
  const unit = useQuery({ ...classQuery(appId), enabled: false }).data?.score_unit;
  const isPlayable = run?.appId === appId && run.isCurrent;

  const tell = useEffectEvent(() => {
    if (!run || !isPlayable) return;
    const { seed, log, frames, score, name } = run;
    onWish({ type, replay: { seed, log, frames, score, name } });
  });
  useEffect(() => tell(), [asked, run]);

  const close = <IconButton label="Close" icon="close" onClick={onClose} />;
  if (!isId || (error && isRule(error))) {
    const isSecret = error && isRule(error) && error.code === SECRET;
    return (
      <Notice actions={close}>{isSecret ? error.message : "There is no such run, or there is none any more."}</Notice>
    );
  }
  if (error) {
    const retry = (
      <Button look="outline" icon="restart" onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return <Notice actions={retry}>The run did not load.</Notice>;
  }
  if (!run) return <Notice>Fetching the run …</Notice>;
  if (run.appId !== appId) {
    return (
      <Notice actions={close}>
        This run is of another class: <Link to={runPath(run.appId, submissionId)}>{displayTitle(run.appId)}</Link>.
      </Notice>
    );
  }
  const copy = <IconButton label="Copy link" icon="link" onClick={() => void copyRunLink(appId, submissionId)} />;
  return (
    <Notice
      actions={
        <>
          {isPlayable && copy}
          {close}
        </>
      }
    >
      {type === "race" ? "Race against " : "Run by "}
      <b>{run.name}</b>
      <span className="run-notice__fact">
        {number.format(run.score)} {unit}
      </span>
      {run.playedAt && <span className="run-notice__fact">{date.format(new Date(run.playedAt))}</span>}
      {!isPlayable && (
        <span className="run-notice__old">
          This run was played with older rules, and cannot be shown with those of today.
        </span>
      )}
    </Notice>
  );
}

function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="run-notice">
      <p role="status">{children}</p>
      {actions}
    </div>
  );
}
