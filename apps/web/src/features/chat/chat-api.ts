import type { ChatState, Cheer } from "@quackademy/contract/chat-answers.ts";
import type { HomeroomPerson } from "@quackademy/contract/homeroom-answers.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "#lib/data/unwrap.ts";
import { type Supabase, supabase } from "#lib/session/supabase.ts";
import { toast } from "#ui/toast/toast.ts";
import { type ChatLog, type ChatMessage, mergeNewest, mergeOlder, mergeSent } from "#features/chat/log/chat-log.ts";

export const GLOBAL_ROOM = "global";
export const MAX_MESSAGE = 280;
const PAGE = 50;
const MAX_TOMBSTONES = 200;
const MAX_ID = Number.MAX_SAFE_INTEGER;
const COLUMNS = "id, user_id, username, icon, body, cheer, created_at, removed, reason";

export type { ChatState, Cheer };
export type ChatRoom = { id: string; app_id: string | null; state: string };

const KEY = "chat";
const isQuiet = { hideError: true };

/** The realtime topic of a room. */
export const topicOf = (room: string): string => `chat:${room}`;

/** The topic that only this player hears. */
export const ownTopic = (userId: string): string => `player:${userId}`;

export const roomOfClass = (appId: string): string => `class/${appId}`;

/** A room of a homeroom is for its members and its teacher. */
export const isHomeroomRoom = (room: string): boolean => /^homeroom\/[0-9a-f-]{36}$/.test(room);

export function roomPath(room: string): string {
  return room === GLOBAL_ROOM ? "/chad" : `/chad?room=${encodeURIComponent(room.replace(/^class\//, ""))}`;
}

/** `viewer` is the user's id: answers depend on who asks. */
export const stateQuery = (room: string, viewer: string | null) =>
  queryOptions({
    queryKey: [KEY, "state", viewer, room],
    queryFn: async () => unwrap(await (await supabase()).rpc("chat_state", { room_id: room })),
    staleTime: 0,
    meta: isQuiet,
  });

export const roomsQuery = (viewer: string | null) =>
  queryOptions({
    queryKey: [KEY, "rooms", viewer],
    queryFn: async (): Promise<ChatRoom[]> => {
      const rooms = (await supabase()).from("chat_rooms").select("id, app_id, state");
      // A homeroom's room is on its own page.
      return unwrap(await rooms.is("homeroom_id", null).order("id"));
    },
    meta: isQuiet,
  });

const homeroomOf = (room: string): string => room.replace(/^homeroom\//, "");

/** In a homeroom its own id stands for the teacher. */
export const isTeacherOf = (room: string, author: string | null): boolean =>
  isHomeroomRoom(room) && author === homeroomOf(room);

/** The people of a homeroom, with the ids that their messages carry; not for other rooms. */
export const peopleQuery = (room: string, viewer: string | null) =>
  queryOptions({
    queryKey: [KEY, "people", viewer, room],
    queryFn: async (): Promise<HomeroomPerson[]> =>
      unwrap(await (await supabase()).rpc("get_homeroom_people", { homeroom_id: homeroomOf(room) })),
    enabled: viewer !== null && isHomeroomRoom(room),
    meta: isQuiet,
  });

export function refreshPeople(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [KEY, "people"] });
}

const logKey = (room: string, viewer: string | null) => [KEY, "log", viewer, room] as const;

/** The newest page of a room, merged into the lines that are already here. */
export const logQuery = (cache: QueryClient, room: string, viewer: string | null) =>
  queryOptions({
    queryKey: logKey(room, viewer),
    queryFn: async (): Promise<ChatLog> => {
      const known = readLog(cache, room, viewer);
      // A line that arrives live during the request must not hide the gap before it.
      const since = known?.messages.at(-1)?.id ?? 0;
      const oldest = known?.messages[0]?.id;
      const [page, tombstones] = await Promise.all([
        readMessages(room),
        oldest === undefined ? [] : readTombstones(room, oldest),
      ]);
      return mergeNewest(readLog(cache, room, viewer), page, {
        since,
        isFull: page.length === PAGE,
        tombstones,
        before: known,
      });
    },
    staleTime: Infinity,
    gcTime: 60_000,
    meta: isQuiet,
  });

export function readLog(cache: QueryClient, room: string, viewer: string | null): ChatLog | undefined {
  return cache.getQueryData<ChatLog>(logKey(room, viewer));
}

export function changeLog(
  cache: QueryClient,
  room: string,
  viewer: string | null,
  change: (log: ChatLog) => ChatLog,
): void {
  cache.setQueryData<ChatLog>(logKey(room, viewer), (log) => log && change(log));
}

/** Fetches what was said after the last known line, for a page that polls. */
export async function fetchNews(cache: QueryClient, room: string, viewer: string | null): Promise<void> {
  const before = readLog(cache, room, viewer);
  const since = before?.messages.at(-1)?.id ?? 0;
  const page = await readMessages(room, { since });
  changeLog(cache, room, viewer, (log) => mergeNewest(log, page, { since, isFull: page.length === PAGE, before }));
}

export function useOlder(room: string, viewer: string | null) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const oldest = readLog(cache, room, viewer)?.messages[0]?.id;
      if (oldest === undefined) return;
      const page = await readMessages(room, { before: oldest });
      changeLog(cache, room, viewer, (log) => mergeOlder(log, page, page.length === PAGE));
    },
    meta: isQuiet,
  });
}

type Part = { before?: number; since?: number; only_removed?: true };

/** The newest messages, the newest first. */
async function readMessages(room: string, part: Part = {}): Promise<ChatMessage[]> {
  const client = await supabase();
  // Rows have the accounts of their authors, which nobody in a homeroom may learn. So a function returns its messages.
  if (isHomeroomRoom(room))
    return unwrap(await client.rpc("get_homeroom_messages", { homeroom_id: homeroomOf(room), ...part }));
  const { before = MAX_ID, since = 0, only_removed = false } = part;
  const rows = client.from("chat_messages").select(COLUMNS).eq("room_id", room).lt("id", before).gt("id", since);
  const wanted = only_removed ? rows.not("removed", "is", null) : rows;
  return unwrap(await wanted.order("id", { ascending: false }).limit(only_removed ? MAX_TOMBSTONES : PAGE));
}

/** Lines in the loaded history that were removed meanwhile: `id > n` does not find them. */
const readTombstones = (room: string, oldest: number): Promise<ChatMessage[]> =>
  readMessages(room, { since: oldest - 1, only_removed: true });

/** Refusals because of the text alone, which leave the state of the room as it is. */
const TEXT_RULES = new Set(["word", "personal", "link", "repeat", "length"]);

/** Says a text or a cheer. The page shows refusals and errors itself. */
export function useSay(room: string, viewer: string | null) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: { body: string } | { cheer: string }) => {
      const client = await supabase();
      if ("cheer" in given) return unwrap(await client.rpc("cheer", { room_id: room, cheer: given.cheer }));
      return unwrap(await client.rpc("say", { room_id: room, body: given.body }));
    },
    onSuccess: (answer) => {
      if (answer.status === "said") changeLog(cache, room, viewer, (log) => mergeSent(log, answer.message));
      else if (!TEXT_RULES.has(answer.rule) || answer.muted_until) refreshState(cache);
    },
    meta: isQuiet,
  });
}

export function refreshState(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [KEY, "state"] });
}

function useLineAction<Given>(act: (client: Supabase, given: Given) => PromiseLike<Answer>, words?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => unwrap(await act(await supabase(), given)),
    onSuccess: () => {
      if (words) toast.success(words);
      return cache.invalidateQueries({ queryKey: [KEY] });
    },
    meta: isQuiet,
  });
}

type Answer = Parameters<typeof unwrap>[0];

/** Shows the sentence of a refused action in a toast, because its menu is closed by then. */
export const showRefusal = { onError: (error: Error) => toast.error(error.message) };

export const useUnsay = () => useLineAction((client, message_id: number) => client.rpc("unsay", { message_id }));

/** Reports go to the moderators, in a homeroom to its teacher unless they are about the teacher. */
const thanks = (isForTeacher: boolean) =>
  `Thank you. ${isForTeacher ? "Your teacher" : "A moderator"} will look at it.`;

export const useReportMessage = (isForTeacher: boolean) =>
  useLineAction(
    (client, { id, why }: { id: number; why: string }) => client.rpc("report_message", { message_id: id, why }),
    thanks(isForTeacher),
  );

/** Reports a name inside a homeroom. */
export const useReportName = () =>
  useLineAction(
    (client, { member, why }: { member: string; why: string }) =>
      client.rpc("report_member", { member_id: member, reason: why }),
    thanks(true),
  );

/** In a homeroom a block is of a member and counts only there; elsewhere it is of a player. */
export const useBlock = (room: string) =>
  useLineAction(
    (client, blocked: string) =>
      isHomeroomRoom(room)
        ? client.rpc("block_member", { member_id: blocked, is_blocked: true })
        : client.rpc("block_player", { blocked }),
    "Blocked. You do not see their messages any more.",
  );

export const useUnblock = (room: string) =>
  useLineAction((client, blocked: string) =>
    isHomeroomRoom(room)
      ? client.rpc("block_member", { member_id: blocked, is_blocked: false })
      : client.rpc("unblock_player", { blocked }),
  );

export type Blocked = { user_id: string; username: string };

export const blocksQuery = (room: string, viewer: string | null) =>
  queryOptions({
    queryKey: [KEY, "blocks", viewer],
    queryFn: async (): Promise<Blocked[]> => unwrap(await (await supabase()).rpc("my_blocks")),
    enabled: viewer !== null && !isHomeroomRoom(room),
    meta: isQuiet,
  });

type Removal = { message_id: number; reason: string };

/** In a homeroom its teacher removes and mutes; elsewhere moderators do. */
export const useRemove = (room: string) =>
  useLineAction(
    (client, removal: Removal) =>
      isHomeroomRoom(room) ? client.rpc("remove_homeroom_message", removal) : client.rpc("remove_message", removal),
    "Message removed.",
  );

/** Without minutes a mute has no end; a teacher's always has one. */
export type Mute = { player: string; minutes: number | null; reason: string };

export const useMute = (room: string) =>
  useLineAction(
    (client, mute: Mute) =>
      isHomeroomRoom(room)
        ? client.rpc("mute_member", { member_id: mute.player, minutes: mute.minutes ?? 0 })
        : client.rpc("mute_player", mute as Mute & { minutes: number }),
    "Player muted.",
  );
