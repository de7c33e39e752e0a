import "./class-board.css";
import { useQuery } from "@tanstack/react-query";
import { useContext, useState } from "react";
import type { AppCard } from "#features/classes/classes-api.ts";
import { type BoardId, boardPath, findBoard, type Period, PERIOD_NAMES } from "#features/leaderboards/boards-api.ts";
import { boardQuery, ownPlaceQuery, type Standing } from "#features/leaderboards/leaderboards-api.ts";
import { useRankingRows } from "#features/leaderboards/ranking-rows-api.ts";
import { displayTitle } from "#lib/class-title.ts";
import { useSession } from "#lib/session.ts";
import { IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Ranking, RankingFailed, RankingWaiting } from "#ui/ranking.tsx";
import { type AskedRun, PlayWish } from "./play-wish.ts";
import { copyRunLink } from "./run-link.ts";
import { type RunChoice, RunMenu } from "./run-menu.tsx";

const PERIODS: Period[] = ["day", "week", "all"];
const SHOWN = 5;

/** Who stands where in a class. Every run can be watched, raced and shared. */
export function ClassBoard({ app }: { app: AppCard }) {
  const [period, setPeriod] = useState<Period>("all");
  const board = findBoard(`scores/${app.id}`, displayTitle(app.title))!;
  const { data, isError, refetch } = useQuery(boardQuery(board.id, period, 1));
  const own = useOwnStanding(board.id, period);
  const first = (data?.rows ?? []).slice(0, SHOWN);
  // One's own row is always there, last even from far down.
  const standings = own && own.rank > SHOWN ? [...first, own] : first;
  const { show } = useContext(PlayWish);
  const rows = useRankingRows(standings, board.format).map((row, place) => ({
    ...row,
    actions: <RunActions appId={app.id} standing={standings[place]!} onShow={show} />,
  }));
  return (
    <section className="panel class-board" aria-labelledby="class-board">
      <h2 id="class-board">Verified board</h2>
      <p className="muted small">Each run was played again by the server.</p>
      <div className="class-board__periods" role="group" aria-label="Period">
        {PERIODS.map((each) => (
          <button key={each} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)}>
            {PERIOD_NAMES[each]}
          </button>
        ))}
      </div>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingWaiting rows={SHOWN} />}
      {data && rows.length === 0 && (
        <div className="class-board__empty">
          <img src="/art/duck.svg" alt="" width={112} height={114} loading="lazy" />
          <p>Nobody yet. The first run is the record.</p>
        </div>
      )}
      {rows.length > 0 && <Ranking rows={rows} label="Verified board" />}
      {(data?.rows.length ?? 0) > SHOWN && (
        <Link className="class-board__more" to={boardPath(board.id, period)}>
          Full board
        </Link>
      )}
    </section>
  );
}

function useOwnStanding(board: BoardId, period: Period): Standing | undefined {
  const { status, user } = useSession();
  const { data } = useQuery({ ...ownPlaceQuery(user?.id ?? "", board, period), enabled: status === "signed-in" });
  const own = data?.neighbours.find(({ user_id }) => user_id === user?.id);
  return own && data && { ...own, submission_id: data.submission_id };
}

type RunActionsProps = { appId: string; standing: Standing; onShow: (run: AskedRun) => void };

function RunActions({ appId, standing: { submission_id: submissionId, username }, onShow }: RunActionsProps) {
  if (!submissionId) return null;
  const show = (type: AskedRun["type"]) => () => {
    onShow({ submissionId, type });
    document.querySelector("#main")?.scrollIntoView();
  };
  const choices: RunChoice[] = [
    { words: `Race ${username}`, icon: "players", onChoose: show("race") },
    { words: "Copy link", icon: "link", onChoose: () => void copyRunLink(appId, submissionId) },
  ];
  return (
    <span className="class-board__actions">
      <IconButton label={`Watch ${username}'s run`} icon="eye" onClick={show("watch")} />
      <RunMenu label={`More with ${username}'s run`} choices={choices} />
    </span>
  );
}
