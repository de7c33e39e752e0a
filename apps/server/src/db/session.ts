import pg from "pg";
import { EVENTS } from "#db/events/gateway-events.ts";
import { Batch, toDatabaseError, type Step } from "./batch.ts";
import type { ProcessorWait } from "./fair/processor-wait.ts";
import { DatabaseError, type Identity, type RequestContext, type Rows, type Statement } from "./database.ts";

const MAX_PREPARED_BY_ROLE = 200;

/** The prepared statement is gone or its plan no longer fits the schema: nothing ran, so a retry is safe. */
const STALE_STATEMENT = new Set(["26000", "0A000"]);

const ENTER = `select set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true),
  set_config('request.path', $3, true), set_config('request.headers', $4, true),
  set_config('request.cookies', $5, true), set_config('statement_timeout', $6, true),
  set_config('role', $7, true), set_config('transaction_read_only', $8, true),
  set_config('search_path', $9 || current_setting('search_path'), true)`;

// A token with a session is checked against the session first: a sign-out takes effect on the next request.
const ENTER_BY_SESSION = `select gateway.require_session($10), ${ENTER.slice("select ".length)}`;

const SET_TIMEZONE = "select set_config('timezone', $1, true)";

/** Our set_config comes before PostgreSQL's: it lets every role set the status and headers of the response. */
const PATH_START = "response_settings, pg_catalog, ";

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

  async run(job: Job, timing: JobTiming = newJobTiming()): Promise<Rows> {
    const sentAt = performance.now();
    const begun = this.#wait?.begin(sentAt);
    this.inFlight += 1;
    try {
      return await this.#send(job, timing).catch((error: unknown) => {
        if (isStale(error)) return this.#send(job, timing, "unnamed");
        throw error;
      });
    } finally {
      this.inFlight -= 1;
      const now = performance.now();
      timing.tookMs = now - Math.max(sentAt, this.answeredAt);
      if (begun) timing.waitedMs = this.#wait!.since(begun, timing.tookMs, now);
      this.answeredAt = now;
      EVENTS.statementEnd.emit(() => ({
        text: job.statement.text,
        role: job.identity?.role ?? "gateway",
        isRead: job.statement.readOnly ?? false,
        isRolledBack: job.statement.rollback ?? false,
        tookMs: timing.tookMs,
      }));
    }
  }

  async script(sql: string): Promise<void> {
    this.#sent += 1;
    await this.client.query(sql).catch((error: Error) => {
      throw toDatabaseError(error);
    });
  }

  // A retry uses an unnamed statement, which cannot be stale.
  async #send(
    { statement, identity, context, timeoutMs }: Job,
    timing: JobTiming,
    how: "named" | "unnamed" = "named",
  ): Promise<Rows> {
    const step = how === "named" ? this.#step.bind(this) : unnamedStep;
    const steps = [step(identity?.role ?? "", statement.text, statement.values)];
    if (identity) {
      // A read that is stopped on a busy machine can run again. A write runs once, so it gets more time at once.
      const stretch = statement.readOnly ? 1 : (this.#wait?.stretch ?? 1);
      const values = enterValues(identity, context, Math.round(timeoutMs * stretch), statement.readOnly ?? false);
      const { session_id: session } = identity.claims;
      steps.unshift(session ? step("", ENTER_BY_SESSION, [...values, session]) : step("", ENTER, values));
      if (context?.timezone !== undefined) steps.unshift(step("", SET_TIMEZONE, [context.timezone]));
    }
    const answerOf = steps.length - 1;
    // Check deferred constraints now: they would otherwise wait for a commit that never comes.
    if (statement.rollback) {
      steps.push(unnamedStep("", "set constraints all immediate", []), unnamedStep("", "rollback", []));
    }

    const batch = new Batch(steps, answerOf, this.#closing);
    this.#closing = [];
    timing.batch = ++this.#sent;
    this.client.query(batch as unknown as pg.Submittable);
    try {
      return await batch.done;
    } catch (error) {
      this.#forget(steps, error);
      throw error;
    }
  }

  // Row security makes a plan belong to the role it was made for, so each role prepares its own.
  #step(role: string, text: string, values: (string | null)[]): Step {
    let prepared = this.#prepared.get(role);
    if (!prepared) this.#prepared.set(role, (prepared = new Map<string, string>()));
    const known = prepared.get(text);
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
  #forget(steps: Step[], error: unknown): void {
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

function isStale(error: unknown): boolean {
  return error instanceof DatabaseError && STALE_STATEMENT.has(error.code);
}

function unnamedStep(_role: string, text: string, values: (string | null)[]): Step {
  return { name: "", text, values, prepare: true };
}

// A cached token has the same identity object each time.
const claimsTexts = new WeakMap<Identity, string>();

function claimsOf(identity: Identity): string {
  let text = claimsTexts.get(identity);
  if (text === undefined) claimsTexts.set(identity, (text = JSON.stringify(identity.claims)));
  return text;
}

function enterValues(
  identity: Identity,
  context: RequestContext | undefined,
  timeoutMs: number,
  isReadOnly: boolean,
): string[] {
  const { cookie, ...headers } = context?.headers ?? {};
  return [
    claimsOf(identity),
    context?.method ?? "",
    context?.path ?? "",
    JSON.stringify(headers),
    cookie === undefined ? "{}" : JSON.stringify(readCookies(cookie)),
    String(timeoutMs),
    identity.role,
    isReadOnly ? "on" : "off",
    context?.schema === undefined ? PATH_START : `${PATH_START}${pg.escapeIdentifier(context.schema)}, `,
  ];
}

function readCookies(header: string): Record<string, string> {
  const pairs = header.split(";").map((pair) => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [pair.trim(), ""] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== "")) as Record<string, string>;
}
