// `deno run -A judge-golden-runs.ts`: judges every recorded run with this runtime, and prints the verdicts that differ.
import { judgeReplay } from "../judge-replay.ts";
import { loadRules } from "../load-rules.ts";
import { GOLDEN_RUNS, playedRuns } from "./golden-runs.ts";
import { asSubmitted } from "./recorded-run.ts";

const PATIENCE_MS = 60_000;

const wrong: string[] = [];
let accepted = 0;
for (const { app, version, runs } of GOLDEN_RUNS) {
  const rules = (await loadRules(app, version))!;
  for (const run of [...runs, ...playedRuns(app, version)]) {
    const verdict = judgeReplay(rules, asSubmitted(rules, app, version, run), PATIENCE_MS);
    if (verdict.accept && verdict.score === run.score) accepted += 1;
    else wrong.push(`${app}.${version}: ${JSON.stringify(verdict)}`);
  }
}
console.log(JSON.stringify({ accepted, wrong }));
