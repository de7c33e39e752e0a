import "#ui/forms/select.css";
import "./homeroom-board.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogueQuery, classQuery } from "#features/classes/classes-api.ts";
import { scoreBoard } from "#features/leaderboards/class-modes-api.ts";
import { HomeroomRanking } from "#features/homeroom/homeroom-ranking.tsx";
import { displayTitle } from "#lib/site/class-title.ts";

const PERIODS = [
  { period: "day", label: "Today" },
  { period: "week", label: "Week" },
  { period: "all", label: "All time" },
];

/** The board of a class with the members of the homeroom only. */
export function HomeroomBoard({ room, first }: { room: Pick<Homeroom, "id" | "name">; first?: string | undefined }) {
  const apps = (useQuery(catalogueQuery).data?.apps ?? []).filter(({ entry }) => entry !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [period, setPeriod] = useState("week");
  const appId = chosen ?? apps.find(({ id }) => id === first)?.id ?? apps[0]?.id;
  const version = useQuery({ ...classQuery(appId ?? ""), enabled: appId !== undefined }).data?.score_version ?? 1;
  if (appId === undefined) return null;
  return (
    <section className="panel homeroom-board" aria-labelledby="homeroom-board">
      <header>
        <h2 id="homeroom-board">Board of {room.name}</h2>
        <label>
          <span className="unseen">Class</span>
          <select className="select" value={appId} onChange={({ target }) => setChosen(target.value)}>
            {apps.map(({ id, title }) => (
              <option key={id} value={id}>
                {displayTitle(title)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <div className="homeroom-board__periods" role="group" aria-label="Period">
        {PERIODS.map((each) => (
          <button
            key={each.period}
            type="button"
            aria-pressed={each.period === period}
            onClick={() => setPeriod(each.period)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <HomeroomRanking homeroomId={room.id} board={scoreBoard(appId, version)} period={period} />
    </section>
  );
}
