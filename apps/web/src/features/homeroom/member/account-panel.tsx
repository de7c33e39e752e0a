import "./account-panel.css";
import type { MyHomerooms } from "@quackademy/contract/homeroom-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { changeEmail } from "#features/settings/account-api.ts";
import { refreshHomerooms } from "#features/homeroom/homeroom-api.ts";
import { sayDate } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { checkEmail } from "#lib/session/session-checks.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";

type Account = NonNullable<MyHomerooms["account"]>;

/** A homeroom account: how long it lives, and how its pupil keeps it. */
export function AccountPanel({ account, hasRoom }: { account: Account; hasRoom: boolean }) {
  const cache = useQueryClient();
  return (
    <section className="panel account-panel" aria-labelledby="homeroom-account">
      {hasRoom ? (
        <h2 id="homeroom-account">Your account</h2>
      ) : (
        <h1 id="homeroom-account" tabIndex={-1}>
          Your account
        </h1>
      )}
      <p>
        You sign in as <b>{account.login}</b> with three words.{" "}
        {account.is_closed
          ? `Your homeroom has ended${account.erased_on ? `, and this account is erased on ${sayDate(account.erased_on)}` : ""}.`
          : `The account closes with the homeroom on ${sayDate(account.closes_on)}, and is erased 30 days later.`}
      </p>
      {account.is_closed && (
        <ButtonLink look="outline" icon="download" to="/settings?tab=privacy">
          Download my data
        </ButtonLink>
      )}
      {account.why_not === "age" && (
        <p className="muted">Pupils of 13 and over can keep their account. Until then your teacher looks after it.</p>
      )}
      {account.keep_email !== null && (
        <p role="status">We have mailed a link to {account.keep_email}. Open it, and the account is yours.</p>
      )}
      {account.can_keep && (
        <Form
          label="Keep this account"
          check={({ email }) => checkEmail(email)}
          explain={(error) => ({ email: authErrorText(error) })}
          onSubmit={async ({ email = "" }) => {
            const { needsMail } = await changeEmail(email.trim());
            await refreshHomerooms(cache);
            if (!needsMail) toast.success("The account is yours now.");
          }}
        >
          {({ field, isBusy }) => (
            <>
              <p>
                <b>Keep this account.</b> Add an e-mail address and confirm it. From then on your teacher can no longer
                reset, rename or erase it.
              </p>
              <Field
                {...field("email")}
                label="Your e-mail"
                type="email"
                icon="mail"
                autoComplete="email"
                inputMode="email"
              />
              <div className="form__actions">
                <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Sending …">
                  Keep this account
                </OnlineButton>
              </div>
            </>
          )}
        </Form>
      )}
    </section>
  );
}
