import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { AGE_GROUPS } from "#features/profile-data/age-groups-api.ts";
import { ownedIconsQuery } from "#features/profile-data/icons-api.ts";
import {
  changeIcon,
  completeOnboarding,
  DEFAULT_ICON,
  iconPicture,
  nameProblem,
  saveProfile,
  setAgeBand,
} from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";
import type { Draft } from "./onboarding-draft.ts";
import { WHERE_FROM } from "./onboarding-steps.ts";

type StepProps = { onDone: () => Promise<void> };
type DraftProps = { draft: Draft; onDraft: (more: Draft) => void };

const sayMessage = (error: unknown) => (error instanceof Error ? error.message : "Something went wrong. Try again.");

export function YouStep({ profile, draft, onDraft, onDone }: { profile: MyProfile } & StepProps & DraftProps) {
  const icons = useQuery(ownedIconsQuery).data ?? [];
  const choices = [{ id: DEFAULT_ICON, name: "House duck" }, ...icons];
  return (
    <>
      <StepHeading>What shall we call you?</StepHeading>
      <p className="muted">Others see this name on boards and scores. Do not use your real name.</p>
      <Form
        label="Name and icon"
        check={({ username = "" }): FormErrors => {
          const problem = nameProblem(username.trim());
          return problem ? { username: problem } : {};
        }}
        explain={(error) => ({ username: sayMessage(error) })}
        onSubmit={async ({ username = "", icon = DEFAULT_ICON }) => {
          const name = username.trim();
          const { user_about } = profile;
          if (name !== profile.username) await saveProfile({ username: name, user_about, icon: profile.icon }, true);
          if (icon !== profile.icon) await changeIcon(icon, true);
          await onDone();
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field
              {...field("username")}
              label="Name"
              icon="person"
              defaultValue={draft.username ?? profile.username}
              autoComplete="nickname"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={25}
              hint="3 to 25 characters: a–z, 0–9, and . _ - in between. We made one up; keep it if you like."
              onChange={(event) => onDraft({ username: event.target.value })}
            />
            <Choices
              {...field("icon")}
              legend="Icon"
              choices={choices.map(({ id, name }) => ({
                value: id,
                label: name,
                picture: <Avatar picture={iconPicture(id)} isBig />,
              }))}
              chosen={profile.icon}
              {...(icons.length === 0 && { hint: "You can buy more in the Cache with Dabloons." })}
            />
            <StepActions isBusy={isBusy} />
          </>
        )}
      </Form>
    </>
  );
}

/** A neutral age question: nothing is preselected, and nothing hints at the effect of an answer. */
export function AgeStep({ profile, onBack, onDone }: { profile: MyProfile; onBack: () => void } & StepProps) {
  const isAnswered = profile.age_band !== null;
  return (
    <>
      <StepHeading>How old are you?</StepHeading>
      <p className="muted">Only you can see the answer. You can move up one group a year.</p>
      <Form
        label="Age"
        check={({ age }): FormErrors => (age || isAnswered ? {} : { age: "Choose your age group." })}
        explain={(error) => ({ age: sayMessage(error) })}
        onSubmit={async ({ age }) => {
          if (age && age !== profile.age_band) await setAgeBand(age);
          await onDone();
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Choices
              {...field("age")}
              legend="Age"
              hideLegend
              choices={AGE_GROUPS}
              chosen={profile.age_band ?? undefined}
            />
            <StepActions isBusy={isBusy} onBack={onBack} />
          </>
        )}
      </Form>
    </>
  );
}

export function FromStep({ draft, onDraft, onBack, onDone }: { onBack: () => void } & StepProps & DraftProps) {
  return (
    <>
      <StepHeading>Where did you find us?</StepHeading>
      <p className="muted">Only you and the operator can see this.</p>
      <Form
        label="Where from"
        check={({ where_from }): FormErrors => (where_from ? {} : { where_from: "Choose where you found us." })}
        explain={(error) => ({ "": sayMessage(error) })}
        onSubmit={async ({ where_from = "", who_from = "" }) => {
          await completeOnboarding({ where_from, who_from: who_from.trim() || null });
          await onDone();
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Choices
              {...field("where_from")}
              legend="Where did you find us?"
              hideLegend
              choices={WHERE_FROM}
              chosen={draft.where_from}
              onChoose={(where_from) => onDraft({ where_from })}
            />
            <Field
              {...field("who_from")}
              label="Who sent you? (optional)"
              icon="players"
              defaultValue={draft.who_from}
              autoComplete="off"
              maxLength={80}
              hint="Their name on this site."
              onChange={(event) => onDraft({ who_from: event.target.value })}
            />
            <StepActions isBusy={isBusy} onBack={onBack} label="Done" />
          </>
        )}
      </Form>
    </>
  );
}

/** Each step's heading gets the focus when it appears, as on a new page. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function StepActions({ isBusy, onBack, label = "Continue" }: { isBusy: boolean; onBack?: () => void; label?: string }) {
  return (
    <div className="form__actions">
      <OnlineButton type="submit" isBusy={isBusy} busyText="Saving…">
        {label}
      </OnlineButton>
      {onBack && (
        <Button look="outline" onClick={onBack}>
          Back
        </Button>
      )}
    </div>
  );
}
