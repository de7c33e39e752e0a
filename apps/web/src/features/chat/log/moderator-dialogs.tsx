import "./moderator-dialogs.css";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/forms/form.tsx";
import { type ChatState, isHomeroomRoom, useMute, useRemove } from "#features/chat/chat-api.ts";
import { type ChatMessage, nameOf } from "./chat-log.ts";

/** Everybody in the room reads the reason. */
const choicesOf = (reasons: ChatState["reasons"]) =>
  reasons.map(({ id, text }) => ({ value: id, label: text.charAt(0).toUpperCase() + text.slice(1) }));

const FOREVER = "forever";
const SPANS = [
  { value: "15", label: "15 minutes" },
  { value: "1440", label: "1 day" },
  { value: FOREVER, label: "Until a moderator ends it" },
];

/** A teacher's mute ends after a week at the latest. */
const HOMEROOM_SPANS = [...SPANS.slice(0, 2), { value: "10080", label: "1 week" }];

type ModeratorDialogProps = {
  isOpen: boolean;
  room: string;
  message: ChatMessage;
  reasons: ChatState["reasons"];
  onClose: () => void;
};

const explain = (error: unknown) => ({ "": error instanceof Error ? error.message : "It did not work. Try again." });

export function RemoveDialog({ isOpen, room, message, reasons, onClose }: ModeratorDialogProps) {
  const remove = useRemove(room);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Remove a message by ${nameOf(message)}`}>
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

export function MuteDialog({ isOpen, room, message, reasons, onClose }: ModeratorDialogProps) {
  const mute = useMute(room);
  const isHomeroom = isHomeroomRoom(room);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Silence ${nameOf(message)}`}>
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
            <Choices
              legend="For how long?"
              choices={isHomeroom ? HOMEROOM_SPANS : SPANS}
              {...field("span")}
              chosen={SPANS[0]!.value}
            />
            {isHomeroom ? (
              <p className="muted small">Only in this homeroom. You can end it in the list of pupils.</p>
            ) : (
              <>
                <Choices
                  legend="Reason, shown in the room"
                  choices={choicesOf(reasons)}
                  {...field("reason")}
                  chosen={reasons[0]?.id}
                />
                <p className="muted small">Their messages of the last 10 minutes are removed, too.</p>
              </>
            )}
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
