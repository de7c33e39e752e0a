import type { ErrorEvent, Exception } from "@sentry/browser";
import { createBucket } from "./event-bucket.ts";
import { scrubText } from "./scrub-text.ts";
import type { ReportOptions } from "./sentry-client.ts";

/** Where somebody is, as a kind of page, and whether their errors may be reported: both are asked at each error. */
type Circumstances = { place: () => string; isAllowed: () => boolean };

/** Fetches Sentry, and gives back what takes errors that were caught. Of all others it hears by itself. */
export async function startErrorReports(dsn: string, circumstances: Circumstances) {
  const { openSentry } = await import("./sentry-client.ts");
  return openSentry(errorReportOptions(dsn, circumstances));
}

/** Neither tracing nor replay: nothing is set up for them, and their parts are not among the client's. */
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

/** What went wrong and where in our code; nothing of who it happened to, or of what they had on the screen. */
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
