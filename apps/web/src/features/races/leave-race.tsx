import { useState } from "react";
import type { RaceKind } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

/** Asks first, because a runner who still taps when the run ends must not lose the seat. */
export function LeaveRace({ kind, onLeave }: { kind: RaceKind; onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="outline" icon="door" onClick={() => setAsking(true)}>
        Leave the {kind}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={`Leave the ${kind}?`}>
        <p>Runs that you handed in still count. To come back, you need the code.</p>
        <div className="form__actions">
          <OnlineButton icon="door" onClick={onLeave}>
            Leave
          </OnlineButton>
          <Button look="outline" onClick={() => setAsking(false)}>
            Stay
          </Button>
        </div>
      </Dialog>
    </>
  );
}
