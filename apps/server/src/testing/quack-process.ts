import { spawn } from "node:child_process";
import path from "node:path";
import { PATHS } from "#paths.ts";

const QUACK = path.join(PATHS.root, "apps/server/dist/quack.js");

type QuackExit = { code: number | null; out: string; err: string };

/** A command as an operator runs it: the built bundle in a separate process. */
export function startQuack(env: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [QUACK, ...words], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const ended = new Promise<QuackExit>((resolve) => child.once("close", (code) => resolve({ code, out, err })));
  return { ended, kill: () => child.kill("SIGKILL") };
}

export const quack = (env: Record<string, string>, ...words: string[]): Promise<QuackExit> =>
  startQuack(env, ...words).ended;
