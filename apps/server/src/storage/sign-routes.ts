import type { FastifyInstance } from "fastify";
import { parseObjectPath } from "./objects/object-key.ts";
import { findReadable } from "./objects/find-readable.ts";
import { ownerOf } from "./objects/object-owner.ts";
import { findNames } from "./objects/object-sql.ts";
import type { LinkSigner } from "./objects/signed-link.ts";
import { callerOf, runAs, type StorageService } from "./objects/storage-database.ts";
import { requireBucket, requireMayWrite } from "./objects/store-object.ts";

const UPLOAD_LINK_SECONDS = 2 * 60 * 60;
const MAX_LIFETIME_SECONDS = 10 * 365 * 24 * 60 * 60;
const MAX_PATHS = 1000;
const MISSING = "Either the object does not exist or you do not have access to it";

type SignOne = { Params: { bucket: string; "*": string }; Body: { expiresIn: number; transform?: object } };
type SignMany = { Params: { bucket: string }; Body: { expiresIn: number; paths: string[] } };
type SignUpload = { Params: { bucket: string; "*": string } };

const EXPIRES_IN = { type: "integer", minimum: 1, maximum: MAX_LIFETIME_SECONDS };
const ONE = {
  type: "object",
  properties: { expiresIn: EXPIRES_IN, transform: { type: "object", maxProperties: 10 } },
  required: ["expiresIn"],
};
const MANY = {
  type: "object",
  properties: {
    expiresIn: EXPIRES_IN,
    paths: { type: "array", items: { type: "string" }, minItems: 1, maxItems: MAX_PATHS },
  },
  required: ["expiresIn", "paths"],
};

/** Signs links that give their holder access to an object or an upload. The signer needs that access, too. */
export function registerSigning(app: FastifyInstance, service: StorageService, signer: LinkSigner): void {
  app.post<SignOne>("/object/sign/:bucket/*", { schema: { body: ONE } }, async (request) => {
    const place = parseObjectPath(request.params.bucket, request.params["*"]);
    await findReadable(service, place, { by: "caller", caller: callerOf(request) });
    const url = `${place.bucket}/${place.key}`;
    const { expiresIn, transform } = request.body;
    const token = await signer.signRead(url, expiresIn, transform && JSON.stringify(transform));
    return { signedURL: `/${transform ? "render/image" : "object"}/sign/${url}?token=${token}` };
  });

  app.post<SignMany>("/object/sign/:bucket", { schema: { body: MANY } }, async (request) => {
    const { bucket } = request.params;
    const { expiresIn, paths } = request.body;
    const rows = await runAs(service.db, callerOf(request), findNames(bucket, paths));
    const visible = new Set(rows.map(([name]) => name));
    return Promise.all(
      paths.map(async (path) => {
        if (!visible.has(path)) return { error: MISSING, path, signedURL: null };
        const token = await signer.signRead(`${bucket}/${path}`, expiresIn);
        return { error: null, path, signedURL: `/object/sign/${bucket}/${path}?token=${token}` };
      }),
    );
  });

  app.post<SignUpload>("/object/upload/sign/:bucket/*", async (request) => {
    const place = parseObjectPath(request.params.bucket, request.params["*"]);
    const upsert = request.headers["x-upsert"] === "true";
    const owner = ownerOf(request.identity);
    await requireBucket(service, place.bucket);
    await requireMayWrite(service, callerOf(request), { place, owner, replace: upsert }, {});
    const url = `${place.bucket}/${place.key}`;
    const size = Number(request.headers["x-upload-size"] ?? NaN);
    const token = await signer.signUpload(
      { url, upsert, ...(owner.id !== null && { owner: owner.id }), ...(Number.isSafeInteger(size) && { size }) },
      UPLOAD_LINK_SECONDS,
    );
    return { url: `/object/upload/sign/${url}?token=${token}`, token };
  });
}
