import { useState } from "react";
import { ReportNameForm } from "#lib/review/report-name-form.tsx";
import { IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast/toast.ts";
import { useHomeroomAction } from "./homeroom-api.ts";

/** Reports a name inside a homeroom to its teacher. */
export function ReportMember({ memberId, name }: { memberId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const report = useHomeroomAction((client, reason: string) =>
    client.rpc("report_member", { member_id: memberId, reason }),
  );
  const send = async (reason: string) => {
    await report.mutateAsync(reason);
    toast.success("Thank you. The teacher will look at it.");
    setOpen(false);
  };
  return (
    <>
      <IconButton label={`Report the name ${name}`} icon="flag" onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Report the name ${name}`}>
        <ReportNameForm note="The teacher decides, and does not learn who sent it." onSend={send} />
      </Dialog>
    </>
  );
}
