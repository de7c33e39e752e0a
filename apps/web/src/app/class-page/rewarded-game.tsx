import { useContext } from "react";
import { rememberClass } from "#features/classes/recent-classes.ts";
import { keepGame } from "#features/offline/keep-game-api.ts";
import { isForeign } from "#features/play/foreign/foreign-entry.ts";
import { AnyGame } from "#features/play/foreign/any-game.tsx";
import type { GameFrameProps } from "#features/play/game-frame.tsx";
import { ReportButton } from "#features/reports/report-button.tsx";
import { useAppPlayed } from "#features/rewards/use-app-played.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { useLiveShow } from "#app/race-page/use-live-show.ts";
import { WatchersBadge } from "#app/race-page/watchers-badge.tsx";
import { useRunActions } from "./run-actions.ts";
import { RunRequestContext } from "./run-request.ts";

/** A game that rewards a minute of play, shows requested runs, and is kept for offline use if it is ours. */
export function RewardedGame(props: GameFrameProps) {
  const { id, entry } = props.app;
  const countPlay = useAppPlayed(id);
  const { onEvent: onGameEvent, count: watchers } = useLiveShow();
  const onGameplayStart = () => {
    rememberClass(id);
    countPlay();
    // Creators' games are large, and need the server.
    if (!isForeign(entry)) void keepGame(id, entry).catch(() => {});
  };
  return (
    <AnyGame
      {...props}
      request={useContext(RunRequestContext).request}
      report={<ReportButton kind="app" id={id} name={props.title} words="Report" />}
      start={useSessionParams().get("mode") === "daily" ? "daily" : "ranked"}
      onRunAction={useRunActions(id)}
      onGameplayStart={onGameplayStart}
      onGameEvent={onGameEvent}
      badge={watchers > 0 && <WatchersBadge count={watchers} />}
    />
  );
}
