import type pg from "pg";
import { EVENTS } from "#db/events/gateway-events.ts";
import type { ProcessorWait } from "./fair/processor-wait.ts";
import { DatabaseError, type Identity, type RequestContext, type Rows, type Statement } from "./database.ts";
import { enterTransaction } from "./enter-transaction.ts";
import { Batch, toDatabaseError, type BatchEnd } from "./wire/batch.ts";
import type { Step } from "./wire/encode-batch.ts";

const MAX_PREPARED_BY_ROLE = 200;

/** The prepared statement is gone or its plan no longer fits the schema: nothing ran, so a retry is safe. */
const STALE_STATEMENT = new Set(["26000", "0A000"]);

const SET_TIMEZONE = "select set_config('timezone', $1, true)";

/** All that one request sends to the database. */
export type Job = {
  statement: Statement;
  identity: Identity | null;
  context: RequestContext | undefined;
  timeoutMs: number;
};

/** Filled in by the session. */
export type JobTiming = {
  /** The number of the batch that carries the job, per session, from 1. */
  batch: number;
  /** Duration, without the time for earlier jobs on the same connection. */
  tookMs: number;
  /** The part of it in which the job had no processor, if the session can tell. */
  waitedMs: number;
};

export const newJobTiming = (): JobTiming => ({ batch: 0, tookMs: 0, waitedMs: 0 });

/** One connection with its prepared statements. */
export class Session {
  readonly client: pg.Client;
  inFlight = 0;
  /** Time of the last response, on the clock of `performance`. */
  answeredAt = -Infinity;
  #sent = 0;
  /** Names of prepared statements by role, then by text, least recently used first. */
  readonly #prepared = new Map<string, Map<string, string>>();
  #closing: string[] = [];
  #named = 0;
  readonly #wait: ProcessorWait | null;

  constructor(client: pg.Client, wait: ProcessorWait | null = null) {
    this.client = client;
    this.#wait = wait;
  }

  run(job: Job, timing: JobTiming = newJobTiming()): Promise<Rows> {
    const sentAt = performance.now();
    const begun = this.#wait?.begin(sentAt);
    this.inFlight += 1;
    // One promise for all of it: this runs for every request.
    return new Promise((resolve, reject) => {
      const end = (error: Error | null, rows: Rows) => {
        this.inFlight -= 1;
        const now = performance.now();
        timing.tookMs = now - Math.max(sentAt, this.answeredAt);
        if (begun) timing.waitedMs = this.#wait!.since(begun, timing.tookMs, now);
        this.answeredAt = now;
        reportEnd(job, timing);
        if (error) reject(error);
        else resolve(rows);
      };
      const send = (how: "named" | "unnamed", onEnd: BatchEnd) => {
        try {
          this.#send(job, timing, how, onEnd);
        } catch (error) {
          end(error as Error, []);
        }
      };
      send("named", (error, rows) => {
        if (isStale(error)) send("unnamed", end);
        else end(error, rows);
      });
    });
  }

  async script(sql: string): Promise<void> {
    this.#sent += 1;
    await this.client.query(sql).catch((error: Error) => {
      throw toDatabaseError(error);
    });
  }

  // A retry uses an unnamed statement, which cannot be stale.
  #send(job: Job, timing: JobTiming, how: "named" | "unnamed", onEnd: BatchEnd): void {
    const { statement, identity } = job;
    const step = (role: string, text: string, values: (string | null)[]) =>
      how === "named" ? this.#step(role, text, values) : unnamedStep(text, values);
    const steps: Step[] = [];
    if (identity) this.#enter(job, identity, step, steps);
    const answerOf = steps.length;
    steps.push(step(identity?.role ?? "", statement.text, statement.values));
    // Check deferred constraints now: they would otherwise wait for a commit that never comes.
    if (statement.rollback) {
      steps.push(unnamedStep("set constraints all immediate", []), unnamedStep("rollback", []));
    }

    const batch = new Batch(steps, answerOf, this.#closing, (error, rows) => {
      if (error) this.#forget(steps, error);
      onEnd(error, rows);
    });
    this.client.query(batch as unknown as pg.Submittable);
    // Only now: a batch that cannot be encoded was not sent.
    this.#closing = [];
    timing.batch = ++this.#sent;
  }

  /** The steps that set role, claims and limits of the transaction. */
  #enter({ statement, context, timeoutMs }: Job, identity: Identity, step: StepMaker, steps: Step[]): void {
    if (context?.timezone !== undefined) steps.push(step("", SET_TIMEZONE, [context.timezone]));
    // A read that is stopped on a busy machine can run again. A write runs once, so it gets more time at once.
    const stretch = statement.readOnly ? 1 : (this.#wait?.stretch ?? 1);
    const limits = { timeoutMs: Math.round(timeoutMs * stretch), isReadOnly: statement.readOnly ?? false };
    const { text, values } = enterTransaction(identity, context, limits);
    steps.push(step("", text, values));
  }

  // Row security makes a plan belong to the role it was made for, so each role prepares its own.
  #step(role: string, text: string, values: (string | null)[]): Step {
    let prepared = this.#prepared.get(role);
    if (!prepared) this.#prepared.set(role, (prepared = new Map<string, string>()));
    const known = prepared.get(text);
    // Far below the limit nothing is evicted, so the order does not matter yet.
    if (known !== undefined && prepared.size < MAX_PREPARED_BY_ROLE / 2) {
      return { name: known, text, values, prepare: false };
    }
    const name = known ?? `s${++this.#named}`;
    prepared.delete(text);
    prepared.set(text, name);
    if (prepared.size > MAX_PREPARED_BY_ROLE) this.#evict(prepared);
    return { name, text, values, prepare: known === undefined };
  }

  #evict(prepared: Map<string, string>): void {
    const [oldest, name] = prepared.entries().next().value!;
    prepared.delete(oldest);
    this.#closing.push(name);
  }

  // After an error it is unknown how far the batch came, so names that may not exist are closed and forgotten.
  #forget(steps: Step[], error: Error): void {
    const uncertain = new Set(steps.filter((step) => step.prepare || isStale(error)).map((step) => step.name));
    for (const prepared of this.#prepared.values()) {
      for (const [text, name] of prepared) {
        if (!uncertain.has(name)) continue;
        prepared.delete(text);
        this.#closing.push(name);
      }
    }
  }
}

type StepMaker = (role: string, text: string, values: (string | null)[]) => Step;

function isStale(error: Error | null): boolean {
  return error instanceof DatabaseError && STALE_STATEMENT.has(error.code);
}

function unnamedStep(text: string, values: (string | null)[]): Step {
  return { name: "", text, values, prepare: true };
}

function reportEnd({ statement, identity }: Job, { tookMs }: JobTiming): void {
  EVENTS.statementEnd.emit(() => ({
    text: statement.text,
    role: identity?.role ?? "gateway",
    isRead: statement.readOnly ?? false,
    isRolledBack: statement.rollback ?? false,
    tookMs,
  }));
}
