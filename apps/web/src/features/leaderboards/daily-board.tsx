import "./daily-board.css";
import type { Daily } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { formatNumber } from "#lib/site/format.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DayPads } from "#ui/days/day-pads.tsx";
import { Link } from "#ui/link.tsx";
import { RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { BoardRows } from "./board-rows.tsx";
import { boardPath, findBoard } from "./boards-api.ts";
import { dailyClassPath, dailyQuery, lastDays, myDaysQuery, padsOf, timeLeft, useMinute } from "./daily-api.ts";
import { DailyWinners } from "./daily-winners.tsx";
import { boardQuery, ownPlaceQuery } from "./leaderboards-api.ts";

const SHOWN_DAYS = 35;

/** The page of the daily challenge: today's class and board, the last winners, and the days that the player played. */
export function DailyBoard() {
  const { data: daily, isError, refetch } = useQuery(dailyQuery);
  if (isError && !daily) {
    return (
      <section className="boards__panel">
        <RankingFailed onRetry={() => void refetch()} />
      </section>
    );
  }
  if (daily === undefined) {
    return (
      <section className="boards__panel">
        <RankingSkeleton rows={5} />
      </section>
    );
  }
  if (daily === null) {
    return (
      <section className="boards__panel">
        <RankingNote>No class has a daily challenge yet.</RankingNote>
      </section>
    );
  }
  return (
    <div className="boards boards--full">
      <div className="boards__side">
        <Today daily={daily} />
        <TodaysBoard daily={daily} />
      </div>
      <div className="boards__side">
        <Calendar today={daily.day} />
        <DailyWinners winners={daily.winners} />
      </div>
    </div>
  );
}

function Today({ daily }: { daily: Daily }) {
  const now = useMinute();
  return (
    <section className="boards__panel today" aria-labelledby="today">
      <img src={`/covers/${daily.app_id}.svg`} alt="" width={320} height={200} />
      <div className="today__words">
        <p className="today__label">Daily challenge</p>
        <h2 id="today" className="display today__name">
          {displayTitle(daily.title)}
        </h2>
        <p>The same run for everybody. {sayPlayers(daily.players)}</p>
        <p className="today__row">
          <ButtonLink icon="play" to={dailyClassPath(daily.app_id)}>
            Take the challenge
          </ButtonLink>
          <span className="today__left">ends in {timeLeft(daily.ends_at, now)}</span>
        </p>
      </div>
    </section>
  );
}

function sayPlayers(players: number): string {
  if (players === 0) return "Nobody has a score yet today.";
  return players === 1 ? "One player has a score today." : `${formatNumber(players)} players have a score today.`;
}

function TodaysBoard({ daily }: { daily: Daily }) {
  const board = findBoard(`daily/${daily.app_id}`, displayTitle(daily.title))!;
  const { status, user } = useSession();
  const { data, isError, refetch } = useQuery(boardQuery(board.id, "day", 1));
  const own = useQuery({ ...ownPlaceQuery(user?.id ?? "", board.id, "day"), enabled: status === "signed-in" }).data;
  return (
    <section className="boards__panel" aria-labelledby="todays-board">
      <header className="boards__head">
        <h2 id="todays-board">Today's board</h2>
        {own?.rank != null && (
          <p className="today__own">
            You are {own.exact ? "" : "about "}rank {formatNumber(own.rank)} with {board.format(own.value)}.
          </p>
        )}
      </header>
      <p className="muted small">Replays open half an hour after the challenge ends.</p>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingSkeleton rows={5} />}
      {data?.rows.length === 0 && <RankingNote>No scores yet today. The first one leads.</RankingNote>}
      {data && data.rows.length > 0 && <BoardRows rows={data.rows.slice(0, 10)} board={board} label="Today's board" />}
      {data && data.rows.length > 10 && (
        <Link className="boards__more" to={boardPath(board.id, "day")}>
          Full board
        </Link>
      )}
    </section>
  );
}

function Calendar({ today }: { today: string }) {
  const { status, user } = useSession();
  const days = lastDays(today, SHOWN_DAYS);
  const { data } = useQuery({ ...myDaysQuery(user?.id ?? "", days[0]!), enabled: status === "signed-in" });
  const count = new Set(data?.map(({ day }) => day)).size;
  return (
    <section className="boards__panel" aria-labelledby="my-days">
      <h2 id="my-days">Your days</h2>
      {status === "signed-in" ? (
        <>
          <p className="muted small">
            {count === 1 ? "1 day" : `${count} days`} of the last {SHOWN_DAYS}
          </p>
          <DayPads days={padsOf(days, today, data ?? [])} label="Days of the daily challenge" />
        </>
      ) : (
        <RankingNote>Sign in, and each day that you play gets a lily pad here.</RankingNote>
      )}
    </section>
  );
}
