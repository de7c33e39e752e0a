import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Database, Identity, RequestContext, Rows, Statement } from "#db/database.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import type { FileTrash } from "#storage/files/file-trash.ts";
import type { FileStore } from "#storage/files/file-store.ts";

type StorageLimits = { maxFileBytes: number };

export type StorageDeps = {
  db: Database;
  files: FileStore;
  /** Signs the links that give their holder access to a private object. */
  signingSecret: string;
  limits: StorageLimits;
};

/** The dependencies of every storage route. */
export type StorageService = StorageDeps & { trash: FileTrash; log: FastifyBaseLogger };

/** Reads what row security must not hide from the service: a bucket's limits, public objects, signed objects. */
export const SERVICE: Identity = { role: "service_role", claims: { role: "service_role" } };

/** The identity that rows are read and written as. */
export type Caller = { identity: Identity; context?: RequestContext };

export function callerOf(request: FastifyRequest): Caller {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  const context = {
    method: request.method,
    path: request.url.split("?", 1)[0]!,
    headers,
    caller: queueCaller(request),
  };
  return { identity: request.identity, context };
}

export function runAs(db: Database, caller: Caller, statement: Statement): Promise<Rows> {
  return db.as(caller.identity, statement, caller.context);
}

/** Parses rows of one JSON column. */
export function readJson<T>(rows: Rows): T[] {
  return rows.map(([json]) => JSON.parse(json!) as T);
}

/** A time in ISO 8601, which storage clients expect instead of PostgreSQL's format. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
