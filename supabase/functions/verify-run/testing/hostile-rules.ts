const rulesWith = (parts: Partial<Record<"before" | "start" | "step" | "isOver" | "score" | "hash", string>>) => `
${parts.before ?? ""}
export const rules = {
  start() { ${parts.start ?? "return { frame: 0 };"} },
  step(state, inputs) { ${parts.step ?? ""}; state.frame += 1; },
  isOver(state) { ${parts.isOver ?? "return state.frame >= 60;"} },
  score(state) { ${parts.score ?? "return state.frame;"} },
  hash(state) { ${parts.hash ?? "return state.frame;"} },
};`;

/** Rules that end after a second of play, with a score of 60. */
export const TAME_RULES = rulesWith({});

export type Stopped = "broken rules" | "out of fuel" | "broken run" | "thread ended";

/** Rules that try to run for ever, to take memory, to reach the site or to be random, and how each of them ends. */
export const HOSTILE_RULES: Record<string, { source: string; stopped: readonly Stopped[] }> = {
  "an endless loop in a step": { source: rulesWith({ step: "for (;;);" }), stopped: ["out of fuel"] },
  "an endless loop at the start": { source: "for (;;); export const rules = {};", stopped: ["out of fuel"] },
  "an endless loop in a new function": {
    source: rulesWith({ step: `new Function("for (;;);")()` }),
    stopped: ["out of fuel"],
  },
  "a getter that never returns": {
    source: "export const rules = { get start() { for (;;); } };",
    stopped: ["out of fuel"],
  },
  "an error whose message never comes": {
    source: rulesWith({ step: "throw { get message() { for (;;); }, get stack() { for (;;); } }" }),
    stopped: ["out of fuel", "broken rules"],
  },
  "a proxy that answers with more work": {
    source: rulesWith({ step: "const p = new Proxy({}, { get: (t, k, r) => r[k + 1] }); p.x" }),
    stopped: ["broken rules", "out of fuel"],
  },
  "a regular expression that backtracks": {
    source: rulesWith({ step: `/^(a+)+$/.test("a".repeat(40) + "b")` }),
    stopped: ["out of fuel", "broken rules"],
  },
  "endless recursion": { source: rulesWith({ step: "(function again() { again(); })()" }), stopped: ["broken rules"] },
  "nested data without end": {
    source: rulesWith({ step: "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a)" }),
    stopped: ["thread ended", "broken rules"],
  },
  "an array that grows": {
    source: rulesWith({ step: "const a = []; for (;;) a.push({})" }),
    stopped: ["broken rules", "out of fuel"],
  },
  "a text that doubles": { source: rulesWith({ step: `let t = "a"; for (;;) t += t` }), stopped: ["broken rules"] },
  "200 MiB at once": { source: rulesWith({ step: "new Uint8Array(200 * 2 ** 20)" }), stopped: ["broken rules"] },
  "200 MiB in pieces": {
    source: rulesWith({ step: "const a = []; for (let i = 0; i < 200; i++) a.push(new Uint8Array(2 ** 20).fill(7))" }),
    stopped: ["broken rules"],
  },
  "a search that takes hours in one call": {
    source: rulesWith({ step: `("a".repeat(2 ** 22)).indexOf("a".repeat(2 ** 21) + "b")` }),
    stopped: ["thread ended", "broken rules", "out of fuel"],
  },
  "a number with a million digits": {
    source: rulesWith({ step: "(3n ** 4000000n).toString()" }),
    stopped: ["thread ended", "broken rules", "out of fuel"],
  },
  "a sort of everything": {
    source: rulesWith({ step: "new Array(2e6).fill(0).map((_, i) => -i).sort()" }),
    stopped: ["thread ended", "broken rules", "out of fuel"],
  },
  "the time": { source: rulesWith({ score: "return Date.now();" }), stopped: ["broken rules"] },
  dice: { source: rulesWith({ score: "return Math.random();" }), stopped: ["broken rules"] },
  "dice of its own making on Math": {
    source: rulesWith({ before: "Math.random = () => 1;" }),
    stopped: ["broken rules"],
  },
  "waiting for another thread": {
    source: rulesWith({ step: "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)" }),
    stopped: ["broken rules"],
  },
  "the process around it": {
    source: rulesWith({ step: `this.constructor.constructor("return process")().exit(1)` }),
    stopped: ["broken rules"],
  },
  "a request": { source: rulesWith({ step: `fetch("https://quack.test/")` }), stopped: ["broken rules"] },
  "an import": { source: `import fs from "node:fs"; ${TAME_RULES}`, stopped: ["broken rules"] },
  "an import while it runs": {
    source: rulesWith({ before: `await import("node:fs");` }),
    stopped: ["broken rules"],
  },
  "a start that waits for ever": {
    source: rulesWith({ before: "await new Promise(() => {});" }),
    stopped: ["broken rules"],
  },
  "the site's own functions replaced": {
    source: rulesWith({ before: "JSON.parse = () => []; globalThis.parse = () => [];" }),
    stopped: ["broken rules"],
  },
  "a score that is no number": {
    source: rulesWith({ score: "return { valueOf: () => 1 };" }),
    stopped: ["broken rules"],
  },
  "an endless score": { source: rulesWith({ score: "return Infinity;" }), stopped: ["broken rules"] },
  "a game that never ends": { source: rulesWith({ isOver: "return false;" }), stopped: ["broken run"] },
  "no rules at all": { source: "export const nothing = 1;", stopped: ["broken rules"] },
  "no script at all": { source: "\u0000\u0001 = export", stopped: ["broken rules"] },
};
