import type { FastifyInstance, FastifyRequest } from "fastify";
import { DatabaseError, type Database } from "#db/database.ts";
import type { DiskWatch } from "./disk-watch.ts";
import { ApiError } from "./api-error.ts";

export const DISK_FULL = "DISK_FULL";
const READ_ONLY = "25006";
/** Storage routes that create a file, or sign a link for creating one. */
const MAKES_FILE = ["/object/:bucket/*", "/object/upload/sign/:bucket/*", "/object/copy"];

const READS = ["GET", "HEAD", "OPTIONS"];

const diskFull = () =>
  new ApiError(
    507,
    DISK_FULL,
    "The server's disk is nearly full, so nothing can be saved right now. Reading still works. Tell the person who runs this site.",
  );

/**
 * On a nearly full disk statements run in read-only transactions: reads still work, and writes are refused before the
 * engine hits the end of the disk. The service role cleans up, so it may write while there is a reserve.
 */
export function readOnlyWhenFull(db: Database, disk: DiskWatch): Database {
  return {
    ...db,
    as: (identity, statement, context) => {
      const level = disk.level();
      const mayWrite = level === "ok" || (level === "low" && identity.role === "service_role");
      if (mayWrite || statement.readOnly) return db.as(identity, statement, context);
      return db.as(identity, { ...statement, readOnly: true }, context).catch((error: unknown) => {
        throw error instanceof DatabaseError && error.code === READ_ONLY ? diskFull() : error;
      });
    },
  };
}

/** Refuses uploads that do not fit, before the body is read. */
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
 * A sign-in writes a session, for which there is a reserve. When that is nearly used up too, refreshes get 503, after
 * which clients retry; any other error would end the session.
 */
export function refuseSignIns(scope: FastifyInstance, disk: DiskWatch): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (disk.level() !== "critical" || READS.includes(request.method)) return done();
    void reply.header("retry-after", "60");
    done(new ApiError(503, DISK_FULL, "The server's disk is full, so nobody can sign in right now."));
  });
}
