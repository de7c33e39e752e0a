import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { ReportNameForm } from "#lib/review/report-name-form.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast/toast.ts";
import { reportRunner, type Seat } from "./races-api.ts";

type ReportNameProps = { seat: Seat; runner: RaceRunner | null; onClose: () => void };

/** Reports a runner's name to the moderators and to the host. */
export function ReportName({ seat, runner, onClose }: ReportNameProps) {
  const send = async (why: string) => {
    if (!runner) return;
    await reportRunner(seat, { no: runner.no, why, note: "" });
    toast.success("Thank you. Somebody will look at it.");
    onClose();
  };
  return (
    <Dialog isOpen={runner !== null} onClose={onClose} title={`Report the name ${runner?.name ?? ""}`}>
      <ReportNameForm onSend={send} />
    </Dialog>
  );
}
