import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseObjectPath } from "./objects/object-key.ts";
import { ownerOf, ownerWithId } from "./objects/object-owner.ts";
import { requireKey } from "./objects/require-key.ts";
import type { LinkSigner } from "./objects/signed-link.ts";
import { callerOf, SERVICE, type Caller, type StorageService } from "./objects/storage-database.ts";
import { storeObject, type Upload } from "./objects/store-object.ts";
import { openUpload, skipUpload } from "./objects/upload-body.ts";

type UploadRequest = { Params: { bucket: string; "*": string }; Querystring: { token?: string } };

const FORM_LIMITS = { fields: 10, files: 2, fieldSize: 64 * 1024, headerPairs: 50, parts: 12, fileSize: Infinity };

/** Upload routes. Bodies of every type stay streams here, JSON too: they are file contents. */
export async function registerUploads(
  app: FastifyInstance,
  service: StorageService,
  signer: LinkSigner,
): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addContentTypeParser("*", (_request, body, done) => done(null, body));

  app.post<UploadRequest>("/object/:bucket/*", { onRequest: requireKey }, (request, reply) => {
    const place = parseObjectPath(request.params.bucket, request.params["*"]);
    const upload = { place, owner: ownerOf(request.identity), replace: request.headers["x-upsert"] === "true" };
    return receive(service, request, reply, callerOf(request), upload);
  });

  app.put<UploadRequest>("/object/:bucket/*", { onRequest: requireKey }, (request, reply) => {
    const place = parseObjectPath(request.params.bucket, request.params["*"]);
    return receive(service, request, reply, callerOf(request), {
      place,
      owner: ownerOf(request.identity),
      replace: true,
    });
  });

  // The right to upload was checked when the link was created; its holder needs none.
  app.put<UploadRequest>("/object/upload/sign/:bucket/*", async (request, reply) => {
    const place = parseObjectPath(request.params.bucket, request.params["*"]);
    const grant = await signer.uploadGrant(request.query.token ?? "", `${place.bucket}/${place.key}`);
    const upload = {
      place,
      owner: ownerWithId(grant.owner),
      replace: grant.upsert,
      ...(grant.size !== undefined && { maxBytes: grant.size }),
    };
    return receive(service, request, reply, { identity: SERVICE }, upload);
  });
}

async function receive(
  service: StorageService,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  upload: Upload,
) {
  try {
    const { id } = await storeObject(service, caller, upload, await openUpload(request));
    return await reply.send({ Id: id, Key: `${upload.place.bucket}/${upload.place.key}` });
  } catch (error) {
    skipUpload(request);
    throw error;
  }
}
