import fs from "node:fs";
import path from "node:path";
import { inRoot } from "#lib/machine/repository.mjs";

/** The kit's file with the buttons that every game asks for. */
const BUTTONS = inRoot("packages/game-kit/src/core/game-rules.ts");

/** `export const PHASE = { rolling: 0, fallen: 1 } as const;` */
const NUMBERS = /^(?:export )?const ([A-Z][A-Z_]*) = \{([^{}]*)\}(?: as const)?;$/gm;
const FIELD = /^(\w+): (-?\d+)$/;

/**
 * The lists of named whole numbers in a game's files, each by its name and field: `PHASE.fallen` is 1.
 * A name that stands in two files is left out.
 * @param {readonly string[]} sources
 * @returns {Map<string, string>}
 */
export function findNumbers(sources) {
  /** @type {Map<string, string>} */
  const numbers = new Map();
  /** @type {Set<string>} */
  const names = new Set();
  for (const [, name = "", body = ""] of sources.flatMap((source) => [...source.matchAll(NUMBERS)])) {
    const lines = body.replaceAll(/\/\*\*.*?\*\//gs, "").split(",");
    const fields = lines.map((line) => line.trim()).filter(Boolean);
    const pairs = fields.map((field) => FIELD.exec(field));
    const isNumbers = pairs.every((pair) => pair !== null);
    for (const pair of pairs) {
      if (!isNumbers || names.has(name)) numbers.delete(`${name}.${pair?.[1]}`);
      else numbers.set(`${name}.${pair?.[1]}`, pair?.[2] ?? "");
    }
    names.add(name);
  }
  return numbers;
}

/**
 * Writes the numbers where they are used: compressed, a script of 60 kB is 600 bytes smaller.
 * @param {string} code
 * @param {Map<string, string>} numbers
 */
export const inlineNumbers = (code, numbers) =>
  code.replaceAll(/(?<![.\w$"'`])[A-Z][A-Z_]*\.\w+\b/g, (use) => {
    const number = numbers.get(use);
    return number?.startsWith("-") ? `(${number})` : (number ?? use);
  });

/**
 * The plugin for a game's script. Rules and views are built without it: their bytes are their names.
 * @param {string} folder
 */
export function inlineGameNumbers(folder) {
  const everything = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const names = everything.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const files = [BUTTONS, ...names.map((name) => path.join(folder, name))];
  const numbers = findNumbers(files.map((file) => fs.readFileSync(file, "utf8")));
  return {
    name: "inline-numbers",
    enforce: /** @type {const} */ ("pre"),
    /** @param {string} code @param {string} id */
    transform: (code, id) =>
      id.startsWith(folder + path.sep) && id.endsWith(".ts")
        ? { code: inlineNumbers(code, numbers), map: null }
        : undefined,
  };
}
