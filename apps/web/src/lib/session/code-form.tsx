import type { ReactNode } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import type { IconName } from "#ui/icon.tsx";
import { checkCode, explainAt, plainCode } from "./session-checks.ts";

type CodeFormProps = {
  /** Names the form, and the field unless that has a label of its own. */
  label: string;
  fieldLabel?: string;
  hint?: string;
  icon?: IconName;
  /** What the button says. */
  action?: string;
  isWide?: boolean;
  /** Above the field. */
  children?: ReactNode;
  onCode: (code: string) => Promise<void>;
};

/** The form for a one-time code of six digits, from an app, a text message or a mail. */
export function CodeForm(props: CodeFormProps) {
  const {
    label,
    fieldLabel = label,
    hint,
    icon = "lock",
    action = "Continue",
    isWide = false,
    children,
    onCode,
  } = props;
  return (
    <Form
      label={label}
      check={({ code }) => checkCode(code)}
      explain={explainAt("code")}
      onSubmit={({ code = "" }) => onCode(plainCode(code))}
    >
      {({ field, isBusy }) => (
        <>
          {children}
          <Field
            {...field("code")}
            label={fieldLabel}
            icon={icon}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...(hint !== undefined && { hint })}
          />
          <div className={isWide ? undefined : "form__actions"}>
            <OnlineButton
              type="submit"
              {...(isWide && { className: "auth__wide" })}
              isBusy={isBusy}
              busyText="Checking…"
            >
              {action}
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}
