import "./present.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { saySeen } from "#features/homeroom/homeroom-words-api.ts";
import { useNow } from "#lib/page/use-now.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { PondPad } from "#ui/figures/pond-pad.tsx";
import { byLastSeen } from "./members/last-seen.ts";

/** The most members that are shown at first. */
const SHOWN_HERE = 16;
const SHOWN_ABSENT = 2;

/** The members on the pond: a pad with a duck for each member who is here, an empty pad for each who is not. */
export function Present({ room }: { room: Homeroom }) {
  const titleOf = useClassTitle();
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const here = room.members.filter(({ is_present }) => is_present);
  const absent = room.members.filter(({ is_present }) => !is_present).sort(byLastSeen);
  const shown = isWhole ? [...here, ...absent] : [...here.slice(0, SHOWN_HERE), ...absent.slice(0, SHOWN_ABSENT)];
  const hidden = room.members.length - shown.length;
  return (
    <section className="present" aria-label="Here now">
      <ul className="present__pads">
        {shown.map(({ id, name, is_present, playing, seen_at }) => (
          <li key={id} className={is_present ? undefined : "present__free"}>
            <PondPad picture={is_present ? null : undefined} name={name} />
            <b>{name}</b>
            <span>{is_present ? (playing === null ? "not playing" : titleOf(playing)) : sayLeft(seen_at, now)}</span>
          </li>
        ))}
        {hidden > 0 && (
          <li className="present__free">
            <PondPad picture={undefined} />
            <b>and {hidden} more</b>
            <button type="button" className="text-link" onClick={() => setWhole(true)}>
              show all
            </button>
          </li>
        )}
      </ul>
      {here.length === 0 && (
        <p className="present__note">
          {room.is_in_hours ? "Nobody is on the pond now." : "The homeroom is outside its hours, so nobody is shown."}
        </p>
      )}
    </section>
  );
}

const sayLeft = (seenAt: string | null, now: number) => (seenAt === null ? "not here yet" : saySeen(seenAt, now));

/** The title of a class by its id. */
export function useClassTitle(): (appId: string) => string {
  const apps = useQuery(catalogueQuery).data?.apps;
  return (appId) => displayTitle(apps?.find(({ id }) => id === appId)?.title ?? appId);
}
