/**
 * Runs the work of each target as soon as the targets that it needs are done. After a failure nothing new starts that
 * needs the failed target; what runs already ends first, and then the error is thrown.
 * @template {{ name: string, needs: string[] }} T
 * @param {T[]} targets each after those that it needs; a needed target that is not in the list counts as done
 * @param {(target: T) => Promise<unknown>} work
 */
export async function runInOrder(targets, work) {
  /** @type {Map<string, Promise<unknown>>} */
  const runs = new Map();
  for (const target of targets) {
    const needed = target.needs.map((name) => runs.get(name) ?? Promise.resolve());
    runs.set(
      target.name,
      Promise.all(needed).then(() => work(target)),
    );
  }
  const results = await Promise.allSettled(runs.values());
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
