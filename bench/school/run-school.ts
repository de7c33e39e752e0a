import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SchoolReport } from "./school-load.ts";
import type { SchoolPlan } from "./school-model.ts";

export type SchoolOrder = { engine: string; plan: SchoolPlan; processes: number };

/**
 * Runs a plan on a new site, in a process of its own: the load lowers its priority, and the gateways of the next load
 * would inherit it.
 */
export function runSchool(engine: string, plan: SchoolPlan, processes = 1): Promise<SchoolReport> {
  // "advanced" keeps NaN, the figure of what was not measured.
  const child = fork(fileURLToPath(new URL("school-process.ts", import.meta.url)), { serialization: "advanced" });
  child.send({ engine, plan, processes } satisfies SchoolOrder);
  return new Promise((resolve, reject) => {
    child.once("message", (report) => resolve(report as SchoolReport));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The load ended without a report (code ${code}).`)));
  });
}
