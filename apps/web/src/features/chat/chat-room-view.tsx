import "./chat-room-view.css";
import type { HomeroomPerson } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useAnnouncements, useNewLines } from "./announcements.ts";
import {
  type Blocked,
  blocksQuery,
  type ChatState,
  isHomeroomRoom,
  peopleQuery,
  refreshPeople,
  refreshState,
  roomOfClass,
} from "./chat-api.ts";
import { ChatFoot } from "#features/chat/write/chat-foot.tsx";
import { ChatIcon, Dots } from "./chat-icon.tsx";
import type { ChatLog, ChatMessage } from "#features/chat/log/chat-log.ts";
import { ChatLogView } from "#features/chat/log/chat-log-view.tsx";
import { ChatRooms } from "./chat-rooms.tsx";
import { ChatRules } from "./chat-rules.tsx";
import { LineSkeletons } from "./chat-skeleton.tsx";
import { useWake } from "#features/chat/write/countdown.ts";
import { HiddenList, HiddenPlayers } from "./hidden-players.tsx";
import { useHidden } from "./hidden-store.ts";
import { useChatRoom } from "./use-chat-room.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

/** A wrong device clock could miss the end of a mute or of the quiet hours. */
const ASK_AGAIN_MS = 60_000;

type RoomViewProps = { room: string; viewer: string | null; state: ChatState };

export function ChatRoomView({ room, viewer, state }: RoomViewProps) {
  const cache = useQueryClient();
  const [spoken, announce] = useAnnouncements();
  const peopleRead = useQuery(peopleQuery(room, viewer));
  const people = peopleRead.data;
  const blocks = useQuery(blocksQuery(room, viewer)).data;
  const blocked = useMemo(() => (people ? blockedOf(people) : blocks), [people, blocks]);
  const me = isHomeroomRoom(room) ? (people?.find(({ is_me }) => is_me)?.author_id ?? null) : viewer;
  const muted = useHidden(room);
  const isHidden = useCallback(
    (userId: string | null) =>
      userId !== null && (muted.some((each) => each.user_id === userId) || isIn(blocked, userId)),
    [muted, blocked],
  );
  const { log, live, here, isReconnecting } = useChatRoom(room, viewer);
  const names = useMemo(() => people && new Map(people.map(({ author_id, name }) => [author_id, name])), [people]);
  const named = useMemo(
    () => (isHomeroomRoom(room) ? log.data && names && withNames(log.data, names) : log.data),
    [room, log.data, names],
  );
  const stranger = names && newAuthor(log.data, names);
  useEffect(() => {
    if (stranger !== undefined) refreshPeople(cache);
  }, [cache, stranger]);
  const isFailed = (!log.data && log.isError) || (!people && peopleRead.isError);
  const speak = useCallback(
    (said: ChatMessage) => {
      if (said.user_id === me || said.removed || isHidden(said.user_id)) return;
      const cheer = state.cheers.find(({ id }) => id === said.cheer)?.text;
      announce({ username: names?.get(said.user_id ?? "") ?? said.username, words: said.body ?? cheer ?? "" });
    },
    [me, isHidden, announce, state.cheers, names],
  );
  useNewLines(room, log.data?.messages, speak);
  const refresh = useCallback(() => refreshState(cache), [cache]);
  useWake([state.muted_until, state.quiet?.opens_at, state.wait_until], refresh);
  useEffect(() => {
    if (state.why !== "muted" && state.why !== "quiet") return;
    const timer = setInterval(refresh, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [state.why, refresh]);
  const box = useVisibleHeight<HTMLDivElement>();
  const [isRulesOpen, setRulesOpen] = useState(false);
  const classTitle = useRoomTitle(room);
  const title = state.room?.homeroom_id === undefined ? classTitle : state.room.title;

  return (
    <div className="wrap">
      <div ref={box} className="chat">
        <div className="chat-bar">
          <Link className="icon-button" to="/" aria-label="Back to the classes">
            <ChatIcon name="back" />
          </Link>
          <p className="chat-bar__words">
            <b>Chat</b>
            {here !== undefined && <span className="chat-here">{here} here</span>}
          </p>
          {state.slow_seconds > 0 && (
            <span className="chip">
              <Icon name="clock" />
              <span className="unseen">Slow mode: </span>
              {state.slow_seconds} s
            </span>
          )}
          <button
            type="button"
            className="icon-button"
            title="Rules and hours"
            aria-label="Rules and hours"
            onClick={() => setRulesOpen(true)}
          >
            <Dots />
          </button>
        </div>
        <ChatRooms room={room} title={title} viewer={viewer} here={here} />
        <section className="chat-talk" aria-labelledby="chat-room">
          <div className="chat-head">
            <h1 id="chat-room" tabIndex={-1}>
              {title}
            </h1>
            {here !== undefined && (
              <span className="chat-here">
                <img src="/art/duck.svg" alt="" width={36} height={36} />
                {here} here
              </span>
            )}
            <HiddenPlayers room={room} blocked={blocked ?? []} muted={muted} />
            <button
              type="button"
              className="icon-button chat-head__rules"
              aria-label="Rules and hours"
              onClick={() => setRulesOpen(true)}
            >
              <Dots />
            </button>
          </div>
          <LiveNote live={live} isReconnecting={isReconnecting} />
          {isFailed && (
            <div className="chat-log chat-log--note" role="alert">
              <p>The messages did not load.</p>
              <Button
                look="outline"
                icon="restart"
                onClick={() => {
                  void log.refetch();
                  refreshPeople(cache);
                }}
              >
                Try again
              </Button>
            </div>
          )}
          {!named && !isFailed && (
            <div role="status" className="chat-log__waiting">
              <span className="unseen">Loading messages</span>
              <LineSkeletons />
            </div>
          )}
          {named && (
            <ChatLogView
              key={`log ${room}`}
              room={room}
              viewer={viewer}
              me={me}
              log={named}
              state={state}
              isHidden={isHidden}
            />
          )}
          <p className="unseen" role="status">
            {spoken}
          </p>
          <ChatFoot key={`foot ${room}`} room={room} viewer={viewer} state={state} />
        </section>
        <aside className="chat-aside" aria-label="Rules and hours">
          <ChatRules state={state} />
        </aside>
        <Dialog isOpen={isRulesOpen} onClose={() => setRulesOpen(false)} title="Rules and hours">
          <ChatRules state={state} />
          {muted.length + (blocked?.length ?? 0) > 0 && (
            <section>
              <h2>Players you do not see</h2>
              <HiddenList room={room} blocked={blocked ?? []} muted={muted} />
            </section>
          )}
        </Dialog>
      </div>
    </div>
  );
}

function useRoomTitle(room: string): string {
  const apps = useQuery(catalogueQuery).data?.apps;
  const app = apps?.find(({ id }) => roomOfClass(id) === room);
  return app ? displayTitle(app.title) : "Global";
}

const blockedOf = (people: HomeroomPerson[]): Blocked[] =>
  people.filter((each) => each.is_blocked).map(({ author_id, name }) => ({ user_id: author_id, username: name }));

/** The messages of a homeroom come without names. */
function withNames(log: ChatLog, names: Map<string, string>): ChatLog {
  const nameOf = ({ user_id }: ChatMessage) => names.get(user_id ?? "") ?? "Former member";
  return { ...log, messages: log.messages.map((message) => ({ ...message, name: nameOf(message) })) };
}

/** The author of a message who joined after the list of people was read; members who have left have no id in messages. */
const newAuthor = (log: ChatLog | undefined, names: Map<string, string>): string | undefined =>
  log?.messages.find(({ user_id }) => user_id !== null && !names.has(user_id))?.user_id ?? undefined;

const isIn = (players: { user_id: string }[] | undefined, userId: string) =>
  players?.some(({ user_id }) => user_id === userId) ?? false;

function LiveNote({ live, isReconnecting }: { live: string; isReconnecting: boolean }) {
  const isOnline = useOnline();
  const words = !isOnline
    ? "You are offline. New messages appear when you are back."
    : live === "polling"
      ? "Live connection blocked here, new messages every 4 s."
      : isReconnecting
        ? "Reconnecting …"
        : null;
  return (
    <p className="chat-note" role="status" hidden={words === null}>
      {words && <Icon name={isOnline ? "clock" : "offline"} />}
      {words}
    </p>
  );
}
