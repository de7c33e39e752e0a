import { startGatewayProcess, type ProcessExit } from "#testing/gateway-process.ts";
import { HttpConnection, NoResponse, requestBytes } from "#testing/http-connection.ts";
import type { PreparedSite } from "#testing/prepared-site.ts";
import { pause, WRITES_SQL, type WriteHistory } from "./write-load.ts";

/** Each write takes a moment, so that there are always requests in flight. */
export const STOP_SQL = `${WRITES_SQL}
  create function public.dawdle() returns int language plpgsql stable as $$
  declare until timestamptz := clock_timestamp() + interval '15 ms';
  begin while clock_timestamp() < until loop end loop; return 1; end $$;
  grant execute on function public.dawdle() to anon;`;

/**
 * All clients are one visitor here, whose statements would look expensive on a busy machine. On such a machine a client
 * may also be slow to send its next request, so the process waits for it.
 */
export const STOP_ENV = { DATABASE_SHARING: "first-come", DRAIN_SECONDS: "5" };

type StopReport = {
  ending: ProcessExit;
  stoppedInMs: number;
  answered: number;
  answeredAfterSignal: number;
  /** Requests that were sent on an open connection and not answered completely. */
  lost: string[];
  statuses: Record<string, number>;
  history: WriteHistory;
};

/** Runs clients over keep-alive connections, stops the gateway meanwhile, and counts lost requests. */
export async function stopUnderLoad(
  site: PreparedSite,
  { clients, afterAnswers }: { clients: number; afterAnswers: number },
): Promise<StopReport> {
  const gateway = await startGatewayProcess(site.env);
  const history: WriteHistory = { acknowledged: [], refused: [], unknown: [] };
  const run = Math.random().toString(36).slice(2, 10);
  const lost: string[] = [];
  const statuses: Record<string, number> = {};
  let answered = 0;
  let answeredAfterSignal = 0;
  let isSignalled = false;

  async function client(number: number): Promise<void> {
    const connection = await HttpConnection.open(gateway.port);
    for (let i = 0; !connection.isClosed; i++) {
      const id = `${run}-${number}-${i}`;
      const isWrite = (number + i) % 3 !== 0;
      try {
        const answer = await connection.request(isWrite ? writing(site, id) : slowRequest(site));
        answered += 1;
        if (isSignalled) answeredAfterSignal += 1;
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (isWrite) (answer.status === 201 ? history.acknowledged : history.unknown).push(id);
        if (answer.headers["connection"]?.toLowerCase() === "close") break;
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error;
        lost.push(`${id}: ${error.message} ${error.partial}`);
        if (isWrite) history.unknown.push(id);
      }
    }
    connection.close();
  }

  const all = Array.from({ length: clients }, (_, number) => client(number));
  while (answered < afterAnswers) await pause(5);
  isSignalled = true;
  const begun = performance.now();
  const ending = await gateway.end("SIGTERM");
  const stoppedInMs = Math.round(performance.now() - begun);
  await Promise.all(all);
  return { ending, stoppedInMs, answered, answeredAfterSignal, lost, statuses, history };
}

function writing({ anonKey }: PreparedSite, id: string): string {
  const headers = { apikey: anonKey, "content-type": "application/json", prefer: "return=minimal" };
  return requestBytes("POST", "/rest/v1/writes", headers, JSON.stringify({ id }));
}

function slowRequest({ anonKey }: PreparedSite): string {
  return requestBytes("GET", "/rest/v1/rpc/dawdle", { apikey: anonKey });
}
