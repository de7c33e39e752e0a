import "./field.css";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";

type FieldProps = {
  label: string;
  hideLabel?: boolean;
  icon?: IconName;
  hint?: string;
  error?: string | undefined;
  /** Inside the box, after the text. */
  end?: ReactNode;
} & ComponentProps<"input">;

export function Field({ label, hideLabel = false, icon, hint, error, end, id: givenId, ...input }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const note = error ?? hint;
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className={hideLabel ? "unseen" : "field__label"} htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        {icon && <Icon name={icon} />}
        <input
          {...input}
          id={id}
          className="field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? "field__note field__note--error" : "field__note"}>
          {note}
        </p>
      )}
    </div>
  );
}
