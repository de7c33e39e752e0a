import "#ui/forms/field.css";
import "#ui/forms/checkbox.css";
import type { ReactNode } from "react";

type TickProps = {
  id: string;
  isOn: boolean;
  error?: string | undefined;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
};

/** A checkbox whose value the page keeps. */
export function Tick({ id, isOn, error, onChange, children }: TickProps) {
  return (
    <div className={error ? "checkbox checkbox--error" : "checkbox"}>
      <label>
        <input
          type="checkbox"
          id={id}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={({ target }) => onChange(target.checked)}
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
