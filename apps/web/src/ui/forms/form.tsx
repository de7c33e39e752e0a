import "./form.css";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";

export type FormValues = Record<string, string>;
/** Error messages by field name; "" is for the whole form. */
export type FormErrors = Record<string, string>;

type FormState = {
  isBusy: boolean;
  /** The props for the field of this name. */
  field: (name: string) => { id: string; name: string; error: string | undefined };
};

type Outcome = { errors: FormErrors; attempt: number };

type FormProps = {
  label: string;
  check?: (values: FormValues) => FormErrors;
  onSubmit: (values: FormValues) => Promise<unknown>;
  /** Turns a failed submit into error messages by field. */
  explain: (error: unknown) => FormErrors;
  children: (form: FormState) => ReactNode;
};

/** A form that keeps its values, shows all errors at once, and focuses the error summary. */
export function Form({ label, check = () => ({}), onSubmit, explain, children }: FormProps) {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [{ errors, attempt }, setOutcome] = useState<Outcome>({ errors: {}, attempt: 0 });
  const show = (found: FormErrors) => setOutcome((before) => ({ errors: found, attempt: before.attempt + 1 }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = valuesOf(event.currentTarget);
    const wrong = check(values);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setBusy(true);
    try {
      await onSubmit(values);
      setOutcome({ errors: {}, attempt: 0 });
    } catch (error) {
      show(explain(error));
    } finally {
      setBusy(false);
    }
  };

  const idOf = (name: string) => `${formId}${name}`;
  const field = (name: string) => ({ id: idOf(name), name, error: errors[name] });
  return (
    // Without scripts a form would use GET, and a typed password would end up in the address: hence "post".
    <form className="form" method="post" aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} attempt={attempt} idOf={idOf} />
      {children({ isBusy, field })}
    </form>
  );
}

function ErrorSummary({
  errors,
  attempt,
  idOf,
}: {
  errors: FormErrors;
  attempt: number;
  idOf: (name: string) => string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  const goTo = (name: string) => document.getElementById(idOf(name))?.focus();
  return (
    <div ref={box} className="form__summary" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            {name === "" ? (
              text
            ) : (
              <button type="button" className="text-link" onClick={() => goTo(name)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}
