import type { Database, Identity } from "#db/database.ts";
import type { Socket } from "./connection.ts";

/** Interval of the check for ended sessions whose notification (platform/0025_ended_sessions.sql) was missed. */
const CHECK_ALL_EVERY_MS = 30_000;
const MAX_PER_QUERY = 1000;
/** `readyState` of an open WebSocket. */
const OPEN = 1;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const ENDED = `select given.id from unnest($1::uuid[]) as given(id)
  where not exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = given.id and (u.banned_until is null or u.banned_until <= now())
  )`;

export type SessionWatch = {
  /** Whether the identity's session is open. From then on its end ends the socket. Keys of the site have no session. */
  isOpen(identity: Identity, socket: Socket | null): Promise<boolean>;
  unwatch(socket: Socket): void;
  close(): void;
};

/** Notices that a session has ended: by sign-out, a new password, a suspension or the account's deletion. */
export async function watchSessions(
  db: Pick<Database, "asPlatform" | "listen">,
  onEnded: (sockets: Socket[]) => void,
  onError: (error: unknown) => void,
): Promise<SessionWatch> {
  const watched = new Map<string, Set<Socket>>();
  /** Checks that start in the same moment and share a query. */
  let asked: Map<string, ((isOpen: boolean | Error) => void)[]> | null = null;

  async function findEnded(ids: string[]): Promise<Set<string>> {
    const ended = new Set<string>();
    for (let from = 0; from < ids.length; from += MAX_PER_QUERY) {
      const values = [`{${ids.slice(from, from + MAX_PER_QUERY).join(",")}}`];
      for (const [id] of await db.asPlatform({ text: ENDED, values })) ended.add(id!);
    }
    return ended;
  }

  function ask(id: string): Promise<boolean> {
    if (!asked) {
      asked = new Map();
      setImmediate(answer);
    }
    const questions = asked;
    return new Promise((resolve, reject) => {
      const settle = (isOpen: boolean | Error) => (isOpen instanceof Error ? reject(isOpen) : resolve(isOpen));
      questions.set(id, [...(questions.get(id) ?? []), settle]);
    });
  }

  function answer(): void {
    const questions = asked!;
    asked = null;
    const settleAll = (answerFor: (id: string) => boolean | Error) =>
      questions.forEach((settles, id) => settles.forEach((settle) => settle(answerFor(id))));
    findEnded([...questions.keys()]).then(
      (ended) => settleAll((id) => !ended.has(id)),
      (error: Error) => settleAll(() => error),
    );
  }

  async function check(ids: string[]): Promise<void> {
    const here = ids.filter((id) => watched.has(id));
    if (here.length === 0) return;
    for (const id of await findEnded(here)) onEnded([...(watched.get(id) ?? [])]);
  }
  const checkSoon = (ids: string[]) => void check(ids).catch(onError);

  // An empty payload means that too many sessions ended, or that notifications may have been lost.
  await db.listen("sessions_ended", (payload) => checkSoon(payload === "" ? [...watched.keys()] : payload.split(",")));
  const checking = setInterval(() => checkSoon([...watched.keys()]), CHECK_ALL_EVERY_MS).unref();

  // Watches before it asks, so that an end in between is not missed.
  function watch(id: string, socket: Socket): Promise<boolean> {
    const sockets = watched.get(id);
    if (sockets) sockets.add(socket);
    else watched.set(id, new Set([socket]));
    const answer = ask(id);
    socket.sessions.set(id, answer);
    answer.catch(() => socket.sessions.delete(id));
    return answer;
  }

  return {
    async isOpen({ claims }, socket) {
      if (claims.session_id === undefined) return true;
      if (!UUID.test(claims.session_id)) return false;
      const id = claims.session_id.toLowerCase();
      // A connection that has closed meanwhile is not watched, because nothing would end that watch.
      if (socket?.ws.readyState !== OPEN) return ask(id);
      return socket.sessions.get(id) ?? watch(id, socket);
    },
    unwatch(socket) {
      for (const id of socket.sessions.keys()) {
        const sockets = watched.get(id);
        if (sockets?.delete(socket) && sockets.size === 0) watched.delete(id);
      }
    },
    close: () => clearInterval(checking),
  };
}
