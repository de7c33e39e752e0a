/** A request as its sender saw it: done, refused, or unknown. */
type Attempt = { who: string; what: string; outcome: "ok" | "fail" | "unknown"; status: number; code: string };

export type History = Attempt[];

type Answer = { status: number; data?: unknown; error: { code?: string; message?: string } | null };

/** Awaits an answer and records it. Only a refusal by the rules is a definite "fail". */
export async function record(
  history: History,
  who: string,
  what: string,
  request: PromiseLike<Answer>,
): Promise<Answer> {
  const answer = await request.then(
    (each) => each,
    (error: unknown) => ({ status: 0, error: { code: "", message: String(error) } }),
  );
  const { status, error } = answer;
  const outcome = status >= 200 && status < 300 ? "ok" : status >= 400 && status < 500 ? "fail" : "unknown";
  history.push({ who, what, outcome, status, code: error?.code ?? "" });
  return answer;
}

/** Answers that must never occur: server errors and deadlocks. A 429 is a caller over its share of a busy database. */
export function faultsIn(history: History): string[] {
  return history
    .filter(({ status, code }) => status >= 500 || (status !== 429 && /^(40|27|XX|57|53)/.test(code)))
    .map(({ what, status, code }) => `${what}: ${status} ${code}`);
}

/** Counts each outcome, for the printed report. */
export function tally(history: History): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome, status } of history) {
    const key = `${outcome} ${status}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Runs the jobs on a fixed number of connections: each takes the next job when its answer is there. */
export async function onConnections(connections: number, jobs: (() => Promise<unknown>)[]): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) await job();
  };
  await Promise.all(Array.from({ length: Math.min(connections, jobs.length) }, work));
}
