import type { FinishedRun } from "@quackademy/game-sdk/protocol.ts";
import { createLocalStore } from "#lib/device/local-store.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { startRun, submitRun, verifyRun } from "./play-api.ts";
import { isFinalRefusal, isTooSoon } from "./play-refusal.ts";

type Ticket = { userId: string; appId: string; run: string; seed: string; expires: number };
type KeptRun = { userId: string; appId: string; run: Omit<FinishedRun, "log"> & { log: string } };

/** One ticket is enough for one offline run; the next is fetched when the device is online again. */
const TICKETS_PER_CLASS = 2;
const MAX_KEPT_RUNS = 20;

const isList = (value: unknown): value is never[] => Array.isArray(value);
const tickets = createLocalStore<Ticket[]>("run-tickets", [], isList);
const keptRuns = createLocalStore<KeptRun[]>("kept-runs", [], isList);

/** Fetches tickets for ranked runs that are played offline. */
export async function fetchTickets(userId: string, appId: string): Promise<void> {
  // Drop the tickets of other players: the device may be shared.
  const good = tickets.get().filter((ticket) => ticket.userId === userId && ticket.expires > Date.now());
  const missing = TICKETS_PER_CLASS - good.filter((ticket) => ticket.appId === appId).length;
  tickets.set(good);
  for (let count = 0; count < missing; count++) {
    const { run_id: run, seed, expires_at } = await startRun(appId, "offline");
    tickets.set([...tickets.get(), { userId, appId, run, seed, expires: Date.parse(expires_at) }]);
  }
}

export function takeTicket(userId: string, appId: string): { run: string; seed: string; expires: number } | null {
  const all = tickets.get();
  const found = all.find((ticket) => ticket.userId === userId && ticket.appId === appId && ticket.expires > Date.now());
  if (!found) return null;
  tickets.set(all.filter((ticket) => ticket !== found));
  const { run, seed, expires } = found;
  return { run, seed, expires };
}

export function keepRun(userId: string, appId: string, run: FinishedRun): void {
  const kept = { userId, appId, run: { ...run, log: toBase64(run.log) } };
  keptRuns.set([...keptRuns.get(), kept].slice(-MAX_KEPT_RUNS));
}

/** Submits the runs that were played offline, and returns their number. */
export async function sendKeptRuns(userId: string): Promise<number> {
  let sent = 0;
  for (const kept of keptRuns.get().filter((each) => each.userId === userId)) {
    try {
      await submitRun({ ...kept.run, log: fromBase64(kept.run.log) });
      sent += 1;
      await verifyRun(kept.run.run).catch(() => {});
    } catch (error) {
      if (!isFinalRefusal(error) || isTooSoon(error)) return sent;
    }
    keptRuns.set(keptRuns.get().filter((other) => other.run.run !== kept.run.run));
  }
  return sent;
}
