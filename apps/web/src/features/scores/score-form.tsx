import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { NOT_LOGGED_IN } from "#lib/session/session-required.ts";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors, type FormValues } from "#ui/forms/form.tsx";
import { PictureField } from "./picture-field.tsx";
import { formatNumber } from "#lib/site/format.ts";
import { readScore, scoreProblem } from "./score-number.ts";
import { pictureProblem } from "./score-picture.ts";
import { useSubmitScore } from "./scores-api.ts";

export type ScoredApp = { id: string; score_min: number; score_max: number; score_unit: string };

/** The form for a score that is not replayed: the number, and a screenshot as proof. */
export function ScoreForm({ app }: { app: ScoredApp }) {
  const [picture, setPicture] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const submit = useSubmitScore();
  const range = { min: app.score_min, max: app.score_max, unit: app.score_unit };

  const check = ({ score = "" }: FormValues): FormErrors => {
    const wrong = {
      score: scoreProblem(score, range),
      picture: picture ? pictureProblem(picture) : "Add a picture that shows the score.",
    };
    return Object.fromEntries(Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== null));
  };
  const send = async ({ score = "" }: FormValues) => {
    const result = await submit.mutateAsync({ appId: app.id, score: readScore(score)!, picture: picture! });
    if (result === NOT_LOGGED_IN) return;
    setPicture(null);
    setSent(sent + 1);
  };

  return (
    <Form
      key={sent}
      label="Submit a score"
      check={check}
      onSubmit={send}
      explain={(error) => ({ "": error instanceof Error ? error.message : "The score was not sent. Try again." })}
    >
      {({ isBusy, field }) => (
        <>
          <Field
            label={`Your score, in ${app.score_unit}`}
            icon="podium"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            onBlur={({ target }) => {
              const score = readScore(target.value);
              if (score !== null) target.value = formatNumber(score);
            }}
            {...field("score")}
          />
          <PictureField
            id={field("picture").id}
            error={field("picture").error}
            appId={app.id}
            picture={picture}
            onPicture={setPicture}
          />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Sending …">
              Submit score
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}
