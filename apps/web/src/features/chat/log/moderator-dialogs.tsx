import "./moderator-dialogs.css";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/forms/form.tsx";
import { type ChatState, useMute, useRemove } from "#features/chat/chat-api.ts";
import type { ChatMessage } from "./chat-log.ts";

/** Everybody in the room reads the reason. */
const choicesOf = (reasons: ChatState["reasons"]) =>
  reasons.map(({ id, text }) => ({ value: id, label: text.charAt(0).toUpperCase() + text.slice(1) }));

const FOREVER = "forever";
const SPANS = [
  { value: "15", label: "15 minutes" },
  { value: "1440", label: "1 day" },
  { value: FOREVER, label: "Until a moderator ends it" },
];

type ModeratorDialogProps = {
  isOpen: boolean;
  message: ChatMessage;
  reasons: ChatState["reasons"];
  onClose: () => void;
};

const explain = (error: unknown) => ({ "": error instanceof Error ? error.message : "It did not work. Try again." });

export function RemoveDialog({ isOpen, message, reasons, onClose }: ModeratorDialogProps) {
  const remove = useRemove();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Remove a message by ${message.username}`}>
      <Form
        label="Remove"
        onSubmit={async ({ reason = "" }) => {
          await remove.mutateAsync({ message_id: message.id, reason });
          onClose();
        }}
        explain={explain}
      >
        {({ isBusy, field }) => (
          <>
            <blockquote className="chat-quote">{message.body ?? message.cheer}</blockquote>
            <Choices
              legend="Reason, shown in the room"
              choices={choicesOf(reasons)}
              {...field("reason")}
              chosen={reasons[0]?.id}
            />
            <div className="form__actions">
              <OnlineButton type="submit" isBusy={isBusy} busyText="Removing …">
                Remove
              </OnlineButton>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

export function MuteDialog({ isOpen, message, reasons, onClose }: ModeratorDialogProps) {
  const mute = useMute();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Silence ${message.username}`}>
      <Form
        label="Silence"
        onSubmit={async ({ reason = "", span = "" }) => {
          const minutes = span === FOREVER ? null : Number(span);
          await mute.mutateAsync({ player: message.user_id!, minutes, reason });
          onClose();
        }}
        explain={explain}
      >
        {({ isBusy, field }) => (
          <>
            <Choices legend="For how long?" choices={SPANS} {...field("span")} chosen={SPANS[0]!.value} />
            <Choices
              legend="Reason, shown in the room"
              choices={choicesOf(reasons)}
              {...field("reason")}
              chosen={reasons[0]?.id}
            />
            <p className="muted small">Their messages of the last 10 minutes are removed, too.</p>
            <div className="form__actions">
              <OnlineButton type="submit" isBusy={isBusy} busyText="Silencing …">
                Silence
              </OnlineButton>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
