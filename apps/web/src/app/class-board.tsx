import "./class-board.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AppCard } from "#features/classes/classes-api.ts";
import { boardPath, findBoard, type Period, PERIOD_NAMES } from "#features/leaderboards/boards-api.ts";
import { boardQuery, type Standing } from "#features/leaderboards/leaderboards-api.ts";
import { useRankingRows } from "#features/leaderboards/ranking-rows-api.ts";
import { fetchReplay } from "#features/play/play-api.ts";
import type { GameWish } from "#features/play/use-game.ts";
import { displayTitle } from "#lib/class-title.ts";
import { IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Ranking, RankingFailed, RankingNote, RankingWaiting } from "#ui/ranking.tsx";
import { toast } from "#ui/toast.ts";

const PERIODS: Period[] = ["day", "week", "all"];
const SHOWN = 10;

/** Who stands where in a class. Every run can be watched, and raced. */
export function ClassBoard({ app, onWish }: { app: AppCard; onWish: (wish: GameWish) => void }) {
  const [period, setPeriod] = useState<Period>("all");
  const board = findBoard(`scores/${app.id}`, displayTitle(app.title))!;
  const { data, isError, refetch } = useQuery(boardQuery(board.id, period, 1));
  const standings = (data?.rows ?? []).slice(0, SHOWN);
  const show = useShowRun(onWish);
  const rows = useRankingRows(standings, board.format).map((row, place) => ({
    ...row,
    actions: <RunActions standing={standings[place]!} isBusy={show.isPending} onShow={show.mutate} />,
  }));
  return (
    <section className="panel class-board" aria-labelledby="class-board">
      <header className="class-board__head">
        <h2 id="class-board">Verified board</h2>
        <div className="class-board__periods" role="group" aria-label="Period">
          {PERIODS.map((each) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
              {PERIOD_NAMES[each]}
            </button>
          ))}
        </div>
      </header>
      <p className="muted small">Each run was played again by the server.</p>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingWaiting rows={3} />}
      {data && rows.length === 0 && <RankingNote>Nobody yet. The first run is the record.</RankingNote>}
      {rows.length > 0 && <Ranking rows={rows} label="Verified board" />}
      {(data?.rows.length ?? 0) > SHOWN && <Link to={boardPath(board.id, period)}>Full board</Link>}
    </section>
  );
}

type Wanted = { submissionId: string; type: "watch" | "race" };

type RunActionsProps = { standing: Standing; isBusy: boolean; onShow: (wanted: Wanted) => void };

function RunActions({ standing: { submission_id: submissionId, username }, isBusy, onShow }: RunActionsProps) {
  if (!submissionId) return null;
  const show = (type: Wanted["type"]) => () => onShow({ submissionId, type });
  return (
    <span className="class-board__actions">
      <IconButton label={`Watch ${username}'s run`} icon="eye" disabled={isBusy} onClick={show("watch")} />
      <IconButton label={`Race ${username}`} icon="players" disabled={isBusy} onClick={show("race")} />
    </span>
  );
}

function useShowRun(onWish: (wish: GameWish) => void) {
  return useMutation({
    mutationFn: async ({ submissionId, type }: Wanted) => {
      const { isCurrent, ...replay } = await fetchReplay(submissionId);
      if (!isCurrent) {
        toast.info("This run was played with older rules, and cannot be shown with those of today.");
        return;
      }
      onWish({ type, replay });
      document.querySelector("#main")?.scrollIntoView();
    },
  });
}
