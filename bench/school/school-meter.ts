import fs from "node:fs";
import http from "node:http";
import type { GatewayProcess } from "@quackademy/server/testing/gateway-process.ts";

export type Phase = "bell" | "steady";
export type Answer = { status: number; body: string };
type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Sends requests over kept connections, and remembers latencies and statuses by kind and phase. */
export class SchoolMeter {
  phase: Phase = "bell";
  readonly latencies = new Map<string, number[]>();
  readonly statuses = new Map<string, number>();
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 512 });

  async ask({ port }: { port: number }, kind: string, { method, path, headers, body }: Sent): Promise<Answer> {
    const { phase } = this;
    const begun = performance.now();
    const answer = await new Promise<Answer>((resolve) => {
      const sized = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const request = http.request(
        { port, host: "127.0.0.1", method, path, headers: { ...headers, ...sized }, agent: this.#agent },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode!, body: text }));
          response.on("error", () => resolve({ status: 0, body: "" }));
        },
      );
      request.on("error", () => resolve({ status: 0, body: "" }));
      request.end(body);
    });
    this.took(phase, kind, performance.now() - begun);
    const key = `${kind} ${answer.status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
    return answer;
  }

  took(phase: Phase, kind: string, ms: number): void {
    for (const key of [`${phase} ${kind}`, `${phase} all`]) {
      if (key.endsWith(" all") && kind === "verdict") continue;
      const list = this.latencies.get(key);
      if (list) list.push(ms);
      else this.latencies.set(key, [ms]);
    }
  }

  countOf(isCounted: (status: number) => boolean): number {
    return [...this.statuses].reduce(
      (sum, [key, count]) => sum + (isCounted(Number(key.split(" ").at(-1))) ? count : 0),
      0,
    );
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** CPU seconds and resident megabytes of each gateway. */
export function readProcesses(gateways: GatewayProcess[]): { cpuSeconds: number; memoryMb: number }[] {
  return gateways.map(({ pid }) => {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100, memoryMb: (pages * 4096) / 1e6 };
  });
}
