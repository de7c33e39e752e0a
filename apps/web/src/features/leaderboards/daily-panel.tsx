import { useQuery } from "@tanstack/react-query";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { boardPath } from "./boards-api.ts";
import { dailyQuery, timeLeft, useMinute, weekday } from "./daily-api.ts";

/** Today's class and yesterday's winner, with the link to the page of the daily challenge. */
export function DailyPanel() {
  const { data: daily } = useQuery(dailyQuery);
  const now = useMinute();
  if (!daily) return null;
  const [last] = daily.winners;
  return (
    <section className="boards__panel boards__panel--wide" aria-labelledby="board-daily">
      <header className="boards__head">
        <h2 id="board-daily" className="boards__title">
          <Icon name="bolt" />
          Daily challenge: {displayTitle(daily.title)}
        </h2>
        <Link className="boards__more" to={boardPath("daily")}>
          Board, winners and your days
        </Link>
      </header>
      <p className="muted small">
        Ends in {timeLeft(daily.ends_at, now)}.{" "}
        {last &&
          `${last.username} won ${displayTitle(last.title)} on ${weekday(last.day)} with ${formatNumber(last.score)} ${last.unit}.`}
      </p>
    </section>
  );
}
