import type { FastifyInstance } from "fastify";
import { registerBuckets } from "./bucket-routes.ts";
import { createFileTrash } from "./files/file-trash.ts";
import { registerListing } from "./list-routes.ts";
import { registerObjectChanges } from "./object-routes.ts";
import { registerReading } from "./read-routes.ts";
import { requireKey } from "./objects/require-key.ts";
import { createLinkSigner } from "./objects/signed-link.ts";
import { registerSigning } from "./sign-routes.ts";
import type { StorageDeps } from "./objects/storage-database.ts";
import { answerStorageErrors, storageError } from "./objects/storage-error.ts";
import { registerUploads } from "./upload-routes.ts";

/** Supabase's storage service, at the prefix the app is registered under. */
export function registerStorage(app: FastifyInstance, deps: StorageDeps): void {
  const service = { ...deps, trash: createFileTrash(deps.db, deps.files), log: app.log };
  const signer = createLinkSigner(deps.signingSecret);

  answerStorageErrors(app);
  registerReading(app, service, signer);
  app.register(async (scope) => registerUploads(scope, service, signer));
  app.register(async (scope) => {
    scope.addHook("onRequest", requireKey);
    registerBuckets(scope, service);
    registerListing(scope, service);
    registerObjectChanges(scope, service);
    registerSigning(scope, service, signer);
  });
  for (const url of ["/render/image/*", "/cdn/*", "/upload/resumable", "/upload/resumable/*", "/s3/*"]) {
    app.all(url, () => {
      throw storageError.notSupported(url.split("/")[1] === "render" ? "Image transformation" : "This part of Storage");
    });
  }
}
