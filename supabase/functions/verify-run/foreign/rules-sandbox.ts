import releaseSync from "@jitl/quickjs-wasmfile-release-sync";
import {
  DefaultIntrinsics,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from "quickjs-emscripten-core";
import type { Seed } from "../../../../packages/game-kit/src/core/game-rules.ts";

/** A creator's rules, loaded and started. Only numbers and texts cross the border of the sandbox. */
export type SandboxedRules = {
  /** Steps through the inputs, and returns how many were used before the game was over. */
  advance(inputs: readonly { held: number; taps: readonly number[] }[]): number;
  isOver(): boolean;
  score(): number;
  hash(): number;
};

/** The rules failed or asked for too much. The sandbox is of no use any more. */
export class BrokenRules extends Error {}
export class OutOfFuel extends Error {}

export type SandboxOptions = {
  /** The interpreter, compiled. */
  module: WebAssembly.Module;
  source: string;
  seed: Seed;
  /** How often the interpreter may ask whether to go on: the same number on every machine, unlike a time. */
  fuel: number;
};

// `setMemoryLimit` of QuickJS lets allocations through; a WASM memory that cannot grow does not.
const PAGE_BYTES = 65_536;
const MEMORY = { initial: (16 * 2 ** 20) / PAGE_BYTES, maximum: (32 * 2 ** 20) / PAGE_BYTES };
const STACK_BYTES = 256 * 1024;

/** Removes what differs from run to run. Fetch, timers and the like do not exist in the sandbox. */
const PRELUDE = `"use strict";
for (const name of ["Date", "SharedArrayBuffer", "Atomics", "WeakRef", "FinalizationRegistry", "performance"]) {
  delete globalThis[name];
  Object.defineProperty(globalThis, name, { value: undefined });
}
delete Math.random;
for (const name of Object.getOwnPropertyNames(globalThis)) {
  const value = globalThis[name];
  if (typeof value === "object" || typeof value === "function") Object.freeze(value);
}
Object.freeze(globalThis);`;

/** Runs before the rules, so that these cannot change what it uses. */
const HARNESS = `(() => {
  "use strict";
  const { parse } = JSON;
  let rules, state;
  return {
    begin(given, seed) {
      rules = given;
      state = rules.start(parse(seed));
    },
    advance(text) {
      const inputs = parse(text);
      let used = 0;
      for (; used < inputs.length && !rules.isOver(state); used++) rules.step(state, inputs[used]);
      return used;
    },
    isOver: () => (rules.isOver(state) ? 1 : 0),
    score: () => rules.score(state),
    hash: () => rules.hash(state),
  };
})()`;

// Deno reads the types of this package as those of CommonJS, where the default import is the whole module.
const imported: unknown = releaseSync;
const RELEASE = imported as QuickJSSyncVariant;

/**
 * Starts rules in an interpreter of their own: a new memory for each run, which is thrown away with it. The caller
 * limits the time as well, because a single call of a builtin uses no fuel.
 */
export async function openRulesSandbox({ module, source, seed, fuel }: SandboxOptions): Promise<SandboxedRules> {
  const wasmMemory = new WebAssembly.Memory(MEMORY);
  const variant = newVariant(RELEASE, { wasmModule: module, wasmMemory });
  const runtime = (await newQuickJSWASMModuleFromVariant(variant)).newRuntime();
  let left = fuel;
  runtime.setInterruptHandler(() => --left < 0);
  runtime.setMaxStackSize(STACK_BYTES);
  const context = runtime.newContext({ intrinsics: { ...DefaultIntrinsics, Date: false } });

  /** Whatever goes wrong inside is the fault of the rules, even if it breaks the interpreter. */
  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (left < 0) throw new OutOfFuel("the rules need too much work");
      throw error instanceof BrokenRules ? error : new BrokenRules(String(error));
    }
  }

  return attempt(() => {
    evaluate(context, PRELUDE, "global").dispose();
    const harness = evaluate(context, HARNESS, "global");
    const rules = context.getProp(evaluate(context, source, "module"), "rules");
    if (context.typeof(rules) !== "object") throw new BrokenRules("the module exports no rules");
    const call = (name: string, ...given: QuickJSHandle[]): number => {
      const answer = context.unwrapResult(
        context.callFunction(context.getProp(harness, name), context.undefined, ...given),
      );
      const value: unknown = context.typeof(answer) === "number" ? context.getNumber(answer) : undefined;
      answer.dispose();
      for (const each of given) each.dispose();
      return value as number;
    };
    call("begin", rules, context.newString(JSON.stringify(seed)));
    const whole = (name: string) =>
      attempt(() => {
        const value = call(name);
        if (!Number.isSafeInteger(value)) throw new BrokenRules(`${name} is not a whole number`);
        return value;
      });
    return {
      advance: (inputs) => attempt(() => call("advance", context.newString(JSON.stringify(inputs)))),
      isOver: () => whole("isOver") === 1,
      score: () => whole("score"),
      hash: () => whole("hash"),
    };
  });
}

function evaluate(context: QuickJSContext, code: string, type: "global" | "module"): QuickJSHandle {
  return context.unwrapResult(context.evalCode(code, type === "module" ? "rules.js" : "site.js", { type }));
}
