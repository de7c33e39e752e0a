import "./eyes-control.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useState } from "react";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { sayTime } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";

const FIRST = "Pens down, look at the board.";
const MAX_SENTENCE = 120;

/** "Eyes on me": every pupil sees the teacher's sentence over the paused game. It ends by itself after 60 minutes. */
export function EyesControl({ room }: { room: Homeroom }) {
  const [isAsking, setAsking] = useState(false);
  const eyes = useHomeroomAction((client, given: { is_on: boolean; sentence?: string }) =>
    client.rpc("set_eyes", { homeroom_id: room.id, ...given }),
  );
  const { is_on: isOn, until, sentence } = room.eyes;
  return (
    <div className={isOn ? "eyes-control eyes-control--on" : "eyes-control"} role="group" aria-label="Eyes on me">
      <p>
        <b>Eyes on me</b>
        <span role="status">
          {isOn ? `on until ${until === null ? "you end it" : sayTime(until)}: “${sentence}”` : sayOff(room)}
        </span>
        {eyes.isError && !isAsking && <span role="alert">{sentenceOf(eyes.error)}</span>}
      </p>
      {isOn ? (
        <OnlineButton
          icon="play"
          isBusy={eyes.isPending}
          busyText="One moment …"
          onClick={() => eyes.mutate({ is_on: false })}
        >
          Let them go on
        </OnlineButton>
      ) : (
        <Button look="outline" icon="eye" disabled={!room.is_in_hours} onClick={() => setAsking(true)}>
          Eyes on me
        </Button>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Eyes on me">
        <Form
          label="Eyes on me"
          check={({ sentence: words = "" }) =>
            words.trim() === "" ? { sentence: "Write a sentence for the pupils." } : {}
          }
          explain={(error) => ({ sentence: sentenceOf(error) })}
          onSubmit={async ({ sentence: words = "" }) => {
            await eyes.mutateAsync({ is_on: true, sentence: words.trim() });
            setAsking(false);
          }}
        >
          {({ field, isBusy }) => (
            <>
              <p>Games pause where they are, and nothing is lost. It ends after 60 minutes at the latest.</p>
              <Field
                {...field("sentence")}
                label="Your sentence"
                defaultValue={sentence || FIRST}
                maxLength={MAX_SENTENCE}
                autoComplete="off"
              />
              <div className="form__actions">
                <OnlineButton type="submit" icon="eye" isBusy={isBusy} busyText="One moment …">
                  Show it to everybody
                </OnlineButton>
              </div>
            </>
          )}
        </Form>
      </Dialog>
    </div>
  );
}

const sayOff = ({ is_in_hours }: Homeroom) =>
  is_in_hours ? "off, all may play" : "works in the homeroom's hours only";
