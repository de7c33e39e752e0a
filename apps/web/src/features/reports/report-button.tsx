import "./report-button.css";
import { useState } from "react";
import { IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { ReportForm, type ReportPart } from "./report-form.tsx";
import type { ReportKind } from "./reports-api.ts";

type ReportButtonProps = {
  kind: ReportKind;
  id: string;
  name: string;
  words: string;
  /** The parts that can be reported, if there are several: the form asks which one. */
  parts?: ReportPart[];
  /** Only the flag: the words are its label. */
  isIcon?: boolean;
};

/** A small button that opens the report form, for visitors too. */
export function ReportButton({ kind, id, name, words, parts, isIcon = false }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isIcon ? (
        <IconButton label={words} icon="flag" onClick={() => setOpen(true)} />
      ) : (
        <button type="button" className="report-button" onClick={() => setOpen(true)}>
          <Icon name="flag" />
          {words}
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Report ${name}`}>
        <ReportForm kind={kind} id={id} parts={parts} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
