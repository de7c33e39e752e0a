import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listenTo } from "#lib/live/live-client.ts";
import type { LiveState } from "#lib/live/live-connection.ts";
import { changeLog, fetchNews, logQuery, ownTopic, readLog, refreshState, topicOf } from "./chat-api.ts";
import { addHouseLine, type ChatMessage, forgetRemoval, markRemoved, mergeSaid } from "#features/chat/log/chat-log.ts";
import { sayMuted } from "./chat-words.ts";

const POLL_MS = 4000;
/** Every fifth poll also finds removed lines and changed rules. */
const WHOLE_EVERY = 5;

/** The lines of a room, kept up to date: by the realtime service, or by polling where it is blocked. */
export function useChatRoom(room: string, viewer: string | null) {
  const cache = useQueryClient();
  const log = useQuery(logQuery(cache, room, viewer));
  const [live, setLive] = useState<LiveState>("connecting");
  const [here, setHere] = useState<number>();
  const [hasJoined, setJoined] = useState(false);
  /** Events that arrive before the first page, which may have been read earlier. */
  const early = useRef<Parameters<typeof changeLog>[3][]>([]);

  useEffect(() => {
    const change = (how: Parameters<typeof changeLog>[3]) => {
      if (readLog(cache, room, viewer)) changeLog(cache, room, viewer, how);
      else early.current.push(how);
    };
    const catchUp = () => void cache.invalidateQueries({ queryKey: logQuery(cache, room, viewer).queryKey });
    const onEvent = (event: string, payload: unknown) => {
      if (event === "said") {
        change((known) => mergeSaid(known, payload as ChatMessage));
      } else if (event === "removed") {
        const removal = payload as Parameters<typeof markRemoved>[1];
        change((known) => (removal.removed ? markRemoved(known, removal) : forgetRemoval(known, removal.id)));
        // A removal that was undone: only the server has the text.
        if (!removal.removed) catchUp();
      } else if (event === "muted") {
        change((known) => addHouseLine(known, sayMuted(payload as Parameters<typeof sayMuted>[0])));
      } else if (event === "room") {
        refreshState(cache);
      }
    };
    const onState = (state: LiveState) => {
      setLive(state);
      if (state === "joined") {
        setJoined(true);
        catchUp();
      }
      if (state === "joined" || state === "refused") refreshState(cache);
    };
    const stop = listenTo(topicOf(room), { onEvent, onState, onPresence: setHere, track: viewer !== null });
    return () => {
      stop();
      early.current = [];
      setLive("connecting");
      setJoined(false);
      setHere(undefined);
    };
  }, [cache, room, viewer]);

  const isLoaded = log.data !== undefined;
  useEffect(() => {
    if (isLoaded) early.current.splice(0).forEach((how) => changeLog(cache, room, viewer, how));
  }, [cache, room, viewer, isLoaded]);

  // A mute closes the composer at once. A teacher's is told as news of the homeroom.
  useEffect(() => {
    if (viewer === null) return;
    return listenTo(ownTopic(viewer), {
      onEvent: (event) => {
        if (event === "muted" || event === "settings" || event === "homerooms") refreshState(cache);
      },
    });
  }, [cache, viewer]);

  const isPolling = live === "polling";
  useEffect(() => {
    if (!isPolling) return;
    let polls = 0;
    const poll = () => {
      if (document.hidden) return;
      polls += 1;
      if (polls % WHOLE_EVERY > 0) return void fetchNews(cache, room, viewer).catch(() => {});
      refreshState(cache);
      void cache.invalidateQueries({ queryKey: logQuery(cache, room, viewer).queryKey });
    };
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [cache, room, viewer, isPolling]);

  // The count is zero until this tab is counted, too.
  return { log, live, here: here || undefined, isReconnecting: hasJoined && live === "connecting" };
}
