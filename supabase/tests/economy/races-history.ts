/** A request as its sender knows it: done, refused, or nobody can say. */
type Attempt = { who: string; what: string; outcome: "ok" | "fail" | "unknown"; status: number; code: string };

export type History = Attempt[];

type Answer = { status: number; data?: unknown; error: { code?: string; message?: string } | null };

/** Waits for an answer and writes it down. Only a refusal by the rules is a sure "no". */
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

/** What must never come back: failures of ours, and losers of a deadlock. */
export function faultsIn(history: History): string[] {
  return history
    .filter(({ status, code }) => status >= 500 || /^(40|27|XX|57|53)/.test(code))
    .map(({ what, status, code }) => `${what}: ${status} ${code}`);
}

/** How often each outcome came, for people to read. */
export function tally(history: History): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome, status } of history) {
    const key = `${outcome} ${status}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Runs the jobs on so many connections: each takes the next job as soon as it has its answer. */
export async function onConnections(connections: number, jobs: (() => Promise<unknown>)[]): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) await job();
  };
  await Promise.all(Array.from({ length: Math.min(connections, jobs.length) }, work));
}
