import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Database, Identity, RequestContext, Rows, Statement } from "#db/database.ts";
import { queueCaller } from "#edge/queue-caller.ts";
import type { Bin } from "#storage/files/discarded-files.ts";
import type { FileStore } from "#storage/files/file-store.ts";

type StorageLimits = { maxFileBytes: number };

export type StorageDeps = {
  db: Database;
  files: FileStore;
  /** Signs the links that open a private object to whoever holds them. */
  signingSecret: string;
  limits: StorageLimits;
};

/** What every storage route is handed. */
export type StorageService = StorageDeps & { bin: Bin; log: FastifyBaseLogger };

/** Reads what row security must not hide from us: a bucket's limits, an object of a public bucket, a signed one. */
export const SERVICE: Identity = { role: "service_role", claims: { role: "service_role" } };

/** Somebody on whose behalf rows are read and written. */
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

/** Rows of one JSON column. */
export function readJson<T>(rows: Rows): T[] {
  return rows.map(([json]) => JSON.parse(json!) as T);
}

/** A time as JSON has it. PostgreSQL's own spelling is not what clients of storage expect. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
