import type { FastifyError, FastifyInstance } from "fastify";
import { DatabaseError } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { retryHeaders, toApiError } from "#edge/errors.ts";
import { FileMissing } from "#storage/files/file-store.ts";

/** The errors of Supabase's storage service. `code` is its `error` field. */
export const storageError = {
  noSuchBucket: () => new ApiError(404, "Bucket not found", "Bucket not found"),
  noSuchKey: () => new ApiError(404, "not_found", "Object not found"),
  invalidBucketName: () => new ApiError(400, "Invalid Input", "Bucket name invalid"),
  invalidKey: (key: string) => new ApiError(400, "InvalidKey", `Invalid key: ${printable(key)}`),
  invalidMimeType: (type: string) =>
    new ApiError(415, "invalid_mime_type", `mime type ${printable(type)} is not supported`),
  invalidParameter: (message: string) => new ApiError(400, "InvalidParameter", message),
  tooLarge: () => new ApiError(413, "Payload too large", "The object exceeded the maximum allowed size"),
  alreadyExists: () => new ApiError(409, "Duplicate", "The resource already exists"),
  bucketNotEmpty: () => new ApiError(409, "ResourceNotEmpty", "The bucket you tried to delete is not empty"),
  accessDenied: (message: string) => new ApiError(403, "Unauthorized", message),
  noContent: () => new ApiError(400, "InvalidRequest", "No content provided"),
  brokenUpload: () => new ApiError(400, "InvalidRequest", "The upload could not be read to its end"),
  invalidJwt: (message: string) => new ApiError(400, "InvalidJWT", message),
  invalidSignature: () => new ApiError(400, "InvalidSignature", "Invalid signature"),
  invalidRange: () => new ApiError(416, "invalid_range", "invalid range provided"),
  notSupported: (feature: string) => new ApiError(501, "NotSupported", `${feature} is not supported by this server`),
  diskFull: () => new ApiError(507, "InsufficientStorage", "There is no space for more files right now"),
};

/**
 * Answers errors as storage-js expects them: the real status in the body, and HTTP 400 for every client error. Errors
 * that are not about an object (a range, a missing login) keep their status.
 */
export function answerStorageErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = toStorageError(error);
    if (refused.status >= 500 && refused.status !== 501) request.log.error({ err: error }, "storage request failed");
    const isFastifys = !(error instanceof ApiError) && typeof error.statusCode === "number";
    const keepsStatus =
      refused.status >= 500 || refused.status === 401 || [416, 429].includes(refused.status) || isFastifys;
    return reply
      .code(keepsStatus ? refused.status : 400)
      .headers(retryHeaders(error, refused.status))
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .send({ statusCode: String(refused.status), error: refused.code, message: refused.message });
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `Route ${request.method}:${printable(request.url)} not found`;
    return reply.code(404).send({ statusCode: "404", error: "Not Found", message });
  });
}

function toStorageError(error: unknown): ApiError {
  if (error instanceof FileMissing) return storageError.noSuchKey();
  if (isOutOfSpace(error)) return storageError.diskFull();
  if (!(error instanceof DatabaseError)) return toApiError(error);
  const { code, message } = error;
  if (code === "42501") return storageError.accessDenied(policyMessage(message));
  if (code === "23505") return storageError.alreadyExists();
  if (code === "23503") return new ApiError(404, "InvalidRequest", "The related resource does not exist");
  if (code === "57014") return new ApiError(544, "DatabaseTimeout", "The connection to the database timed out");
  if (code === "P0001" || code.startsWith("22")) return storageError.invalidParameter(message);
  const chosen = /^PT([45]\d\d)$/.exec(code)?.[1];
  return chosen === undefined ? toApiError(error) : new ApiError(Number(chosen), code, message);
}

function policyMessage(message: string): string {
  return message.includes("row-level security") ? "new row violates row-level security policy" : message;
}

function isOutOfSpace(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");
}

/** Client input for an error message: without control characters, and shortened. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 200);
}
