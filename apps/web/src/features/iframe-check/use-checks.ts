import { useEffect, useState } from "react";
import { useSite } from "#lib/site/site.ts";
import { type Check, CHECKS, runCheck } from "./check-list.ts";
import type { Results } from "./check-report.ts";

/** The results as they come in: checks run in parallel, heavy ones last, and again on `again`. */
export function useChecks() {
  const { config } = useSite();
  const [round, setRound] = useState<{ count: number; results: Results }>({ count: 0, results: {} });
  useEffect(() => {
    let isCurrent = true;
    const runAll = async (checks: readonly Check[]) => {
      const runOne = async (check: Check) => {
        const isOk = await runCheck(check, config);
        if (isCurrent) setRound((now) => ({ ...now, results: { ...now.results, [check.id]: isOk } }));
      };
      await Promise.all(checks.map(runOne));
    };
    void (async () => {
      await runAll(CHECKS.filter(({ isHeavy }) => !isHeavy));
      await runAll(CHECKS.filter(({ isHeavy }) => isHeavy));
    })();
    return () => {
      isCurrent = false;
    };
  }, [round.count, config]);
  return {
    results: round.results,
    isDone: CHECKS.every(({ id }) => id in round.results),
    again: () => setRound(({ count }) => ({ count: count + 1, results: {} })),
  };
}
