import "./daily-winners.css";
import type { DailyWinner } from "@quackademy/contract/rpc-answers.ts";
import { formatNumber } from "#lib/site/format.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { RankingNote } from "#ui/ranking.tsx";
import { boardPath } from "./boards-api.ts";
import { weekday } from "./daily-api.ts";

/** The winners of the last days, each with the replay of the run. */
export function DailyWinners({ winners }: { winners: readonly DailyWinner[] }) {
  return (
    <section className="boards__panel" aria-labelledby="daily-winners">
      <h2 id="daily-winners">Last winners</h2>
      <p className="muted small">Watch the run, or race it yourself.</p>
      {winners.length === 0 && <RankingNote>No winner in the last seven days. Today's can be you.</RankingNote>}
      <ul className="winners">
        {winners.map(({ day, app_id, title, username, score, unit, submission_id }) => (
          <li key={day} className="winner">
            <img src={`/covers/${app_id}.svg`} alt="" width={80} height={50} loading="lazy" />
            <span className="winner__words">
              <b>{username}</b>
              <Link className="winner__board" to={boardPath(`daily/${app_id}`, day as `${number}-${number}-${number}`)}>
                {weekday(day)}, {displayTitle(title)}, {formatNumber(score)} {unit}
              </Link>
            </span>
            <Link
              className="winner__watch"
              to={`${classPath(app_id)}?run=${submission_id}`}
              aria-label={`Watch ${username}'s run of ${displayTitle(title)}`}
              title="Watch"
            >
              <Icon name="eye" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
