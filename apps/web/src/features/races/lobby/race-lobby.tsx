import "./race-lobby.css";
import { useQuery } from "@tanstack/react-query";
import type { Race } from "@quackademy/contract/race-answers.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { classModesQuery, modeOf } from "#features/leaderboards/class-modes-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { RaceCode } from "./race-code.tsx";
import { HostTools } from "#features/races/host-tools.tsx";
import { LeaveRace } from "#features/races/leave-race.tsx";
import { NamesButton } from "#features/races/names-button.tsx";
import { RaceCheers } from "#features/races/race-cheers.tsx";
import { RacePond } from "./race-pond.tsx";
import { useHost } from "#features/races/use-host.ts";
import type { ShownRace } from "#features/races/use-race.ts";

/** The page before the first start: the runners, and for the host the code and the button to start. */
export function RaceLobby({ view, onLeave }: { view: ShownRace; onLeave: () => void }) {
  const { race, seat } = view;
  const host = useHost(view);
  const here = race.runners.filter(({ has_left }) => !has_left).length;
  return (
    <div className={race.is_host ? "race-lobby" : "race-lobby race-lobby--runner"}>
      {race.is_host ? (
        <RaceCode race={race} />
      ) : (
        <p className="race-lobby__wait" role="status">
          <b>
            {race.host_name ?? "The host"} starts the {race.kind}.
          </b>
          <span>Stay here. A countdown shows when it begins.</span>
        </p>
      )}
      <RacePond view={view} />
      <aside className="race-lobby__side" aria-label={race.kind === "duel" ? "The duel" : "The race"}>
        <RacedClass race={race} />
        {race.is_host && (
          <OnlineButton
            className="race-lobby__start"
            look="coin"
            icon="flag"
            isBusy={host.isPending}
            busyText="Starting …"
            disabled={here === 0 || (race.kind === "duel" && here < 2)}
            onClick={() => host.mutate({ act: "start" })}
          >
            {startWords(race.kind, here)}
          </OnlineButton>
        )}
        {race.me !== null && <RaceCheers seat={seat} />}
        <div className="race-lobby__acts">
          <NamesButton view={view} />
          {race.is_host && <HostTools race={race} host={host} />}
          {race.me !== null && !race.is_host && <LeaveRace kind={race.kind} onLeave={onLeave} />}
        </div>
      </aside>
    </div>
  );
}

function startWords(kind: "race" | "duel", here: number): string {
  if (kind === "duel") return here < 2 ? "Waiting for your rival" : "Start the duel";
  return here === 0 ? "Nobody is here yet" : `Start with ${here}`;
}

function RacedClass({ race: { app_id: appId, title, rounds, variant } }: { race: Race }) {
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === appId);
  const { data: modes = [] } = useQuery(classModesQuery(appId));
  const mode = modes.length > 1 ? modeOf(modes, variant)?.title : undefined;
  return (
    <section className="race-lobby__class" aria-label="Class">
      {app?.icon && <img src={app.icon} alt="" width={292} height={183} />}
      <div>
        <b>
          {displayTitle(title)}
          {mode && `, ${mode}`}
        </b>
        <p className="muted small">{rounds === 1 ? "One round" : `${rounds} rounds`}, the same for everybody</p>
      </div>
    </section>
  );
}
