import type { AppealStatus } from "@quackademy/contract/moderation-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { APPEAL_FORM, useAppeal } from "#features/appeal/appeal-api.ts";
import { refreshState } from "#features/chat/chat-api.ts";
import { WordsForm } from "#lib/page/words-form.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const STATUS: Record<Exclude<AppealStatus, null>, string> = {
  open: "You have appealed. Another moderator will look at it.",
  lifted: "Your appeal was accepted.",
  stands: "Your appeal was rejected.",
};

/** The appeal against a mute: its form once, then its status. */
export function MuteAppeal({ status }: { status: AppealStatus }) {
  const [isOpen, setOpen] = useState(false);
  const cache = useQueryClient();
  const appeal = useAppeal();
  if (status) return <span>{STATUS[status]}</span>;
  const send = async (words: string) => {
    await appeal.mutateAsync(words);
    setOpen(false);
    refreshState(cache);
  };
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Appeal against the mute">
        <WordsForm {...APPEAL_FORM} action="Send the appeal" onSend={send} />
      </Dialog>
    </>
  );
}
