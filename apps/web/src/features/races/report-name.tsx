import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Form } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";
import { reportRunner, type Seat } from "./races-api.ts";

const REASONS = [
  { value: "unkind", label: "It is unkind" },
  { value: "unsafe", label: "I do not feel safe" },
  { value: "other", label: "Something else" },
];

type ReportNameProps = { seat: Seat; runner: RaceRunner | null; onClose: () => void };

/** Reports a runner's name to the moderators and to the host. */
export function ReportName({ seat, runner, onClose }: ReportNameProps) {
  const send = async ({ why = "" }: Record<string, string>) => {
    if (!runner) return;
    await reportRunner(seat, { no: runner.no, why, note: "" });
    toast.success("Thank you. Somebody will look at it.");
    onClose();
  };
  return (
    <Dialog isOpen={runner !== null} onClose={onClose} title={`Report the name ${runner?.name ?? ""}`}>
      <Form
        label="Report a name"
        check={({ why }) => (why ? {} : { why: "Choose what is wrong." })}
        onSubmit={send}
        explain={(error) => ({ "": error instanceof Error ? error.message : "The report was not sent. Try again." })}
      >
        {({ isBusy, field }) => (
          <>
            <Choices legend="What is wrong with it?" choices={REASONS} {...field("why")} />
            <div className="form__actions">
              <OnlineButton type="submit" isBusy={isBusy} busyText="Sending …">
                Send
              </OnlineButton>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
