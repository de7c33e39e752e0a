import "./stats-panel.css";
import { useQuery } from "@tanstack/react-query";
import { formatDay, formatNumber } from "#lib/site/format.ts";
import { classStatsQuery } from "#features/class-creator/class-creator-api.ts";
import type { ClassStats } from "@quackademy/contract/class-answers.ts";

const SHOWN_DAYS = 14;

/** The statistics of a class: numbers of days with at least five players, without names. */
export function StatsPanel({ draftId }: { draftId: string }) {
  const { data } = useQuery(classStatsQuery(draftId));
  if (!data) return null;
  const { days, versions, crashes } = data;
  return (
    <section className="panel stats" aria-labelledby="stats">
      <header className="versions__head">
        <h2 id="stats">Numbers</h2>
        <span className="muted small">Days with fewer than five players are not shown.</span>
      </header>
      {days.length === 0 ? (
        <p className="muted">Nothing to show yet.</p>
      ) : (
        <>
          <Numbers
            caption="By day"
            heads={["Day", "Players"]}
            rows={days.slice(0, SHOWN_DAYS).map((row) => ({ name: formatDay(row.day), counted: row.players, ...row }))}
          />
          <Numbers
            caption="By version"
            heads={["Version", "Days"]}
            rows={versions.map((row) => ({ name: String(row.build), counted: row.days, ...row }))}
          />
        </>
      )}
      {crashes.length > 0 && (
        <>
          <h3>Crashes</h3>
          <ul className="stats__crashes">
            {crashes.map(({ build, message, crashes: times }) => (
              <li key={`${build} ${message}`}>
                <b>{formatNumber(times)} ×</b> version {build}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Row = { name: string; counted: number } & Omit<ClassStats["versions"][number], "build" | "days">;

/** `heads` are those of the columns with the rows' names and what was counted in them. */
function Numbers({ caption, heads, rows }: { caption: string; heads: [string, string]; rows: Row[] }) {
  return (
    // Focusable, so that keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="stats__scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="stats__table">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
            <th scope="col">Opened</th>
            <th scope="col">Played</th>
            <th scope="col">Half play</th>
            <th scope="col">Ready in</th>
            <th scope="col">Crashed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counted, opens, plays, median_seconds, ready_ms, crashes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(counted)}</td>
              <td>{formatNumber(opens)}</td>
              <td>{formatNumber(plays)}</td>
              <td>{median_seconds === null ? "–" : upTo(median_seconds)}</td>
              <td>{ready_ms === null ? "–" : `${(ready_ms / 1000).toFixed(1)} s`}</td>
              <td>{formatNumber(crashes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A median is the upper end of its range; the last range, from an hour on, has none. */
const upTo = (seconds: number) => (seconds < 3600 ? `up to ${minutes(seconds)}` : "over 30 min");
const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);
