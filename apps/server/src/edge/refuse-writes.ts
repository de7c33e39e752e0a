import type { FastifyInstance, FastifyRequest } from "fastify";
import { DatabaseError, type Database } from "#db/database.ts";
import type { DiskWatch } from "./disk-watch.ts";
import { ApiError } from "./api-error.ts";

export const DISK_FULL = "DISK_FULL";
const READ_ONLY = "25006";
/** Routes of the storage service that make a file, or promise room for one. */
const MAKES_FILE = ["/object/:bucket/*", "/object/upload/sign/:bucket/*", "/object/copy"];

const READS = ["GET", "HEAD", "OPTIONS"];

const diskFull = () =>
  new ApiError(
    507,
    DISK_FULL,
    "The server's disk is nearly full, so nothing can be saved right now. Reading still works. Tell the person who runs this site.",
  );

/**
 * On a nearly full disk statements run in read-only transactions: reads, functions that only read among them, answer as
 * ever, and the first write is refused before the engine meets the end of the disk. The service role cleans up, so it
 * writes for as long as there is a reserve.
 */
export function readOnlyWhenFull(db: Database, disk: DiskWatch): Database {
  return {
    ...db,
    as: async (identity, statement, context) => {
      const level = disk.level();
      const mayWrite = level === "ok" || (level === "low" && identity.role === "service_role");
      if (mayWrite || statement.readOnly) return db.as(identity, statement, context);
      return db.as(identity, { ...statement, readOnly: true }, context).catch((error: unknown) => {
        throw error instanceof DatabaseError && error.code === READ_ONLY ? diskFull() : error;
      });
    },
  };
}

/** Refuses files for which there is no room, before a byte of them is read. */
export function refuseUploads(scope: FastifyInstance, disk: DiskWatch): void {
  scope.addHook("onRequest", (request, _reply, done) => {
    if (!isUpload(request) || disk.hasRoomFor(Number(request.headers["content-length"] ?? 0))) return done();
    const isOwn = request.identity.role === "service_role" && disk.level() === "low";
    done(isOwn ? undefined : diskFull());
  });
}

function isUpload({ method, routeOptions }: FastifyRequest): boolean {
  return (method === "POST" || method === "PUT") && MAKES_FILE.some((route) => routeOptions.url?.endsWith(route));
}

/**
 * Signing in writes a session, for which a reserve is kept. When that is nearly gone too, a refresh is put off and not
 * refused: clients try again after a 503, and end the session after any other answer.
 */
export function refuseSignIns(scope: FastifyInstance, disk: DiskWatch): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (disk.level() !== "critical" || READS.includes(request.method)) return done();
    void reply.header("retry-after", "60");
    done(new ApiError(503, DISK_FULL, "The server's disk is full, so nobody can sign in right now."));
  });
}
