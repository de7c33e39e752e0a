import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import type { ScoreForm } from "@quackademy/contract/class-answers.ts";
import { type FormChoice, MAX_LENGTH } from "./form-choices.ts";
import { Select } from "./select.tsx";

const ORDERS: FormChoice[] = [
  { value: "desc", label: "More is better" },
  { value: "asc", label: "Less is better" },
];

type ScoreFieldsProps = {
  score: ScoreForm;
  /** Whether this site replays the rules of authors. */
  mayReplay: boolean;
  error: string | undefined;
  onChange: (score: ScoreForm) => void;
};

/** Whether the game has a score, and within which limits one can be true. */
export function ScoreFields({ score, mayReplay, error, onChange }: ScoreFieldsProps) {
  const hasScore = score.kind !== "none";
  const number = (name: "min" | "max" | "perSecondMax") => ({
    id: `class-score-${name}`,
    type: "number",
    value: score[name] === undefined ? "" : String(score[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const { [name]: _, ...rest } = score;
      const value = target.value.trim();
      onChange(value === "" || !/^-?\d{1,13}$/.test(value) ? rest : { ...rest, [name]: Number(value) });
    },
  });
  return (
    <div id="class-score" tabIndex={-1} className="class-form__score">
      <Checkbox
        id="class-has-score"
        isOn={hasScore}
        error={error}
        onChange={(isOn) => onChange(isOn ? { order: "desc", ...score, kind: "bounds" } : { ...score, kind: "none" })}
      >
        It has a score, sent with the SDK.
      </Checkbox>
      {hasScore && (
        <>
          <p className="field__note">
            The page watches how the score grows. Scores within your limits have a board of their own, marked “paced”.
          </p>
          <div className="class-form__pair">
            <Select
              id="class-score-order"
              label="Order"
              choices={ORDERS}
              value={score.order ?? "desc"}
              onChange={(order) => onChange({ ...score, order: order as "asc" | "desc" })}
            />
            <Field
              id="class-score-unit"
              label="Unit"
              placeholder="points"
              maxLength={MAX_LENGTH.unit}
              value={score.unit ?? ""}
              onChange={({ target }) => onChange({ ...score, unit: target.value })}
            />
          </div>
          <div className="class-form__pair">
            <Field label="Lowest score" {...number("min")} />
            <Field label="Highest score" {...number("max")} />
            <Field label="Most per second" {...number("perSecondMax")} />
          </div>
          {mayReplay && (
            <Checkbox
              id="class-score-replay"
              isOn={score.kind === "replay"}
              onChange={(isOn) => onChange({ ...score, kind: isOn ? "replay" : "bounds" })}
            >
              The build has a rules.js: replay each run on the server.
            </Checkbox>
          )}
        </>
      )}
    </div>
  );
}
