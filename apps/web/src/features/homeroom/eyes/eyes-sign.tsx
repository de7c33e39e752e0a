import "./eyes-sign.css";
import { useEffect, useId, useRef } from "react";

/** The teacher's sentence, over everything. Only the teacher ends it. */
export function EyesSign({ teacher, sentence }: { teacher: string; sentence: string }) {
  const sign = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = () => {
    // Escape closes a dialog on the second press, whatever `cancel` says.
    if (sign.current && !sign.current.open) sign.current.showModal();
  };
  useEffect(open, []);
  return (
    <dialog
      ref={sign}
      className="eyes-sign"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={open}
    >
      <div className="eyes-sign__paper" role="alert">
        <img src="/art/staff-goose.svg" alt="" width={84} height={84} />
        <h2 id={id} className="display">
          Eyes on me
        </h2>
        <p className="eyes-sign__sentence">“{sentence}”</p>
        <p>{teacher}. Your game waits where it is.</p>
      </div>
    </dialog>
  );
}
