import "./daily-strip.css";
import { useQuery } from "@tanstack/react-query";
import { boardPath } from "#features/leaderboards/boards-api.ts";
import {
  dailyQuery,
  lastDays,
  myDaysQuery,
  padsOf,
  timeLeft,
  useMinute,
  weekday,
} from "#features/leaderboards/daily-api.ts";
import { useSession } from "#lib/session/session.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { DayPads } from "#ui/days/day-pads.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

const SHOWN_DAYS = 7;

/** The daily challenge in the hero: time left, the player's week and the last winner. It overlays the art (no shift). */
export function DailyStrip() {
  const { data: daily } = useQuery(dailyQuery);
  const { status, user } = useSession();
  const now = useMinute();
  const isPlayer = status === "signed-in";
  const days = daily ? lastDays(daily.day, SHOWN_DAYS) : [];
  const { data: played } = useQuery({
    ...myDaysQuery(user?.id ?? "", days[0] ?? ""),
    enabled: isPlayer && daily != null,
  });
  if (!daily) return null;
  const [last] = daily.winners;
  return (
    <div className="daily-strip">
      <p className="daily-strip__line">
        <b>Ends in {timeLeft(daily.ends_at, now)}</b>
        <Link className="daily-strip__more" to={boardPath("daily")}>
          {daily.players > 0 ? `Board of ${formatNumber(daily.players)}` : "Board and winners"}
        </Link>
      </p>
      {isPlayer && played && (
        <div className="daily-strip__days">
          <DayPads days={padsOf(days, daily.day, played)} label="Your last seven days" />
        </div>
      )}
      {last && (
        <p className="daily-strip__line">
          <span>
            {weekday(last.day)}, {displayTitle(last.title)}: <b>{last.username}</b> won with {formatNumber(last.score)}{" "}
            {last.unit}
          </span>
          <Link className="daily-strip__more" to={`${classPath(last.app_id)}?run=${last.submission_id}`}>
            <Icon name="eye" />
            Watch
          </Link>
        </p>
      )}
    </div>
  );
}
