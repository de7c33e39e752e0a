import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { useHost } from "./use-host.ts";

type RemoveRunnerProps = { runner: RaceRunner | null; host: ReturnType<typeof useHost>; onClose: () => void };

/** Asks before a runner is removed, because an account cannot join the race again. */
export function RemoveRunner({ runner, host, onClose }: RemoveRunnerProps) {
  const remove = () => runner && host.mutate({ act: "remove", no: runner.no }, { onSuccess: onClose });
  return (
    <Dialog isOpen={runner !== null} onClose={onClose} title={`Remove ${runner?.name ?? ""}?`}>
      <p>Their runs do not count any more, and they cannot join this race again.</p>
      <div className="form__actions">
        <OnlineButton className="button--danger" isBusy={host.isPending} busyText="Removing …" onClick={remove}>
          Remove
        </OnlineButton>
        <Button look="outline" onClick={onClose}>
          Keep
        </Button>
      </div>
    </Dialog>
  );
}
