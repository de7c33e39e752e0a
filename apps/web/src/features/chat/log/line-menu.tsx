import "#ui/menu.css";
import "./line-menu.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNow } from "#lib/page/use-now.ts";
import { Icon } from "#ui/icon.tsx";
import {
  type ChatState,
  isHomeroomRoom,
  isTeacherOf,
  showRefusal,
  useBlock,
  useReportMessage,
  useReportName,
  useUnsay,
} from "#features/chat/chat-api.ts";
import { ChatIcon } from "#features/chat/chat-icon.tsx";
import { type ChatMessage, nameOf } from "./chat-log.ts";
import { hidePlayer } from "#features/chat/hidden-store.ts";
import { MuteDialog, RemoveDialog } from "./moderator-dialogs.tsx";

export const LINE_MENU = "chat-line-menu";
const UNSAY_MS = 5 * 60_000;
const GAP = 4;

const REPORT_REASONS = [
  { why: "unkind", words: "It is unkind" },
  { why: "unsafe", words: "I do not feel safe" },
  { why: "other", words: "Something else" },
];

type LineMenuProps = {
  room: string;
  message: ChatMessage | null;
  /** The viewer as an author; null: a visitor. */
  me: string | null;
  reasons: ChatState["reasons"];
  isModerator: boolean;
};

/** The menu of the chosen message. One for the whole list; the line's button opens it. */
export function LineMenu({ room, message, me, isModerator, reasons }: LineMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState<"message" | "name" | null>(null);
  const isReporting = reported !== null;
  const [dialog, setDialog] = useState<"remove" | "mute" | null>(null);
  const reportName = useReportName();
  const isHomeroom = isHomeroomRoom(room);
  const block = useBlock(room);
  const unsay = useUnsay();
  const close = () => menu.current?.hidePopover();
  useEffect(() => {
    if (isReporting) menu.current?.querySelector<HTMLElement>("button")?.focus();
  }, [isReporting]);

  const isOwn = me !== null && message?.user_id === me;
  const name = message ? nameOf(message) : "";
  /** An author who has left can no longer be muted, blocked or hidden. */
  const hasAuthor = message !== null && message.user_id !== null;
  /** A pupil cannot block the teacher, or report the teacher's name to the teacher. */
  const isTeacher = hasAuthor && isTeacherOf(room, message.user_id);
  const isForTeacher = isHomeroom && !isTeacher;
  const report = useReportMessage(isForTeacher);
  return (
    <>
      <div
        ref={menu}
        id={LINE_MENU}
        className="chat-menu"
        popover="auto"
        aria-label={isReporting ? `What is wrong with ${reported === "name" ? "the name" : "it"}?` : "Actions"}
        role="group"
        onToggle={({ newState }) => {
          if (newState === "closed") return setReported(null);
          place(menu.current);
          menu.current?.querySelector<HTMLElement>("button")?.focus();
        }}
      >
        {message && isReporting && (
          <>
            <p className="chat-menu__title">What is wrong with {reported === "name" ? "the name" : "it"}?</p>
            {REPORT_REASONS.map(({ why, words }) => (
              <Item
                key={why}
                icon={<Icon name="flag" />}
                words={words}
                onClick={() => {
                  close();
                  if (reported === "name") reportName.mutate({ member: message.user_id!, why }, showRefusal);
                  else report.mutate({ id: message.id, why }, showRefusal);
                }}
              />
            ))}
          </>
        )}
        {message && !isReporting && !isOwn && !(isHomeroom && isModerator) && (
          <>
            <Item
              icon={<Icon name="flag" />}
              words="Report message"
              hint={`${isForTeacher ? "Your teacher" : "A moderator"} sees it and the 5 before`}
              onClick={() => setReported("message")}
            />
            {isHomeroom && hasAuthor && !isTeacher && (
              <Item icon={<Icon name="flag" />} words={`Report the name ${name}`} onClick={() => setReported("name")} />
            )}
          </>
        )}
        {message && hasAuthor && !isReporting && !isOwn && me !== null && (
          <>
            {!(isHomeroom && isModerator) && <hr />}
            <Item
              icon={<Icon name="sound-off" />}
              words={`Mute ${name}`}
              hint="Only on this screen"
              onClick={() => {
                close();
                hidePlayer(room, { user_id: message.user_id!, username: name });
              }}
            />
            {!(isHomeroom && isModerator) && !isTeacher && (
              <Item
                icon={<ChatIcon name="block" />}
                words={`Block ${name}`}
                hint={isHomeroom ? "Hides their messages here from you" : "Hides all their messages from you"}
                onClick={() => {
                  close();
                  block.mutate(message.user_id!, showRefusal);
                }}
              />
            )}
          </>
        )}
        {message && isOwn && (
          <TakeBack message={message} onTake={() => (close(), unsay.mutate(message.id, showRefusal))} />
        )}
        {message && !isReporting && isModerator && (
          <>
            {!isOwn && <hr />}
            <Item
              icon={<ChatIcon name="stone" />}
              words="Remove for everybody"
              onClick={() => (close(), setDialog("remove"))}
            />
            {!isOwn && hasAuthor && (
              <Item
                icon={<Icon name="lock" />}
                words={`Silence ${name} …`}
                hint={isHomeroom ? "In this homeroom" : "As a moderator"}
                onClick={() => (close(), setDialog("mute"))}
              />
            )}
          </>
        )}
      </div>
      {message && (
        <>
          <RemoveDialog
            isOpen={dialog === "remove"}
            room={room}
            message={message}
            reasons={reasons}
            onClose={() => setDialog(null)}
          />
          <MuteDialog
            isOpen={dialog === "mute"}
            room={room}
            message={message}
            reasons={reasons}
            onClose={() => setDialog(null)}
          />
        </>
      )}
    </>
  );
}

/** Authors can take a message back for five minutes. The server decides; this only saves a refusal. */
function TakeBack({ message, onTake }: { message: ChatMessage; onTake: () => void }) {
  const now = useNow();
  if (now - Date.parse(message.created_at) < UNSAY_MS)
    return <Item icon={<ChatIcon name="undo" />} words="Take it back" hint="Within five minutes" onClick={onTake} />;
  return <p className="chat-menu__title">You could take this back for five minutes.</p>;
}

type ItemProps = { icon: ReactNode; words: string; hint?: string; onClick: () => void };

function Item({ icon, words, hint, onClick }: ItemProps) {
  return (
    <button type="button" className="menu-item" onClick={onClick}>
      {icon}
      <span>
        {words}
        {hint && <small>{hint}</small>}
      </span>
    </button>
  );
}

/** A popover is in the top layer: it is placed at its button, above it where there is no room below. */
function place(menu: HTMLElement | null): void {
  const opener = document.querySelector(`[popovertarget=${LINE_MENU}][aria-expanded=true], .chat-line__more:focus`);
  if (!menu || !opener) return;
  const { top, bottom, right } = opener.getBoundingClientRect();
  const isLow = bottom + GAP + menu.offsetHeight > innerHeight;
  const y = isLow ? Math.max(GAP, top - GAP - menu.offsetHeight) : bottom + GAP;
  menu.style.setProperty("--menu-top", `${y}px`);
  menu.style.setProperty("--menu-right", `${document.documentElement.clientWidth - right}px`);
}
