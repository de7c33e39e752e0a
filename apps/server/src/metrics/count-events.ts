import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { EVENTS } from "#db/events/gateway-events.ts";

const FAST_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 3, 10];

/** Metrics of the events of this process. Returns a function that stops counting. */
export function countEvents(registry: Registry): () => void {
  const registers = [registry];
  const dbSeconds = new Histogram({
    name: "quack_db_seconds",
    help: "Time that the database took for a statement, without waiting.",
    labelNames: ["role", "kind"],
    buckets: FAST_BUCKETS,
    registers,
  });
  const functionSeconds = new Histogram({
    name: "quack_function_seconds",
    help: "Duration of calls to functions.",
    labelNames: ["name", "outcome"],
    buckets: FAST_BUCKETS,
    registers,
  });
  const functionThreads = new Gauge({ name: "quack_function_threads", help: "Threads that run functions.", registers });
  const signIns = new Counter({
    name: "quack_sign_ins_total",
    help: "Sign-ins and refreshes: ok, or the error code.",
    labelNames: ["outcome"],
    registers,
  });
  const limits = new Counter({
    name: "quack_limit_hits_total",
    help: "Requests that a rate limit refused.",
    labelNames: ["limit"],
    registers,
  });
  const deliveries = new Counter({
    name: "quack_realtime_deliveries_total",
    help: "Messages sent to clients of the realtime service, counted once for each receiver.",
    registers,
  });
  const restarts = new Counter({
    name: "quack_pglite_restarts_total",
    help: "Restarts of the embedded database's worker.",
    registers,
  });
  const stops = [
    EVENTS.statementEnd.listen(({ role, isRead, tookMs }) =>
      dbSeconds.observe({ role, kind: isRead ? "read" : "write" }, tookMs / 1000),
    ),
    EVENTS.functionEnd.listen(({ name, status, tookMs }) =>
      functionSeconds.observe({ name, outcome: outcomeOf(status) }, tookMs / 1000),
    ),
    EVENTS.functionThreads.listen(({ count }) => functionThreads.set(count)),
    EVENTS.signIn.listen((labels) => signIns.inc(labels)),
    EVENTS.limitHit.listen((labels) => limits.inc(labels)),
    EVENTS.realtimeSent.listen(({ count }) => deliveries.inc(count)),
    EVENTS.workerRestart.listen(() => restarts.inc()),
  ];
  return () => stops.forEach((stop) => stop());
}

const outcomeOf = (status: number) => (status < 400 ? "ok" : status < 500 ? "refused" : "failed");
