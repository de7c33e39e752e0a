import "./stats-panel.css";
import { useQuery } from "@tanstack/react-query";
import { formatDay, formatNumber } from "#lib/site/format.ts";
import { classStatsQuery } from "#features/class-creator/class-creator-api.ts";
import type { ClassStats } from "#features/class-creator/class-rows.ts";

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
            head="Day"
            rows={days.slice(0, SHOWN_DAYS).map((row) => ({ name: formatDay(row.day), ...row }))}
          />
          <Numbers
            caption="By version"
            head="Version"
            rows={versions.map((row) => ({ name: String(row.build), ...row }))}
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

type Row = { name: string } & Omit<ClassStats["days"][number], "day">;

function Numbers({ caption, head, rows }: { caption: string; head: string; rows: Row[] }) {
  return (
    // Focusable, so that keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="stats__scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="stats__table">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Players</th>
            <th scope="col">Opened</th>
            <th scope="col">Played</th>
            <th scope="col">Half play</th>
            <th scope="col">Ready in</th>
            <th scope="col">Crashed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, players, opens, plays, median_seconds, ready_ms, crashes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(players)}</td>
              <td>{formatNumber(opens)}</td>
              <td>{formatNumber(plays)}</td>
              <td>{median_seconds === null ? "–" : `over ${minutes(median_seconds)}`}</td>
              <td>{ready_ms === null ? "–" : `${(ready_ms / 1000).toFixed(1)} s`}</td>
              <td>{formatNumber(crashes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);
