import { buildHeaders, isDocument } from "@quackademy/contract/build-page.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { FileMissing, type FileStore } from "#storage/files/file-store.ts";
import { createBuilds } from "./build-manifests.ts";
import { serveFile } from "./serve-file.ts";

type BuildDeps = {
  db: Pick<Database, "asPlatform">;
  files: Pick<FileStore, "get">;
  /** The origins under which the visitor may have reached us. */
  originsOf: (request: FastifyRequest) => string[];
};

type BuildRequest = { Params: { hash: string; "*": string } };

const HASH = /^[0-9a-f]{32}$/;

/**
 * Serves the files of creators' builds at /g/b/<hash>/<path>. It never redirects, because paths of a content security
 * policy do not hold across redirects.
 */
export function registerBuilds(app: FastifyInstance, { db, files, originsOf }: BuildDeps): void {
  const builds = createBuilds(db);

  app.route<BuildRequest>({ method: ["GET", "HEAD"], url: "/g/b/:hash/*", handler: answer });

  async function answer(request: FastifyRequest<BuildRequest>, reply: FastifyReply): Promise<FastifyReply> {
    const { hash, "*": path } = request.params;
    reply.headers(buildHeaders(originsOf(request), HASH.test(hash) ? hash : "none", []));
    try {
      return await serve(request, reply, hash, path === "" ? "index.html" : path);
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      // The list of files may be older than a restored backup.
      builds.forget(hash);
      return serve(request, reply, hash, path === "" ? "index.html" : path).catch((again: unknown) => {
        if (!(again instanceof FileMissing)) throw again;
        request.log.error({ hash, path }, "the bytes of a build's file are missing");
        throw missing();
      });
    }
  }

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    hash: string,
    path: string,
  ): Promise<FastifyReply> {
    const build = HASH.test(hash) ? await builds.find(hash) : null;
    if (build === "blocked") throw new ApiError(410, "BLOCKED", "This game was taken down.");
    const file = build?.files.get(path);
    if (!build || !file) throw missing();
    // In a tab of its own, nothing says whose game it is, or warns against typing a password.
    if (isDocument(file.type) && request.headers["sec-fetch-dest"] === "document")
      throw new ApiError(403, "NOT_A_PAGE", "A game opens on its class page.");
    reply.headers(buildHeaders(originsOf(request), hash, build.flags));
    return serveFile(files, request, reply, build, file);
  }
}

const missing = () => new ApiError(404, "NOT_FOUND", "There is no such file.");
