import "./race-lobby.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { Icon } from "#ui/icon.tsx";
import { RaceCode } from "./race-code.tsx";
import { HostTools } from "./host-tools.tsx";
import { RaceCheers } from "./race-cheers.tsx";
import { RacePond } from "./race-pond.tsx";
import { RemoveRunner } from "./remove-runner.tsx";
import { ReportName } from "./report-name.tsx";
import { useHost } from "./use-host.ts";
import type { ShownRace } from "./use-race.ts";

/** Before the first start: who is here, and for the host the code and the start. */
export function RaceLobby({ view, onLeave }: { view: ShownRace; onLeave: () => void }) {
  const { race, seat } = view;
  const host = useHost(view);
  const [reported, setReported] = useState<RaceRunner | null>(null);
  const [removed, setRemoved] = useState<RaceRunner | null>(null);
  const here = race.runners.filter(({ has_left }) => !has_left).length;
  return (
    <div className={race.is_host ? "race-lobby" : "race-lobby race-lobby--runner"}>
      {race.is_host && <RaceCode race={race} />}
      <RacePond view={view} onReport={setReported} onRemove={setRemoved} />
      <aside className="race-lobby__side" aria-label="The race">
        <RacedClass appId={race.app_id} rounds={race.rounds} />
        {race.is_host ? (
          <>
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
            <HostTools race={race} host={host} />
          </>
        ) : (
          <p role="status">
            <b>{race.host_name ?? "The host"} starts the race.</b>
            <br />
            <span className="muted">Stay here. A countdown shows when it begins.</span>
          </p>
        )}
        {race.me !== null && <RaceCheers seat={seat} />}
        {race.me !== null && !race.is_host && (
          <OnlineButton look="outline" icon="door" onClick={onLeave}>
            Leave the race
          </OnlineButton>
        )}
      </aside>
      <ReportName seat={seat} runner={reported} onClose={() => setReported(null)} />
      <RemoveRunner runner={removed} host={host} onClose={() => setRemoved(null)} />
    </div>
  );
}

function startWords(kind: "race" | "duel", here: number): string {
  if (kind === "duel") return here < 2 ? "Waiting for your rival" : "Start the duel";
  return here === 0 ? "Nobody is here yet" : `Start with ${here}`;
}

function RacedClass({ appId, rounds }: { appId: string; rounds: number }) {
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === appId);
  return (
    <section className="race-lobby__class" aria-label="Class">
      {app?.icon && <img src={app.icon} alt="" width={292} height={183} />}
      <div>
        <b>{displayTitle(app?.title ?? appId)}</b>
        <p className="muted small">
          <Icon name="seed" /> {rounds === 1 ? "One round" : `${rounds} rounds`}, the same for everybody
        </p>
      </div>
    </section>
  );
}
