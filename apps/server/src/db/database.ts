export type Role = "anon" | "authenticated" | "service_role";

export type Claims = {
  role: Role;
  sub?: string;
  session_id?: string;
  aal?: string;
  /** In seconds since 1970; only in our own tokens. */
  account_created_at?: number;
  [claim: string]: unknown;
};

/** The caller's identity. Claims come from a verified token, or contain only the role. */
export type Identity = { role: Role; claims: Claims };

/** The request as SQL can see it, under PostgREST's names (request.method, request.path, request.headers). */
export type RequestContext = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The same headers without cookies as JSON, if the sender has it ready. */
  headersText?: string;
  /** The requested schema, which is first on the search path. */
  schema?: string;
  /** A time zone name that PostgreSQL knows. */
  timezone?: string;
  /** For the queue only. Without it, the caller is the gateway itself. */
  caller?: Caller;
};

/** Where a request comes from, and whether its sender still waits for the response. */
export type Caller = {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  isGone: () => boolean;
  /** One of the reads that the site's own pages make for every visitor. */
  isPage?: boolean;
};

/** One statement. Values travel as text and are cast in the SQL; nothing a client sent is ever part of `text`. */
export type Statement = {
  text: string;
  values: (string | null)[];
  /** Return the rows, then roll back (Prefer: tx=rollback). */
  rollback?: boolean;
  /** Use a read-only transaction, so that no called function can write (only with an identity). */
  readOnly?: boolean;
};

/** Rows as PostgreSQL prints them. JSON is built in SQL, so there is nothing to decode. */
export type Rows = (string | null)[][];

/** The only interface to the database, with two engines behind it. */
export interface Database {
  readonly engine: "pglite" | "postgres";
  /** Runs a statement with an identity: identity, role and statement are one transaction and one round trip. */
  as(identity: Identity, statement: Statement, context?: RequestContext): Promise<Rows>;
  /** Runs a statement as the gateway itself (its own schemas, the catalogue). Never with a client's SQL. */
  asPlatform(statement: Statement): Promise<Rows>;
  /** Runs a script of many statements as the owner, in one transaction: for migrations only. */
  script(sql: string): Promise<void>;
  /** Calls back on NOTIFY of a channel, and once after every reconnect, because notifications may have been missed. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  /** How busy it is with requests, in this process. */
  load(): DatabaseLoad;
  /** The embedded engine only: runs `work` while no statement runs and the files on disk are complete. */
  pause?(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseLoad = { waiting: number; running: number; connections: number };

/** An error from PostgreSQL. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(code: string, message: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.name = "DatabaseError";
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/** The caller has exceeded its budget of database time: nothing ran, or it was rolled back. */
export class OverBudgetError extends DatabaseError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("53400", "This request is too expensive right now. Ask for less, or wait before the next one.");
    this.name = "OverBudgetError";
    this.retryAfterMs = retryAfterMs;
  }
}

/** The client disconnected, so the work was dropped. */
export class ClientGoneError extends DatabaseError {
  constructor() {
    super("57P05", "the client disconnected");
    this.name = "ClientGoneError";
  }
}
