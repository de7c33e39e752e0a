import "./eyes-sign.css";
import { useEffect, useId, useRef } from "react";

export type Sign = {
  title: string;
  sentence: string;
  note: string;
  /** Where the pupil can go instead. Without it, only the teacher ends the sign. */
  way?: string;
};

/** A sign over everything: the teacher's sentence, or that the site is closed. */
export function EyesSign({ title, sentence, note, way }: Sign) {
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
          {title}
        </h2>
        <p className="eyes-sign__sentence">{sentence}</p>
        <p>{note}</p>
        {way && (
          // A new page: the game behind must end.
          <a className="button button--ink eyes-sign__way" href={way}>
            To the classes
          </a>
        )}
      </div>
    </dialog>
  );
}
