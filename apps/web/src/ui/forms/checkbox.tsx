import "./field.css";
import "./checkbox.css";
import { type ReactNode, useId } from "react";

type CheckboxProps = { id?: string; name: string; children: ReactNode; error?: string | undefined };

/** A checkbox. Its label is the text beside it. */
export function Checkbox({ id: givenId, name, children, error }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={error ? "checkbox checkbox--error" : "checkbox"}>
      <label>
        <input
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-note`} className="field__note field__note--error">
          {error}
        </p>
      )}
    </div>
  );
}
