import fs from "node:fs";
import type pg from "pg";
import { ProcessorWait } from "./processor-wait.ts";
import { ownThreadClock, threadClock } from "#db/thread-clock.ts";

type Connection = { processID: number | null; connection: { stream: { localPort?: number } } };

let own: ReturnType<typeof ownThreadClock> | undefined;

/** The clock for the jobs of a connection: that of PostgreSQL's process if it runs on this machine, else our own. */
export function waitOf(client: pg.Client): ProcessorWait {
  const { processID, connection } = client as unknown as Connection;
  if (processID === null || !isBackend(processID, connection.stream.localPort)) {
    own ??= ownThreadClock();
    return new ProcessorWait(own, isThisMachine(client.host) ? "same machine" : "elsewhere");
  }
  const clock = threadClock(String(processID));
  client.once("end", clock.close);
  return new ProcessorWait(clock, "backend");
}

/** A socket's folder, or an address of this machine. */
const isThisMachine = (host: string) => /^(\/|localhost$|127\.|::1$)/.test(host);

// In a container, or behind a pooler, the number belongs to another process. PostgreSQL's titles name the client's port:
// "postgres: quack quack 127.0.0.1(41234) idle".
function isBackend(processId: number, localPort: number | undefined): boolean {
  try {
    const title = fs.readFileSync(`/proc/${processId}/cmdline`, "latin1");
    return title.startsWith("postgres") && title.includes(localPort === undefined ? "[local]" : `(${localPort})`);
  } catch {
    return false;
  }
}
