import { sentenceOf } from "#lib/data/sentence-of.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Form, type FormValues } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { MAX_DETAILS, type ReportKind, type ReportReason, useSendReport } from "./reports-api.ts";

const REASONS: { value: ReportReason; label: string }[] = [
  { value: "broken", label: "It does not work" },
  { value: "unkind", label: "It is unkind" },
  { value: "unsafe", label: "I do not feel safe" },
  { value: "cheating", label: "Someone cheats" },
  { value: "copyright", label: "It is someone else's work" },
  { value: "other", label: "Something else" },
];

export type ReportPart = { value: ReportKind; label: string };
type ReportFormProps = { kind: ReportKind; id: string; parts?: ReportPart[] | undefined; onSent: () => void };

export function ReportForm({ kind, id, parts, onSent }: ReportFormProps) {
  const send = useSendReport();
  const submit = async ({ part = kind, reason, details = "" }: FormValues) => {
    await send.mutateAsync({ kind: part as ReportKind, id, reason: reason as ReportReason, details: details.trim() });
    onSent();
  };
  const check = ({ reason, details = "" }: FormValues) => ({
    ...(reason ? {} : { reason: "Choose what is wrong." }),
    ...(reason === "other" && !details.trim() ? { details: "Say in a few words what it is." } : {}),
  });
  return (
    <Form label="Report" check={check} onSubmit={submit} explain={(error) => ({ "": sentenceOf(error) })}>
      {({ isBusy, field }) => (
        <>
          {parts && <Choices legend="What is it about?" choices={parts} {...field("part")} chosen={kind} />}
          <Choices legend="What is wrong?" choices={REASONS} {...field("reason")} />
          <TextArea label="In your words" hint="A person reads this." maxLength={MAX_DETAILS} {...field("details")} />
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
