import "./paper-field.css";
import { type ComponentProps, useId } from "react";

type PaperFieldProps = { label: string; hint?: string; error?: string | null } & ComponentProps<"input">;

/** A field on paper. */
export function PaperField({ label, hint, error = null, ...input }: PaperFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="paper-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={error === null ? "paper-field__note" : "paper-field__note paper-field__note--error"}
          role={error === null ? undefined : "alert"}
        >
          {note}
        </p>
      )}
    </div>
  );
}
