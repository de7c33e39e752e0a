import "./streak-week.css";
import flame from "./art/flame.svg";
import { formatMoment, streakStrip, type StreakNow } from "./streak-clock.ts";

/** Seven days of the streak, and when the next claim is possible and when the streak ends, in local time. */
export function StreakWeek({ streak, now }: { streak: StreakNow; now: number }) {
  const { claimableAt, restsAt, isClaimable, isAlive, longest, nextDay } = streak;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className="streak__panel">
      <div className="streak__head">
        <h2>Day by day</h2>
        {longest > 0 && <p className="muted small">Longest: {longest === 1 ? "1 day" : `${longest} days`}</p>}
      </div>
      <ol className="strip">
        {streakStrip(streak).map(({ day, isClaimed }) => (
          <li key={day} className={stripClass(isClaimed, day === nextDay)}>
            <span className="strip__day">{isClaimed ? <img src={flame} alt="" width={34} height={34} /> : day}</span>
            <span className="strip__label">
              Day {day}
              <span className="unseen">{isClaimed ? ", claimed" : day === nextDay ? ", next" : ""}</span>
            </span>
          </li>
        ))}
      </ol>
      <dl className="streak__times">
        <div>
          <dt>{isClaimable ? "Claim" : "Claim from"}</dt>
          <dd>{isClaimable || claimableAt === null ? "Now" : formatMoment(claimableAt, now)}</dd>
          <dd className="muted small">a day after your last claim</dd>
        </div>
        <div>
          <dt>{isAlive ? "Streak rests after" : "Streak"}</dt>
          <dd>{isAlive && restsAt !== null ? formatMoment(restsAt, now) : "Resting"}</dd>
          <dd className="muted small">{zone ? `${zone} time` : "your time"}</dd>
        </div>
      </dl>
    </section>
  );
}

function stripClass(isClaimed: boolean, isNext: boolean): string {
  if (isClaimed) return "strip__item strip__item--claimed";
  return isNext ? "strip__item strip__item--next" : "strip__item";
}
