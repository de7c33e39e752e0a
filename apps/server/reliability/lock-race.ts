import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import type { LockOrder, LockOutcome } from "./lock-contender.ts";

const HEAD_START_MS = 20;

/** Processes that try to lock the same data directory at the same moment. */
export type LockRace = {
  /** The outcome of each. The winner keeps the lock until `release`. */
  run(dataDir: string): Promise<LockOutcome[]>;
  release(): Promise<void>;
  /** Kills the winner, and returns its process id. */
  killWinner(outcomes: LockOutcome[]): Promise<number>;
  close(): Promise<void>;
};

/** `script` is lock-contender.ts as JavaScript. */
export async function startLockRace(script: string, contenders: number): Promise<LockRace> {
  let children = Array.from({ length: contenders }, () =>
    fork(script, { stdio: ["ignore", "ignore", "inherit", "ipc"] }),
  );
  await Promise.all(children.map(answerOf));

  async function tellAll(order: LockOrder): Promise<LockOutcome[]> {
    const answers = Promise.all(children.map(answerOf));
    for (const child of children) child.send(order);
    return answers;
  }

  async function kill(child: ChildProcess): Promise<void> {
    children = children.filter((each) => each !== child);
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  return {
    run: (dataDir) => tellAll({ do: "try", dataDir, at: Date.now() + HEAD_START_MS }),
    release: async () => void (await tellAll({ do: "release" })),
    killWinner: async (outcomes) => {
      const { pid } = outcomes.find(({ outcome }) => outcome === "won")!;
      await kill(children.find((child) => child.pid === pid)!);
      return pid;
    },
    close: async () => void (await Promise.all(children.map(kill))),
  };
}

/** Restores the lock of a process that is gone. */
export function leaveStaleLock(dataDir: string, staleLock: string): void {
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(path.join(dataDir, "lock"), staleLock);
}

function answerOf(child: ChildProcess): Promise<LockOutcome> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error(`contender ${child.pid} died`));
    child.once("exit", died);
    child.once("message", (answer: LockOutcome) => {
      child.off("exit", died);
      resolve(answer);
    });
  });
}
