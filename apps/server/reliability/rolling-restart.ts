import { HttpConnection, NoResponse, requestBytes } from "#testing/http-connection.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";
import { pause, type WriteHistory } from "./write-load.ts";

/** Without a status there was no answer. */
type Sent = { status: number | null; isLast: boolean };

export type ProxyLoad = {
  history: WriteHistory;
  /** Counts of answers by status. */
  statuses: Record<string, number>;
  /** Requests without a whole answer. */
  lost: string[];
  answered(): number;
  stop(): Promise<void>;
};

/**
 * Visitors who read and write over kept-alive connections. Unlike `fetch` they never repeat a request, so every lost one
 * is seen.
 */
export function startVisitors({ anonKey }: PreparedSite, port: number, visitors: number): ProxyLoad {
  const history: WriteHistory = { acknowledged: [], refused: [], unknown: [] };
  const run = Math.random().toString(36).slice(2, 10);
  const statuses: Record<string, number> = {};
  const lost: string[] = [];
  let answered = 0;
  let isStopped = false;

  async function visitor(number: number): Promise<void> {
    let connection: HttpConnection | null = null;
    for (let i = 0; !isStopped; i++) {
      if (connection === null || connection.isClosed) connection = await HttpConnection.open(port);
      const id = `${run}-${number}-${i}`;
      const isWrite = i % 2 === 0;
      const { status, isLast } = await send(connection, isWrite ? write(anonKey, id) : read(anonKey), id);
      if (isWrite) (status === 201 ? history.acknowledged : history.unknown).push(id);
      if (status === null || status >= 500) await pause(20);
      if (!isLast) continue;
      connection.close();
      connection = null;
    }
    connection?.close();
  }

  async function send(connection: HttpConnection, bytes: string, id: string): Promise<Sent> {
    try {
      const { status, headers } = await connection.request(bytes);
      answered += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      return { status, isLast: headers["connection"]?.toLowerCase() === "close" };
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      lost.push(`${id}: ${error.message}`);
      return { status: null, isLast: true };
    }
  }

  const all = Array.from({ length: visitors }, (_, number) => visitor(number));
  return {
    history,
    statuses,
    lost,
    answered: () => answered,
    stop: async () => {
      isStopped = true;
      await Promise.all(all);
    },
  };
}

function write(anonKey: string, id: string): string {
  const headers = { apikey: anonKey, "content-type": "application/json", prefer: "return=minimal" };
  return requestBytes("POST", "/rest/v1/writes", headers, JSON.stringify({ id }));
}

const read = (anonKey: string): string => requestBytes("GET", "/rest/v1/apps?select=id&limit=1", { apikey: anonKey });
