import { sentenceOf } from "#lib/data/sentence-of.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Form } from "#ui/forms/form.tsx";

const REASONS = [
  { value: "unkind", label: "It is unkind" },
  { value: "unsafe", label: "I do not feel safe" },
  { value: "other", label: "Something else" },
];

type ReportNameFormProps = { note?: string; onSend: (reason: string) => Promise<void> };

/** Reports a name that a player reads in a homeroom or a race. */
export function ReportNameForm({ note, onSend }: ReportNameFormProps) {
  return (
    <Form
      label="Report a name"
      check={({ reason }) => (reason ? {} : { reason: "Choose what is wrong." })}
      explain={(error) => ({ "": sentenceOf(error) })}
      onSubmit={({ reason = "" }) => onSend(reason)}
    >
      {({ field, isBusy }) => (
        <>
          {note && <p>{note}</p>}
          <Choices legend="What is wrong with it?" choices={REASONS} {...field("reason")} />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Sending …">
              Send
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}
