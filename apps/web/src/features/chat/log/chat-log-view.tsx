import "./chat-log-view.css";
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { spriteHref } from "#ui/icon.tsx";
import { Button } from "#ui/button.tsx";
import { type ChatState, isHomeroomRoom, useOlder } from "#features/chat/chat-api.ts";
import { ChatIcon } from "#features/chat/chat-icon.tsx";
import { ChatLine } from "./chat-line.tsx";
import type { ChatLog, ChatMessage, HouseLine } from "./chat-log.ts";
import { dayOf, sayRemoved } from "#features/chat/chat-words.ts";
import { LINE_MENU, LineMenu } from "./line-menu.tsx";

const BLOCK_MS = 5 * 60_000;
const AT_END_PX = 60;
const NEAR_START_PX = 120;

type LogViewProps = {
  room: string;
  viewer: string | null;
  /** The viewer as an author: in a homeroom a member, elsewhere the account. */
  me: string | null;
  log: ChatLog;
  state: ChatState;
  isHidden: (userId: string | null) => boolean;
};

/** The lines of a room. Only this part scrolls; it follows new lines while its end is in view. */
export function ChatLogView({ room, viewer, me, log, state, isHidden }: LogViewProps) {
  const shown = log.messages.filter(({ user_id }) => !isHidden(user_id));
  const [chosen, setChosen] = useState<ChatMessage | null>(null);
  const older = useOlder(room, viewer);
  const { box, unseen, onScroll, goToEnd } = useScroll(shown, me);
  const loadOlder = () => {
    if (log.hasOlder && !older.isPending && !older.isError) older.mutate();
  };
  return (
    <div className="chat-log__box">
      {/* Screen readers get a gathered announcement instead of every line. */}
      <div
        ref={box}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label="Messages"
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={() => {
          onScroll();
          if (box.current && box.current.scrollTop < NEAR_START_PX) loadOlder();
        }}
      >
        {log.hasOlder && (
          <div className="chat-log__older">
            {older.isError && <p role="alert">The older messages did not load.</p>}
            <Button look="outline" icon="earlier" disabled={older.isPending} onClick={() => older.mutate()}>
              {older.isPending ? "Loading …" : "Older messages"}
            </Button>
          </div>
        )}
        {shown.length === 0 && log.house.length === 0 && <EmptyRoom mayTalk={state.may_write !== "nothing"} />}
        <HouseLines lines={log.house.filter(({ after }) => after < (shown[0]?.id ?? Infinity))} />
        {shown.map((message, place) => {
          const before = shown[place - 1];
          const isNewDay = !before || dayOf(before.created_at) !== dayOf(message.created_at);
          const next = shown[place + 1]?.id ?? Infinity;
          return (
            <Fragment key={message.id}>
              {isNewDay && <p className="chat-day">{dayOf(message.created_at)}</p>}
              {message.removed ? (
                <p className="chat-tombstone">
                  <ChatIcon name="stone" />
                  {sayRemoved(message)}
                </p>
              ) : (
                <ChatLine
                  message={message}
                  isOwn={message.user_id === me && me !== null}
                  isFollowing={!isNewDay && isSameBlock(before, message)}
                  cheers={state.cheers}
                  // Messages of a member who has left stay in a homeroom, and can be reported and removed.
                  hasMenu={message.user_id !== null || isHomeroomRoom(room)}
                  menuId={LINE_MENU}
                  onMenu={() => setChosen(message)}
                />
              )}
              <HouseLines lines={log.house.filter(({ after }) => after >= message.id && after < next)} />
            </Fragment>
          );
        })}
      </div>
      {unseen > 0 && (
        <button type="button" className="chat-log__new" onClick={goToEnd}>
          <ChatIcon name="down" />
          {unseen} new {unseen === 1 ? "message" : "messages"}
        </button>
      )}
      <LineMenu room={room} message={chosen} me={me} isModerator={state.is_moderator} reasons={state.reasons} />
    </div>
  );
}

/** Lines of one author within a few minutes are shown as one block. */
function isSameBlock(before: ChatMessage | undefined, { user_id, created_at }: ChatMessage): boolean {
  if (!before || before.removed || user_id === null || before.user_id !== user_id) return false;
  return Date.parse(created_at) - Date.parse(before.created_at) < BLOCK_MS;
}

/** Keeps the end in view, and the reader's place when older lines are added above. */
function useScroll(shown: ChatMessage[], me: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef({ first: 0, last: 0, height: 0, isAtEnd: true });
  const [seen, setSeen] = useState(() => shown.at(-1)?.id ?? 0);
  const first = shown[0]?.id ?? 0;
  const last = shown.at(-1);
  const lastId = last?.id ?? 0;
  const isOwn = last !== undefined && last.user_id === me;

  const goToEnd = () => {
    const log = box.current;
    if (log) log.scrollTop = log.scrollHeight;
  };
  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    const was = place.current;
    const isNew = lastId !== was.last;
    if (was.isAtEnd || (isNew && isOwn)) goToEnd();
    else if (first < was.first) log.scrollTop += log.scrollHeight - was.height;
    place.current = { first, last: lastId, height: log.scrollHeight, isAtEnd: was.isAtEnd || (isNew && isOwn) };
    if (place.current.isAtEnd) setSeen(lastId);
  }, [first, lastId, isOwn, shown.length]);
  // A keyboard or a longer composer makes the box smaller: the end stays in view.
  useEffect(() => {
    const log = box.current;
    if (!log || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) log.scrollTop = log.scrollHeight;
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const log = box.current;
    if (!log) return;
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < AT_END_PX;
    place.current.isAtEnd = isAtEnd;
    if (isAtEnd) setSeen(lastId);
  };
  return { box, unseen: shown.filter(({ id }) => id > seen).length, onScroll, goToEnd };
}

function HouseLines({ lines }: { lines: HouseLine[] }) {
  return lines.map(({ key, words }) => (
    <p key={key} className="chat-house">
      <svg viewBox="0 0 122 148" aria-hidden="true">
        <use href={spriteHref("goose")} />
      </svg>
      {words}
    </p>
  ));
}

function EmptyRoom({ mayTalk }: { mayTalk: boolean }) {
  return (
    <div className="chat-empty">
      <img src="/art/duck.svg" alt="" width={150} height={152} />
      <h2>{mayTalk ? "Say hi" : "Nobody has said anything yet"}</h2>
      <p className="muted">
        {mayTalk ? "The pond is listening, mildly. Your first line starts the room." : "The pond is waiting, mildly."}
      </p>
    </div>
  );
}
