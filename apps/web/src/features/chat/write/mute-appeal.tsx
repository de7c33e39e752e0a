import type { AppealStatus } from "@quackademy/contract/rpc-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_APPEAL, useAppeal } from "#features/appeal/appeal-api.ts";
import { refreshState } from "#features/chat/chat-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";

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
  const send = async ({ words = "" }) => {
    await appeal.mutateAsync(words.trim());
    setOpen(false);
    refreshState(cache);
  };
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Appeal against the mute">
        <Form
          label="Appeal"
          check={({ words = "" }) => (words.trim() === "" ? { words: "Say why the decision is wrong." } : {})}
          onSubmit={send}
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
                  Send the appeal
                </OnlineButton>
              </div>
            </>
          )}
        </Form>
      </Dialog>
    </>
  );
}
