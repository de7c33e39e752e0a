import "./played.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ShareBar } from "#ui/figures/share-bar.tsx";

/** The classes that the homeroom played this week in its hours, all members together. */
export function Played({ room }: { room: Homeroom }) {
  const most = Math.max(1, ...room.played.map(({ minutes }) => minutes));
  const total = room.members.reduce((sum, { minutes_week }) => sum + minutes_week, 0);
  return (
    <section className="panel played" aria-labelledby="played">
      <h2 id="played">Played this week</h2>
      <p className="small muted">
        {room.played.length === 0
          ? "Nothing in the hours yet."
          : `All pupils together ${sayMinutes(total)}, in the hours.`}
      </p>
      <ul>
        {room.played.map(({ app_id, title, minutes }) => (
          <li key={app_id}>
            <img src={`/covers/${app_id}.svg`} alt="" width={72} height={45} loading="lazy" />
            <div>
              <b>{displayTitle(title)}</b>
              <ShareBar value={minutes} max={most} label={`${displayTitle(title)}: ${sayMinutes(minutes)}`} />
            </div>
            <p className="played__minutes">
              <b className="display">{formatNumber(minutes)}</b> min
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sayMinutes = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
