import "#ui/forms/select.css";
import "./make-homeroom.css";
import { useState } from "react";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { ownTimeZone, timeZones } from "./time-zones.ts";

const GROUPS = [
  { value: "under-13", label: "Under 13" },
  { value: "13-15", label: "13 to 15" },
  { value: "16-18", label: "16 to 18" },
  { value: "adult", label: "Adults" },
];

type MakeProps = { sentence: string | null };

/** Makes a homeroom. For children the teacher confirms the parents' consent. */
export function MakeHomeroom({ sentence }: MakeProps) {
  const navigate = useNavigate();
  const [group, setGroup] = useState("under-13");
  const make = useHomeroomAction(
    (
      client,
      given: { name: string; zone: string; ends_on: string; teacher_name: string; age_group: string; consent: boolean },
    ) => client.rpc("create_homeroom", given),
  );
  const isChild = group === "under-13";
  return (
    <section className="panel make-homeroom" aria-labelledby="make-homeroom">
      <div>
        <h1 id="make-homeroom" tabIndex={-1}>
          New homeroom
        </h1>
        <p className="muted">
          Pupils join with a code that you open for 15 minutes, or you print cards from a list of names. No pupil needs
          an e-mail address.
        </p>
        <img src="/art/staff-goose.svg" alt="" width={120} height={120} />
      </div>
      <Form
        label="New homeroom"
        check={({ name = "", teacher = "", ends = "", consent }) => ({
          ...(name.trim() === "" && { name: "Give the homeroom a name, such as 7b." }),
          ...(teacher.trim() === "" && { teacher: "Write how pupils call you, such as Ms Adeyemi." }),
          ...(ends === "" && { ends: "Choose the last day." }),
          ...(isChild && !consent && { consent: "Confirm that the school has the parents' consent." }),
        })}
        explain={explain}
        onSubmit={async ({ name = "", teacher = "", zone = "", ends = "", consent }) => {
          const made = await make.mutateAsync({
            name: name.trim(),
            teacher_name: teacher.trim(),
            zone,
            ends_on: ends,
            age_group: group,
            consent: Boolean(consent),
          });
          await navigate(`/homeroom?room=${made.id}`, { replace: true });
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field {...field("name")} label="Name" maxLength={40} autoComplete="off" hint="Such as 7b." />
            <Field
              {...field("teacher")}
              label="Your name for the pupils"
              maxLength={40}
              autoComplete="off"
              hint="Such as Ms Adeyemi."
            />
            <Field
              {...field("ends")}
              label="Last day"
              type="date"
              defaultValue={inDays(300)}
              min={inDays(1)}
              max={inDays(390)}
              hint="Homeroom accounts close then, and are erased 30 days later."
            />
            <ZoneField {...field("zone")} />
            <Choices
              {...field("group")}
              legend="Age group"
              hint="Pupils are never asked. It decides about chat and friends."
              choices={GROUPS}
              chosen={group}
              onChoose={setGroup}
            />
            {isChild && sentence !== null && <Checkbox {...field("consent")}>{sentence}</Checkbox>}
            <div className="form__actions">
              <OnlineButton type="submit" isBusy={isBusy} busyText="Making …">
                Make the homeroom
              </OnlineButton>
            </div>
          </>
        )}
      </Form>
    </section>
  );
}

type ZoneFieldProps = { id: string; name: string; error?: string | undefined; zone?: string };

export function ZoneField({ id, name, error, zone }: ZoneFieldProps) {
  const own = zone ?? ownTimeZone();
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="field__label" htmlFor={id}>
        Time zone
      </label>
      <select id={id} name={name} className="select" defaultValue={own} aria-invalid={error ? true : undefined}>
        {timeZones(own).map((each) => (
          <option key={each} value={each}>
            {each.replaceAll("_", " ")}
          </option>
        ))}
      </select>
      {error && <p className="field__note field__note--error">{error}</p>}
    </div>
  );
}

/** The field that a refusal is about is in its details. */
function explain(error: unknown): Record<string, string> {
  const fields: Record<string, string> = {
    name: "name",
    teacher_name: "teacher",
    zone: "zone",
    ends_on: "ends",
    age_group: "group",
  };
  const field = error instanceof ServerError ? fields[error.details ?? ""] : undefined;
  return { [field ?? ""]: sentenceOf(error) };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
