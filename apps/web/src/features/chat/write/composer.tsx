import "./composer.css";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MAX_MESSAGE, type useSay } from "#features/chat/chat-api.ts";
import { ChatIcon } from "#features/chat/chat-icon.tsx";

/** Unsent texts by room, kept while the page is open. */
const drafts = new Map<string, string>();

type ComposerProps = {
  room: string;
  say: ReturnType<typeof useSay>;
  secondsLeft: number;
  slowSeconds: number;
  onSaid: () => void;
};

/** A strip of paper to write on. A refused text stays, with the reason below it. */
export function Composer({ room, say, secondsLeft, slowSeconds, onSaid }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => drafts.get(room) ?? "");
  const [refusal, setRefusal] = useState<string | null>(null);
  const isWaiting = secondsLeft > 0;

  const write = (next: string) => {
    // A message is one line; a pasted line break becomes a space.
    const line = next.replaceAll(/\s*\n\s*/g, " ");
    drafts.set(room, line);
    setText(line);
    setRefusal(null);
  };
  const send = async () => {
    const body = text.trim();
    if (body === "" || say.isPending || isWaiting) return;
    setRefusal(null);
    try {
      const answer = await say.mutateAsync({ body });
      if (answer.status === "refused") return setRefusal(answer.message);
      write("");
      onSaid();
    } catch {
      setRefusal("The server did not answer. Check the connection and send it again.");
    } finally {
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed (Japanese, Chinese), Enter chooses it.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.shiftKey) void send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="composer" method="post" aria-label="Write a message" onSubmit={submit}>
      <div className="composer__paper">
        <div className="composer__text">
          <label className="unseen" htmlFor={id}>
            Message
          </label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            maxLength={MAX_MESSAGE}
            readOnly={say.isPending}
            placeholder="Write something kind"
            enterKeyHint="send"
            autoComplete="off"
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? `${id}-why` : `${id}-count`}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {refusal && (
            <p id={`${id}-why`} className="composer__why" role="alert">
              Not sent. {refusal}
            </p>
          )}
        </div>
        <OnlineButton
          type="submit"
          look="ink"
          className="composer__send"
          isBusy={say.isPending || isWaiting}
          busyText={isWaiting ? `${secondsLeft} s` : "Sending …"}
          aria-label={isWaiting ? `Send, in ${secondsLeft} seconds` : "Send"}
        >
          <ChatIcon name="send" />
          <span>Send</span>
        </OnlineButton>
      </div>
      <p className="composer__under">
        {slowSeconds > 0 && (
          <span>
            <Icon name="clock" />
            Slow mode: one message every {slowSeconds} s
          </span>
        )}
        <span id={`${id}-count`} className="composer__count">
          {text.length} of {MAX_MESSAGE}
        </span>
      </p>
    </form>
  );
}
