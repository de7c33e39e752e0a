import "./field.css";
import "./checkbox.css";
import { type ReactNode, useId } from "react";

type CheckboxProps = {
  id?: string;
  /** Its name in a form that is submitted. */
  name?: string;
  /** The value, where the page keeps it. */
  isOn?: boolean;
  error?: string | undefined;
  onChange?: (isOn: boolean) => void;
  children: ReactNode;
};

/** A checkbox. Its label is the text beside it. */
export function Checkbox({ id: givenId, name, isOn, error, onChange, children }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={error ? "checkbox checkbox--error" : "checkbox"}>
      <label>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={onChange && (({ target }) => onChange(target.checked))}
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
