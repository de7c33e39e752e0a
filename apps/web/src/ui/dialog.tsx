import "./dialog.css";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./button.tsx";

type DialogProps = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode };

/** A native modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  // The padding is on the inner box, so a click on the dialog element itself is a click on its backdrop.
  const closeFromBackdrop = (event: MouseEvent) => event.target === ref.current && onClose();

  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} onClose={onClose} onClick={closeFromBackdrop}>
      <div className="dialog__inside">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </div>
        {isOpen && children}
      </div>
    </dialog>
  );
}
