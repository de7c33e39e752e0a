import type { AppealStatus } from "@quackademy/contract/moderation-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#lib/site/format.ts";
import { WordsForm } from "#lib/page/words-form.tsx";
import { Icon } from "#ui/icon.tsx";
import { APPEAL_FORM, appealQuery, useAppeal } from "./appeal-api.ts";

type Suspension = { reason: string; until: string | null };

const STATUS: Record<Exclude<AppealStatus, null>, string> = {
  open: "You have appealed. Another moderator will look at it.",
  lifted: "Your appeal was accepted. The suspension ends.",
  stands: "Your appeal was rejected. The suspension stays.",
};

/** The reason and end of a suspension, and the form for an appeal. */
export function SuspensionNotice({ suspended }: { suspended: Suspension }) {
  const { data: status } = useQuery(appealQuery);
  const appeal = useAppeal();
  return (
    <>
      <p className="setting__notice">
        <Icon name="alert" />
        This account is suspended: {suspended.reason}{" "}
        {suspended.until ? `It ends on ${formatDate(suspended.until)}.` : "It has no end date."}
      </p>
      {status === null && <WordsForm {...APPEAL_FORM} action="Appeal" onSend={appeal.mutateAsync} />}
      {status && <p role="status">{STATUS[status]}</p>}
    </>
  );
}
