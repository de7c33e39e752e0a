import { ApiError } from "#edge/api-error.ts";
import type { Callable } from "#rest/catalogue/catalogue.ts";
import { mediaName, type Media } from "#rest/request/parse-media.ts";
import type { PlanContext } from "./plan-context.ts";
import { shorten } from "#rest/request/shorten.ts";

/** The first accepted media type that this answer can have. */
export function chooseMedia(context: PlanContext, accepted: Media[], callable: Callable | null): Media {
  const found = accepted.find((media) => isAvailable(context, media, callable));
  if (found) return found;
  throw mediaNotAvailable(accepted);
}

export function mediaNotAvailable(accepted: Media[]): ApiError {
  const names = shorten(accepted.map(mediaName).join(", "));
  return new ApiError(406, "PGRST107", `None of these media types are available: ${names}`);
}

function isAvailable(context: PlanContext, media: Media, callable: Callable | null): boolean {
  const isScalar = callable !== null && callable.returns.kind === "scalar";
  switch (media.kind) {
    case "json":
    case "object":
      return true;
    case "csv":
      return !isScalar;
    case "geojson":
      return !isScalar && context.catalogue.geoJsonFunction !== null;
    case "octets":
      return isScalar && !callable.returns.isSet && callable.returns.base === "bytea";
    case "text":
      return isScalar && !callable.returns.isSet && ["text", "varchar"].includes(callable.returns.base);
    case "xml":
      return isScalar && !callable.returns.isSet && callable.returns.base === "xml";
    case "plan":
      return context.limits.plan && isAvailable(context, media.of, callable);
    default:
      return false;
  }
}
