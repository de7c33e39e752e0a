import { Form } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { OnlineButton } from "./online-button.tsx";

type WordsFormProps = {
  /** Names the form. */
  label: string;
  question: string;
  hint: string;
  maxLength: number;
  /** Shown when nothing was written. */
  missing: string;
  action: string;
  onSend: (words: string) => Promise<unknown>;
};

/** A form of one answer in the player's own words. */
export function WordsForm({ label, question, hint, maxLength, missing, action, onSend }: WordsFormProps) {
  return (
    <Form
      label={label}
      check={({ words = "" }) => (words.trim() === "" ? { words: missing } : {})}
      onSubmit={async ({ words = "" }) => void (await onSend(words.trim()))}
      explain={(error) => ({ "": error instanceof Error ? error.message : "It could not be sent. Try again." })}
    >
      {({ isBusy, field }) => (
        <>
          <TextArea label={question} hint={hint} maxLength={maxLength} {...field("words")} />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Sending …">
              {action}
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}
