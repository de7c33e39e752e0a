import "./wall-lobby.css";
import { spacedCode } from "#features/races/races-api.ts";
import { useHost } from "#features/races/use-host.ts";
import type { ShownRace } from "#features/races/use-race.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { QrPicture } from "#ui/qr/qr-picture.tsx";

/** The page before the first round: the code, and the runners who are here. */
export function WallLobby({ view }: { view: ShownRace }) {
  const { race } = view;
  const host = useHost(view);
  const here = race.runners.filter(({ has_left }) => !has_left);
  const address = `${location.origin}/race/${race.code}`;
  return (
    <div className="wall-lobby">
      <section className="wall-lobby__card" aria-label="How to join">
        <p className="wall-lobby__how">
          {location.host}
          <b>/join</b>
        </p>
        <p className="display wall-lobby__code">{spacedCode(race.code)}</p>
        <div className="wall-lobby__qr">
          <QrPicture text={address} label={`QR code of ${address}`} />
        </div>
      </section>
      <section className="wall-lobby__room" aria-label="Runners">
        <p className="wall-lobby__count" role="status">
          {here.length === 0 ? "The pond is still empty." : `${here.length} here, room for ${race.max_runners}.`}
        </p>
        <ul className="wall-lobby__names">
          {here.map(({ no, name }) => (
            <li key={no}>{name}</li>
          ))}
        </ul>
        {race.state === "lobby" && (
          <OnlineButton
            className="wall-lobby__start"
            look="coin"
            icon="flag"
            disabled={here.length === 0}
            isBusy={host.isPending}
            busyText="Starting …"
            onClick={() => host.mutate({ act: "start" })}
          >
            Start the race
          </OnlineButton>
        )}
      </section>
    </div>
  );
}
