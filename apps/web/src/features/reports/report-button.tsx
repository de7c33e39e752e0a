import "./report-button.css";
import { useState } from "react";
import { requireLogin } from "#lib/session-required.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { ReportForm } from "./report-form.tsx";
import type { ReportKind } from "./reports-api.ts";

type ReportButtonProps = { kind: ReportKind; id: string; name: string; words: string };

/** A quiet way to tell somebody. For players, because whoever looks into it may have a question. */
export function ReportButton({ kind, id, name, words }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => typeof requireLogin() !== "string" && setOpen(true);
  return (
    <>
      <button type="button" className="report-button" onClick={open}>
        <Icon name="flag" />
        {words}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Report ${name}`}>
        <ReportForm kind={kind} id={id} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
