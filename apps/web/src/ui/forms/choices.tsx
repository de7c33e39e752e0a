import "./choices.css";
import { type ReactNode, useId } from "react";

export type Choice = { value: string; label: string; picture?: ReactNode };

type ChoicesProps = {
  legend: string;
  hideLegend?: boolean;
  choices: Choice[];
  id: string;
  name: string;
  error?: string | undefined;
  hint?: string;
  /** `segments`: side by side in one frame, for two or three short words. */
  look?: "list" | "segments";
  /** Without it, nothing is chosen at first. */
  chosen?: string | undefined;
  onChoose?: (value: string) => void;
};

/** A radio group. The first radio has the group's id, so that the error summary can link to it. */
export function Choices(props: ChoicesProps) {
  const { legend, hideLegend = false, choices, id, name, error, hint, look = "list", chosen, onChoose } = props;
  const noteId = useId();
  const note = error ?? hint;
  const hasPictures = choices.some(({ picture }) => picture !== undefined);
  const kind = look === "segments" ? "segments" : hasPictures ? "pictures" : null;
  return (
    <fieldset className={error ? "choices choices--error" : "choices"} aria-describedby={note ? noteId : undefined}>
      <legend className={hideLegend ? "unseen" : undefined}>{legend}</legend>
      <div className={kind ? `choices__list choices__list--${kind}` : "choices__list"}>
        {choices.map(({ value, label, picture }, place) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={place === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={() => onChoose?.(value)}
            />
            {picture}
            <span>{label}</span>
          </label>
        ))}
      </div>
      {note && (
        <p id={noteId} className={error ? "field__note field__note--error" : "field__note"}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch that takes effect at once. */
export function Switch({ label, hint, isOn, disabled = false, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="switch">
      <span className="switch__words">
        <b>{label}</b>
        {hint && (
          <span id={hintId} className="small muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
