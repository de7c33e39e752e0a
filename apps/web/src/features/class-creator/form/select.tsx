import "#ui/forms/select.css";
import type { FormChoice } from "./form-choices.ts";

type SelectProps = {
  id: string;
  label: string;
  choices: FormChoice[];
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function Select({ id, label, choices, value, error, onChange }: SelectProps) {
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && <p className="field__note field__note--error">{error}</p>}
    </div>
  );
}
