import "./poster-races.css";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { RunRequestContext } from "#app/class-page/run-request.ts";
import { type AppCard, classQuery } from "#features/classes/classes-api.ts";
import { STAFF_NAMES, staffQuery } from "#features/leaderboards/staff-api.ts";
import { formatNumber } from "#lib/site/format.ts";

/** On the poster: one click to race each member of staff. Empty for a class without staff runs. */
export function PosterRaces({ app }: { app: AppCard }) {
  const { data: staff = [] } = useQuery(staffQuery(app.entry));
  const unit = useQuery({ ...classQuery(app.id), enabled: false }).data?.score_unit ?? "";
  const { start } = useContext(RunRequestContext);
  const runs = staff.filter(({ variant }) => variant === "");
  if (runs.length === 0) return null;
  const format = (score: number) => `${formatNumber(score)} ${unit}`.trim();
  return (
    <div className="poster-races" role="group" aria-label="Race the staff">
      <span className="poster-races__words">Race</span>
      {runs.map((run) => (
        <button
          key={run.who}
          type="button"
          className="poster-races__one"
          aria-label={`Race ${STAFF_NAMES[run.who]}, ${format(run.score)}`}
          onClick={() => start({ type: "race", replay: run })}
        >
          <img src={`/art/staff-${run.who}.svg`} alt="" width={30} height={30} />
          <b>{STAFF_NAMES[run.who]}</b>
          <span>{format(run.score)}</span>
        </button>
      ))}
    </div>
  );
}
