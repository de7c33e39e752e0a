import { spawn } from "node:child_process";
import path from "node:path";
import { PATHS } from "#paths.ts";

const MAIN = path.join(PATHS.root, "apps/server/dist/main.js");

export type ProcessExit = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** The gateway as an operator runs it: the built bundle in a separate process. */
export type GatewayProcess = {
  url: string;
  port: number;
  pid: number;
  startedInMs: number;
  ended: Promise<ProcessExit>;
  /** Sends the signal and waits for the exit. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<ProcessExit>;
};

/** The process ended before it listened. */
export class StartError extends Error {
  readonly ending: ProcessExit;

  constructor(ending: ProcessExit) {
    super(`The gateway did not start (code ${ending.code}, signal ${ending.signal}):\n${ending.output}`);
    this.ending = ending;
  }
}

type StartOptions = { killAfterMs?: number; nodeFlags?: string[]; command?: string[] };

/** Starts the gateway and waits until it listens. `killAfterMs` may kill it before that. */
export async function startGatewayProcess(
  env: Record<string, string>,
  { killAfterMs, nodeFlags = [], command = [process.execPath, ...nodeFlags, MAIN] }: StartOptions = {},
): Promise<GatewayProcess> {
  const begun = performance.now();
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, NODE_ENV: "production", DRAIN_SECONDS: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Kills the child when the test process exits early.
  const orphaned = () => child.kill("SIGKILL");
  process.once("exit", orphaned);
  const timer = killAfterMs === undefined ? undefined : setTimeout(orphaned, killAfterMs);

  let output = "";
  const ended = new Promise<ProcessExit>((resolve) => {
    child.once("close", (code, signal) => {
      process.off("exit", orphaned);
      clearTimeout(timer);
      resolve({ code, signal, output });
    });
  });
  const opened = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const url = / is open at (http:[^\s"]+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
  });
  const url = await Promise.race([opened, ended.then((ending) => Promise.reject(new StartError(ending)))]);
  clearTimeout(timer);
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid!,
    startedInMs: performance.now() - begun,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
