import { useState } from "react";
import type { Race } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { racePath } from "./races-api.ts";
import type { useHost } from "./use-host.ts";

type HostToolsProps = { race: Race; host: ReturnType<typeof useHost> };

/** The host's actions at any time: open the wall, lock and end the race. */
export function HostTools({ race, host }: HostToolsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {race.me === null && (
        <ButtonLink look="outline" icon="screen" to={`${racePath(race)}/wall`}>
          Open the wall
        </ButtonLink>
      )}
      <OnlineButton
        look="outline"
        icon="lock"
        aria-pressed={race.is_locked}
        isBusy={host.isPending}
        onClick={() => host.mutate({ act: "lock", locked: !race.is_locked })}
      >
        {race.is_locked ? "Unlock: let others join" : "Lock: nobody else joins"}
      </OnlineButton>
      <Button look="outline" icon="close" onClick={() => setAsking(true)}>
        End the {race.kind}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={`End the ${race.kind}?`}>
        <p>The code stops working. Everything of it is deleted an hour later.</p>
        <div className="form__actions">
          <OnlineButton
            className="button--danger"
            isBusy={host.isPending}
            busyText="Ending …"
            onClick={() => host.mutate({ act: "end" }, { onSuccess: () => setAsking(false) })}
          >
            End it
          </OnlineButton>
          <Button look="outline" onClick={() => setAsking(false)}>
            Go on
          </Button>
        </div>
      </Dialog>
    </>
  );
}
