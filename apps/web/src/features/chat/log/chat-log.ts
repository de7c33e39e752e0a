import type { ChatMessage } from "@quackademy/contract/chat-answers.ts";

export type { ChatMessage };

/** The name inside a homeroom, elsewhere the public one. */
export const nameOf = ({ name, username }: ChatMessage): string => name ?? username;

/** A line by the site itself, after the message with this id. It is not stored. */
export type HouseLine = { key: number; after: number; words: string };

type Removal = Pick<ChatMessage, "id"> & Required<Pick<ChatMessage, "removed" | "reason">>;

/** Messages by id, the oldest first, without gaps. `unseen` are removals of lines that are not loaded yet. */
export type ChatLog = { messages: ChatMessage[]; house: HouseLine[]; hasOlder: boolean; unseen: Removal[] };

const EMPTY: ChatLog = { messages: [], house: [], hasOlder: false, unseen: [] };
/** An older page may be on its way while its lines are removed; it is not on its way for long. */
const MAX_UNSEEN = 100;

type Newest = {
  /** The newest id that was known before the request. */
  since: number;
  /** There may be more before this page. */
  isFull: boolean;
  tombstones?: ChatMessage[];
  /** The log before the request: what was removed since then is newer than the page. */
  before?: ChatLog | undefined;
};

/** Merges the newest page. Where messages between it and the known ones are missing, the log starts anew with it. */
export function mergeNewest(
  log: ChatLog = EMPTY,
  page: ChatMessage[],
  { since, isFull, tombstones = [], before = EMPTY }: Newest,
): ChatLog {
  const isFirst = log.messages.length === 0;
  const oldest = Math.min(...page.map(({ id }) => id));
  const hasGap = isFull && oldest > since && !isFirst;
  const kept = hasGap ? log.messages.filter(({ id }) => id > oldest) : log.messages;
  const wasRemoved = new Set(before.messages.filter(({ removed }) => removed).map(({ id }) => id));
  const removedSince = log.messages.filter(
    ({ id, removed }) => removed && !wasRemoved.has(id) && (!hasGap || id >= oldest),
  );
  return {
    messages: byId([...kept, ...page, ...(hasGap ? [] : tombstones), ...removedSince]),
    house: log.house,
    unseen: log.unseen,
    hasOlder: isFirst || hasGap ? isFull : log.hasOlder,
  };
}

export function mergeOlder(log: ChatLog, page: ChatMessage[], isFull: boolean): ChatLog {
  const merged = { ...log, messages: byId([...page, ...log.messages]), hasOlder: isFull, unseen: [] };
  return log.unseen.reduce(markRemoved, merged);
}

/** A message that arrived live. It replaces a tombstone: a moderator's removal can be undone. */
export function mergeSaid(log: ChatLog, said: ChatMessage): ChatLog {
  // Skips a message that came back above the loaded lines: it is loaded with the lines around it.
  if (log.hasOlder && said.id < (log.messages[0]?.id ?? 0)) return log;
  return { ...log, messages: byId([...log.messages, said]) };
}

/** A message that this page has sent. A known version of it is newer and stays. */
export function mergeSent(log: ChatLog, sent: ChatMessage): ChatLog {
  return log.messages.some(({ id }) => id === sent.id) ? log : mergeSaid(log, sent);
}

export function markRemoved(log: ChatLog, removal: Removal): ChatLog {
  const { id, removed, reason } = removal;
  const known = forgetRemoval(log, id);
  if (!log.messages.some((message) => message.id === id)) {
    return { ...known, unseen: [...known.unseen, removal].slice(-MAX_UNSEEN) };
  }
  const mark = (message: ChatMessage) =>
    message.id === id ? { ...message, body: null, cheer: null, removed, reason } : message;
  return { ...known, messages: log.messages.map(mark) };
}

/** A removal that was undone. The text comes with the next page. */
export function forgetRemoval(log: ChatLog, id: number): ChatLog {
  return { ...log, unseen: log.unseen.filter((removal) => removal.id !== id) };
}

export function addHouseLine(log: ChatLog, words: string): ChatLog {
  const after = log.messages.at(-1)?.id ?? 0;
  return { ...log, house: [...log.house, { key: (log.house.at(-1)?.key ?? 0) + 1, after, words }] };
}

/** Later entries replace earlier ones with the same id. */
function byId(messages: ChatMessage[]): ChatMessage[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()].toSorted((a, b) => a.id - b.id);
}
