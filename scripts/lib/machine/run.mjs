import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT, inRoot } from "./repository.mjs";

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * Runs a command to its end. Its output is printed, or only collected with `quiet`.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd = ROOT, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32" && command === "npm",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));

    const stopForwarding = forwardSignals(child);
    child.once("error", (error) => {
      stopForwarding();
      reject(error);
    });
    child.once("close", (code, signal) => {
      stopForwarding();
      resolve({ code: code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)], output });
    });
  });
}

/**
 * Like `run`, but throws if the command fails.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function runOrThrow(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`\`${command} ${args.join(" ")}\` ended with code ${code}\n${output}`.trimEnd());
  return output;
}

/**
 * Runs a package's command without npm, which would cost a third of a second each time.
 * @param {string} file path from the root
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runTool = (file, args, options) => run(process.execPath, [inRoot(file), ...args], options);

// Every child adds a listener, and a dozen at once is not a leak.
process.setMaxListeners(50);

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exitCode = 128 + constants.signals[signal];
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
