import fs from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";

const A_YEAR_SECONDS = 31_536_000;
export const IMMUTABLE = `public, max-age=${A_YEAR_SECONDS}, immutable`;

const ASSET = /^\/assets\/([^?#]*)/;
const PLAIN_NAME = /^\w[\w.-]*$/;

export type SendAsset = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

/**
 * Answers for hashed files that this build does not have: from an earlier build, or with a short 404. Null for every
 * other address.
 */
export async function registerOlderAssets(app: FastifyInstance, folders: string[]): Promise<SendAsset> {
  await app.register(fastifyStatic, {
    root: folders,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", IMMUTABLE),
  });
  return (request, reply) => {
    const name = ASSET.exec(request.url)?.[1];
    if (name === undefined) return null;
    const folder = PLAIN_NAME.test(name) && folders.find((each) => fs.existsSync(path.join(each, name)));
    if (folder) return reply.sendFile(name, folder);
    // During an upgrade another process may have the file, so nobody may remember this answer.
    reply.header("cache-control", "no-store");
    throw new ApiError(404, "NOT_FOUND", "There is no such file. Reload the page.");
  };
}
