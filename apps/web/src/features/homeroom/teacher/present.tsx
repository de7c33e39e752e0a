import "./present.css";
import type { HomeroomMember } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";

const SHOWN = 24;

/** Who is here now: a pad is a place, a duck is a person. */
export function Present({ members }: { members: HomeroomMember[] }) {
  const titleOf = useClassTitle();
  const here = members.filter(({ is_present }) => is_present);
  const absent = members.length - here.length;
  return (
    <section className="present" aria-label="Here now">
      <ul className="present__pads">
        {here.slice(0, SHOWN).map(({ id, name, playing }) => (
          <li key={id}>
            <img src="/art/duck.svg" alt="" width={44} height={45} />
            <b>{name}</b>
            <span>{playing === null ? "not playing" : titleOf(playing)}</span>
          </li>
        ))}
        {absent > 0 && (
          <li className="present__free">
            <b>{absent === 1 ? "one pad is free" : `${absent} pads are free`}</b>
            <span>not here now</span>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The title of a class by its id. */
export function useClassTitle(): (appId: string) => string {
  const apps = useQuery(catalogueQuery).data?.apps;
  return (appId) => displayTitle(apps?.find(({ id }) => id === appId)?.title ?? appId);
}
