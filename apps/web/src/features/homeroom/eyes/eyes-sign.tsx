import "./eyes-sign.css";
import { useEffect, useId, useRef } from "react";

export type Sign = {
  title: string;
  sentence: string;
  note: string;
  /** A page to which the pupil can go instead. Without one, only the teacher ends the sign. */
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
          // Loads a new page, so that the game behind the sign ends.
          <a className="button button--ink eyes-sign__way" href={way}>
            To the classes
          </a>
        )}
      </div>
    </dialog>
  );
}
