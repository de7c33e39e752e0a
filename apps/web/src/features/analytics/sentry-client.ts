import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from "@sentry/browser";

/** The options that we set; Sentry's parts are set here. */
export type ReportOptions = Omit<
  ConstructorParameters<typeof BrowserClient>[0],
  "transport" | "stackParser" | "integrations"
>;

/** Builds a client from Sentry's parts: `init` would also record clicks, requests and sessions. */
export function openSentry(options: ReportOptions): (error: unknown) => void {
  const client = new BrowserClient({
    ...options,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
  });
  getCurrentScope().setClient(client);
  client.init();
  return (error) => void captureException(error, { mechanism: { handled: true, type: "crash-guard" } });
}
