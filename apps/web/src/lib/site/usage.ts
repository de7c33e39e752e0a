/** Usage events for the operator's analytics. They contain no personal data. */
export type UsageEvent =
  | { name: "page"; pathname: string }
  | { name: "run finished"; classId: string; outcome: string }
  | { name: "signed up" }
  | { name: "error"; error: unknown };

const MAX_WAITING = 20;
const waiting: UsageEvent[] = [];
let taker: ((event: UsageEvent) => void) | undefined;

/** Queues an event until there is a listener. */
export function recordUsage(event: UsageEvent): void {
  if (taker) taker(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** Sets the listener; it gets the queued events first. */
export function onUsage(take: (event: UsageEvent) => void): void {
  taker = take;
  waiting.splice(0).forEach(take);
}
