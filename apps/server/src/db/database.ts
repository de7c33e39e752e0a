export type Role = "anon" | "authenticated" | "service_role";

export type Claims = {
  role: Role;
  sub?: string;
  session_id?: string;
  aal?: string;
  /** In seconds since 1970, in tokens of our own. */
  account_created_at?: number;
  [claim: string]: unknown;
};

/** Who is asking. Claims come out of a checked token, or say only the role. */
export type Identity = { role: Role; claims: Claims };

/** What SQL may know of the request, under the names PostgREST uses (request.method, request.path, request.headers). */
export type RequestContext = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The schema the request is about: its names are found first. */
  schema?: string;
  /** A name that PostgreSQL knows. */
  timezone?: string;
  /** For the queue only. Without it the gateway itself asks. */
  caller?: Caller;
};

/** Where a request comes from, and whether its sender still waits for the answer. */
export type Caller = {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  isGone: () => boolean;
  /** One of the reads that the site's own pages make for everybody. */
  isPage?: boolean;
};

/** One statement. Values travel as text and are cast in the SQL; nothing a client sent is ever part of `text`. */
export type Statement = {
  text: string;
  values: (string | null)[];
  /** Answer with the rows, then undo what the statement did (Prefer: tx=rollback). */
  rollback?: boolean;
  /** Runs in a read-only transaction: whatever it calls cannot change anything (only with an identity). */
  readOnly?: boolean;
};

/** Rows as PostgreSQL prints them. JSON is built in SQL, so there is nothing to decode here. */
export type Rows = (string | null)[][];

/** The one door to the database; two engines stand behind it. */
export interface Database {
  readonly engine: "pglite" | "postgres";
  /** Runs a statement as somebody: identity, role and statement are one transaction and one round trip. */
  as(identity: Identity, statement: Statement, context?: RequestContext): Promise<Rows>;
  /** Runs a statement as the gateway itself (its own schemas, the catalogue). Never with a client's SQL. */
  asPlatform(statement: Statement): Promise<Rows>;
  /** Runs a script of many statements as the owner, in one transaction: migrations and nothing else. */
  script(sql: string): Promise<void>;
  /** Calls back on NOTIFY of a channel, and once after every reconnect, because something may have been missed. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** What PostgreSQL said no with. `code` is the SQLSTATE. */
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

/** Nothing ran, or what ran was undone: the caller has used more of the database than its share. */
export class OverBudgetError extends DatabaseError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("53400", "This request is too expensive right now. Ask for less, or wait before the next one.");
    this.name = "OverBudgetError";
    this.retryAfterMs = retryAfterMs;
  }
}

/** The client hung up, so the work was dropped. */
export class ClientGoneError extends DatabaseError {
  constructor() {
    super("57P05", "the client has gone");
    this.name = "ClientGoneError";
  }
}
