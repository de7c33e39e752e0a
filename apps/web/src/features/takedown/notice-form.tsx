import type { NoticeKey } from "@quackademy/contract/moderation-answers.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { needsCaptcha, type AuthSettings, authSettingsQuery, loadSettings } from "#features/auth/auth-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useSessionParams } from "#lib/session/session-params.ts";
import { classIdOf, classPath } from "#lib/site/class-title.ts";
import { solveCaptcha } from "#lib/session/session-captcha.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { checkNotice, toNotice } from "./check-notice.ts";
import { fileNotice } from "./takedown-api.ts";

/** The six parts of a takedown notice. */
export function NoticeForm({ onFiled }: { onFiled: (key: NoticeKey) => void }) {
  const named = useSessionParams().get("class");
  const settings = useQuery(authSettingsQuery).data;
  return (
    <Form
      label="Takedown notice"
      check={checkNotice}
      explain={(error) => ({ "": error instanceof Error ? error.message : "Something went wrong. Try again." })}
      onSubmit={async (values) => {
        onFiled(await fileNotice(toNotice(values), await proofOfWork(settings)));
      }}
    >
      {({ field, isBusy }) => (
        <>
          <NoticePart number={1} title="The work">
            <TextArea
              {...field("work")}
              label="Your work"
              maxLength={2000}
              hint="Its title, who made it, and where the original can be seen."
            />
          </NoticePart>
          <NoticePart number={2} title="Where it is used here">
            <Field
              {...field("url")}
              label="Address on this site"
              icon="link"
              inputMode="url"
              autoComplete="off"
              maxLength={500}
              hint="The address of the class page, from your address bar."
              // A link on a class names it. The key fills the field when the address is known.
              key={named}
              defaultValue={named === null ? "" : location.origin + classPath(classIdOf(named))}
            />
            <TextArea
              {...field("reason")}
              label="What is wrong with this use"
              maxLength={4000}
              hint="Which part is taken from your work, and what should happen to it."
            />
          </NoticePart>
          <NoticePart number={3} title="Who you are">
            <Field {...field("contact_name")} label="Name" icon="person" autoComplete="name" maxLength={120} />
            <Field
              {...field("contact_email")}
              label="E-mail"
              type="email"
              icon="mail"
              autoComplete="email"
              inputMode="email"
              maxLength={255}
            />
            <TextArea
              {...field("contact_address")}
              label="Postal address and phone"
              rows={2}
              autoComplete="street-address"
              maxLength={500}
              hint="Only the operator of this site sees it."
            />
          </NoticePart>
          <NoticePart number={4} title="Good faith">
            <Checkbox {...field("good_faith")}>
              I believe in good faith that this use is not allowed by the owner of the work, their agent, or the law.
            </Checkbox>
          </NoticePart>
          <NoticePart number={5} title="Accuracy">
            <Checkbox {...field("accurate")}>
              What I say here is accurate, and under penalty of perjury: I am the owner of the work, or may act for
              them.
            </Checkbox>
          </NoticePart>
          <NoticePart number={6} title="Signature">
            <Field
              {...field("signature")}
              label="Your full name, typed"
              autoComplete="off"
              maxLength={120}
              hint="Counts as your signature."
            />
          </NoticePart>
          <OnlineButton
            type="submit"
            isBusy={isBusy}
            busyText={needsProof(settings) ? "Checking that you are a person…" : "Sending…"}
          >
            Send the notice
          </OnlineButton>
        </>
      )}
    </Form>
  );
}

/** Without https `crypto.subtle` is missing, and the server does not ask for proof of work. Also runs on the server. */
const needsProof = (settings: AuthSettings | undefined) =>
  globalThis.isSecureContext && needsCaptcha(settings, "takedown");

async function proofOfWork(settings: AuthSettings | undefined): Promise<string | null> {
  // The form may be sent before the settings have loaded.
  const known = settings ?? (await loadSettings());
  return needsProof(known) ? solveCaptcha("takedown") : null;
}

function NoticePart({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="notice-part">
      <legend>
        <span className="notice-part__number" aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
