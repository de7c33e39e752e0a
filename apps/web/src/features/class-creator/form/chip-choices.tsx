import "./chip-choices.css";
import { Icon } from "#ui/icon.tsx";
import type { FormChoice } from "./form-choices.ts";

type ChipChoicesProps = {
  id: string;
  legend: string;
  choices: FormChoice[];
  chosen: string[];
  /** How many may be chosen. */
  most?: number;
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Several choices, each a checkbox that looks like a chip. */
export function ChipChoices({ id, legend, choices, chosen, most, error, onChange }: ChipChoicesProps) {
  const isFull = most !== undefined && chosen.length >= most;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className="chip-choices" aria-describedby={error ? `${id}-note` : undefined}>
      <legend>
        {legend}
        {most !== undefined && (
          <span className="small muted">
            {chosen.length} of {most}
          </span>
        )}
      </legend>
      <div className="chip-choices__list">
        {choices.map(({ value, label, icon }, place) => {
          const isOn = chosen.includes(value);
          return (
            <label key={value} className="chip-choice">
              <input
                type="checkbox"
                id={place === 0 ? id : undefined}
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={() => toggle(value)}
              />
              {isOn && !icon && <Icon name="check" />}
              {icon && <Icon name={icon} />}
              {label}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-note`} className="field__note field__note--error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
