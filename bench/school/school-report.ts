import os from "node:os";
import type { SchoolReport } from "./school-load.ts";

const ms = (value: number) => (Number.isNaN(value) ? "none" : `${Math.round(value)} ms`);

export function printReport(report: SchoolReport): void {
  const { engine, plan, gateways, signInMs, pageP99Ms, unusual } = report;
  const load = os.loadavg()[0]!.toFixed(1);
  console.log(
    `\n${engine}: ${plan.players} players, ${plan.signIns} sign-ins in ${plan.bellSeconds} s, then ${plan.minutes} min (load average ${load})`,
  );
  const lines: [string, string][] = [
    ["requests", `${report.requests}, ${report.perSecond.toFixed(0)} a second`],
    ["429 / other errors or lost", `${report.tooMany} / ${report.failed}`],
    ["sign-in p50 / p99", `${ms(signInMs.p50)} / ${ms(signInMs.p99)}`],
    ["class page p99, bell / steady", `${ms(pageP99Ms.bell)} / ${ms(pageP99Ms.steady)}`],
    ["all requests p99, steady", ms(report.steadyP99Ms)],
    ["verdicts, time to verdict p99", `${report.verdicts}, ${ms(report.verdictP99Ms)}`],
    ["processors of each gateway", gateways.map(({ processors }) => processors.toFixed(2)).join(" ")],
    ["processors of the database", report.databaseProcessors?.toFixed(2) ?? "in the gateway"],
    ["most memory of each gateway", gateways.map(({ memoryMb }) => `${memoryMb.toFixed(0)} MB`).join(" ")],
    [
      "growth of memory",
      Number.isNaN(report.memoryGrowth) ? "too short" : `${(report.memoryGrowth * 100).toFixed(0)} %`,
    ],
    ["other statuses", JSON.stringify(unusual)],
  ];
  for (const [name, value] of lines) console.log(`  ${name.padEnd(32)} ${value}`);
}
