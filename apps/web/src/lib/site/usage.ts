/** What happens on the site that whoever runs it may want to count. Nothing in it says who. */
export type UsageEvent =
  | { name: "page"; pathname: string }
  | { name: "run finished"; classId: string; outcome: string }
  | { name: "signed up" }
  | { name: "error"; error: unknown };

const MAX_WAITING = 20;
const waiting: UsageEvent[] = [];
let taker: ((event: UsageEvent) => void) | undefined;

/** An entry in a short list, until it is known whether anybody wants it. */
export function noteUsage(event: UsageEvent): void {
  if (taker) taker(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** From now on `take` gets every event, those that have waited first. */
export function takeUsage(take: (event: UsageEvent) => void): void {
  taker = take;
  waiting.splice(0).forEach(take);
}
