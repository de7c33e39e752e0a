import "#ui/forms/select.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import type { FriendsPeriod } from "./friends-api.ts";
import { FriendsRanking } from "./friends-ranking.tsx";

const PERIODS: { value: FriendsPeriod; label: string }[] = [
  { value: "all", label: "All time" },
  { value: "week", label: "This week" },
  { value: "day", label: "Today" },
];

/** The best runs of the player and the friends in one class. Each can be raced. */
export function FriendsBoard() {
  const apps = (useQuery(catalogueQuery).data?.apps ?? []).filter(({ entry }) => entry?.startsWith("/g/"));
  const [chosen, setChosen] = useState<string | null>(null);
  const [period, setPeriod] = useState<FriendsPeriod>("all");
  const appId = chosen ?? apps[0]?.id ?? "";
  return (
    <section className="panel" aria-labelledby="friends-board">
      <h2 id="friends-board">Friends' board</h2>
      <div className="friends__picks">
        <select className="select" aria-label="Class" value={appId} onChange={(event) => setChosen(event.target.value)}>
          {apps.map(({ id, title }) => (
            <option key={id} value={id}>
              {displayTitle(title)}
            </option>
          ))}
        </select>
        <select
          className="select"
          aria-label="Period"
          value={period}
          onChange={(event) => setPeriod(event.target.value as FriendsPeriod)}
        >
          {PERIODS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <FriendsRanking key={`${appId} ${period}`} appId={appId} variant="" period={period} />
    </section>
  );
}
