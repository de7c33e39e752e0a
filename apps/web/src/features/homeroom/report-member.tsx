import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Form } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";
import { sentenceOf, useHomeroomAction } from "./homeroom-api.ts";

const REASONS = [
  { value: "unkind", label: "It is unkind" },
  { value: "unsafe", label: "I do not feel safe" },
  { value: "other", label: "Something else" },
];

/** Reports a name inside a homeroom to its teacher. */
export function ReportMember({ memberId, name }: { memberId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const report = useHomeroomAction((client, reason: string) =>
    client.rpc("report_member", { member_id: memberId, reason }),
  );
  return (
    <>
      <IconButton label={`Report the name ${name}`} icon="flag" onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Report the name ${name}`}>
        <Form
          label="Report a name"
          check={({ reason }) => (reason ? {} : { reason: "Choose what is wrong." })}
          explain={(error) => ({ "": sentenceOf(error) })}
          onSubmit={async ({ reason = "" }) => {
            await report.mutateAsync(reason);
            toast.success("Thank you. The teacher will look at it.");
            setOpen(false);
          }}
        >
          {({ field, isBusy }) => (
            <>
              <p>The teacher decides, and does not learn who sent it.</p>
              <Choices legend="What is wrong with it?" choices={REASONS} {...field("reason")} />
              <div className="form__actions">
                <OnlineButton type="submit" isBusy={isBusy} busyText="Sending …">
                  Send
                </OnlineButton>
              </div>
            </>
          )}
        </Form>
      </Dialog>
    </>
  );
}
