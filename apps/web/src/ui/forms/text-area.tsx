import "./field.css";
import "./text-area.css";
import { type ComponentProps, useId } from "react";

type TextAreaProps = { label: string; hint?: string; error?: string | undefined } & ComponentProps<"textarea">;

/** A field for several lines. */
export function TextArea({ label, hint, error, id: givenId, rows = 3, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = error ?? hint;
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className="text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <p id={`${id}-note`} className={error ? "field__note field__note--error" : "field__note"}>
          {note}
        </p>
      )}
    </div>
  );
}
