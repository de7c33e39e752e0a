import type { ErrorEvent, Exception } from "@sentry/browser";
import { createBucket } from "./event-bucket.ts";
import { scrubText } from "./scrub-text.ts";
import type { ReportOptions } from "./sentry-client.ts";

/** The page type, and whether errors may be reported. Both are read at each error. */
type Circumstances = { place: () => string; isAllowed: () => boolean };

/** Loads Sentry and returns the function that reports caught errors. Uncaught errors are reported automatically. */
export async function startErrorReports(dsn: string, circumstances: Circumstances) {
  const { openSentry } = await import("./sentry-client.ts");
  return openSentry(errorReportOptions(dsn, circumstances));
}

/** No tracing and no replay: their integrations are not installed. */
export function errorReportOptions(dsn: string, { place, isAllowed }: Circumstances): ReportOptions {
  const maySendOne = createBucket();
  return {
    dsn,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: (event) => (isAllowed() && maySendOne() ? keepOnlyError(event, place()) : null),
  };
}

/** Keeps only the error and its stack trace, and drops everything about the person and the screen. */
function keepOnlyError(event: ErrorEvent, place: string): ErrorEvent {
  const { event_id, timestamp, level, platform, sdk, exception } = event;
  const kept = { event_id, timestamp, level, platform, sdk };
  return {
    type: undefined,
    ...onlyDefined(kept),
    request: { url: location.origin + place },
    exception: { values: (exception?.values ?? []).map(keepOnlyCode) },
  };
}

function keepOnlyCode({ type, value, mechanism, stacktrace }: Exception): Exception {
  const frames = (stacktrace?.frames ?? []).map(({ filename = "", function: name, lineno, colno, in_app }) => ({
    ...onlyDefined({ function: name, lineno, colno, in_app }),
    filename: scrubText(filename),
  }));
  return {
    ...onlyDefined({ type, mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled ?? true } }),
    value: scrubText(value ?? ""),
    stacktrace: { frames },
  };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function onlyDefined<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
}
