import "#ui/forms/select.css";
import "./assignments.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { sayAssignment, sayDue } from "#features/homeroom/assignment-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { ShareBar } from "#ui/figures/share-bar.tsx";
import { toast } from "#ui/toast/toast.ts";

/** Assignments, counted from runs that the server replayed. */
export function Assignments({ room }: { room: Homeroom }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useHomeroomAction((client, assignment_id: string) =>
    client.rpc("remove_assignment", { assignment_id }),
  );
  return (
    <section className="panel assignments" aria-labelledby="assignments">
      <header>
        <h2 id="assignments">Assignments</h2>
        <Button look="outline" icon="plus" onClick={() => setAdding(true)}>
          Add
        </Button>
      </header>
      <ul>
        {room.assignments.map((each) => (
          <li key={each.id}>
            <div>
              <b>{sayAssignment(each)}</b>
              <span className="small muted">
                {sayDue(each)}
                {each.note && `. ${each.note}`}
              </span>
              <ShareBar value={each.done} max={each.of} label={`${each.done} of ${each.of} have done it`} />
            </div>
            <p className="assignments__count">
              <b className="display">{each.done}</b> of {each.of}
            </p>
            <IconButton
              label={`Remove ${sayAssignment(each)}`}
              icon="close"
              onClick={() => remove.mutate(each.id, { onError: (error) => toast.error(sentenceOf(error)) })}
            />
          </li>
        ))}
      </ul>
      <p className="small muted">
        {room.assignments.length === 0
          ? "Nothing is set. Choose a class, a score to reach and a day."
          : "Counted from runs that the server replayed. A pupil sees only the own progress."}
      </p>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title="New assignment">
        <AddAssignment room={room} onAdded={() => setAdding(false)} />
      </Dialog>
    </section>
  );
}

function AddAssignment({ room, onAdded }: { room: Homeroom; onAdded: () => void }) {
  const apps = (useQuery(catalogueQuery).data?.apps ?? []).filter(({ entry }) => entry !== null);
  const add = useHomeroomAction((client, given: { app_id: string; due_at: string; target?: number; note: string }) =>
    client.rpc("add_assignment", { homeroom_id: room.id, ...given }),
  );
  return (
    <Form
      label="New assignment"
      check={({ due = "", target = "" }) => ({
        ...(due === "" && { due: "Choose the day and the time." }),
        ...(target.trim() !== "" && !/^\d{1,12}$/.test(target.trim()) && { target: "A target is a whole number." }),
      })}
      explain={(error) => ({ "": sentenceOf(error) })}
      onSubmit={async ({ app = "", due = "", target = "", note = "" }) => {
        await add.mutateAsync({
          app_id: app,
          due_at: new Date(due).toISOString(),
          ...(target.trim() !== "" && { target: Number(target) }),
          note: note.trim(),
        });
        onAdded();
      }}
    >
      {({ field, isBusy }) => (
        <>
          <div className="field">
            <label className="field__label" htmlFor={field("app").id}>
              Class
            </label>
            <select {...{ id: field("app").id, name: "app" }} className="select">
              {apps.map(({ id, title }) => (
                <option key={id} value={id}>
                  {displayTitle(title)}
                </option>
              ))}
            </select>
          </div>
          <Field
            {...field("target")}
            label="Score to reach"
            inputMode="numeric"
            hint="Empty: one full run is enough."
          />
          <Field {...field("due")} label="Until" type="datetime-local" defaultValue={nextWeek()} />
          <Field {...field("note")} label="Note" maxLength={140} autoComplete="off" />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Adding …">
              Set the assignment
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}

/** In a week at 16:00, as a date field of this time zone wants it. */
function nextWeek(): string {
  const date = new Date(Date.now() + 7 * 86_400_000);
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}T16:00`;
}
