import type { AppealStatus } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#lib/site/format.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { appealQuery, MAX_APPEAL, useAppeal } from "./appeal-api.ts";

type Suspension = { reason: string; until: string | null };

const STATUS: Record<Exclude<AppealStatus, null>, string> = {
  open: "You have appealed. Another moderator will look at it.",
  lifted: "Your appeal was accepted. The suspension ends.",
  stands: "Your appeal was rejected. The suspension stays.",
};

/** The reason and end of a suspension, and the form for an appeal. */
export function SuspensionNotice({ suspended }: { suspended: Suspension }) {
  const { data: status } = useQuery(appealQuery);
  return (
    <>
      <p className="setting__notice">
        <Icon name="alert" />
        This account is suspended: {suspended.reason}{" "}
        {suspended.until ? `It ends on ${formatDate(suspended.until)}.` : "It has no end date."}
      </p>
      {status === null && <AppealForm />}
      {status && <p role="status">{STATUS[status]}</p>}
    </>
  );
}

function AppealForm() {
  const appeal = useAppeal();
  return (
    <Form
      label="Appeal"
      check={({ words = "" }) => (words.trim() === "" ? { words: "Say why the decision is wrong." } : {})}
      onSubmit={async ({ words = "" }) => void (await appeal.mutateAsync(words.trim()))}
      explain={(error) => ({ "": error instanceof Error ? error.message : "It could not be sent. Try again." })}
    >
      {({ isBusy, field }) => (
        <>
          <TextArea
            label="Why is this decision wrong?"
            hint="You can appeal once. A different moderator reads it."
            maxLength={MAX_APPEAL}
            {...field("words")}
          />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Sending …">
              Appeal
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}
