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

/** What is ours to say about a client; the rest are Sentry's parts. */
export type ReportOptions = Omit<
  ConstructorParameters<typeof BrowserClient>[0],
  "transport" | "stackParser" | "integrations"
>;

/** Sentry by its parts: with its usual beginning come the logs of clicks, requests and visits that nobody here wants. */
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
