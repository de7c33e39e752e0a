import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findReadable, type Access } from "./objects/find-readable.ts";
import { parseObjectPath } from "./objects/object-key.ts";
import { serveObject } from "./objects/serve-object.ts";
import type { LinkSigner } from "./objects/signed-link.ts";
import { callerOf, type StorageService } from "./objects/storage-database.ts";

type ObjectRequest = { Params: { bucket: string; "*": string }; Querystring: { download?: string; token?: string } };

const asCaller = (request: FastifyRequest): Access => ({ by: "caller", caller: callerOf(request) });
const asPublic = (): Access => ({ by: "public" });

const QUERY = { type: "object", properties: { download: { type: "string" }, token: { type: "string" } } };

/** Downloads and object metadata. Plain links lead to these routes. */
export function registerReading(app: FastifyInstance, service: StorageService, signer: LinkSigner): void {
  const read = (url: string, accessOf: (request: FastifyRequest) => Access) =>
    app.route<ObjectRequest>({
      method: ["GET", "HEAD"],
      url,
      schema: { querystring: QUERY },
      handler: (request, reply) => {
        const place = parseObjectPath(request.params.bucket, request.params["*"]);
        return serveObject(service, request, reply, {
          place,
          access: accessOf(request),
          options: { download: request.query.download },
        });
      },
    });
  read("/object/public/:bucket/*", asPublic);
  read("/object/authenticated/:bucket/*", asCaller);
  read("/object/:bucket/*", asCaller);

  const describe = (url: string, accessOf: (request: FastifyRequest) => Access) =>
    app.get<ObjectRequest>(url, async (request, reply) => {
      const place = parseObjectPath(request.params.bucket, request.params["*"]);
      return sendInfo(service, reply, place, accessOf(request));
    });
  describe("/object/info/public/:bucket/*", asPublic);
  describe("/object/info/authenticated/:bucket/*", asCaller);
  describe("/object/info/:bucket/*", asCaller);

  app.route<ObjectRequest>({
    method: ["GET", "HEAD"],
    url: "/object/sign/:bucket/*",
    schema: { querystring: { ...QUERY, required: ["token"] } },
    handler: async (request, reply) => {
      const place = parseObjectPath(request.params.bucket, request.params["*"]);
      const { exp } = await signer.readGrant(request.query.token!, `${place.bucket}/${place.key}`);
      const options = { download: request.query.download, expiresAt: new Date(exp * 1000) };
      return serveObject(service, request, reply, { place, access: { by: "link" }, options });
    },
  });
}

async function sendInfo(
  service: StorageService,
  reply: FastifyReply,
  place: { bucket: string; key: string },
  access: Access,
) {
  const { id, name, version, bucket_id, metadata, user_metadata, updated_at, created_at } = await findReadable(
    service,
    place,
    access,
  );
  return reply.header("cache-control", "no-store").send({
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata ?? {},
    last_modified: updated_at,
    created_at,
  });
}
