import { parseSync } from "vite";

/** @typedef {{ specifier: string, line: number, isType: boolean }} Import */

/**
 * All imports of a source file: statements, re-exports, `import()` of modules and of types.
 * @param {string} file its name tells the language
 * @param {string} text
 * @returns {Import[]}
 */
export function readImports(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  /** @type {Import[]} */
  const imports = [];
  visit(program, (node) => {
    if (!IMPORTING.has(node.type) || typeof node.source?.value !== "string") return;
    const line = text.slice(0, node.source.start).split("\n").length;
    imports.push({ specifier: node.source.value, line, isType: isTypeOnly(node) });
  });
  return imports;
}

/** @typedef {Record<string, any>} Node */

const IMPORTING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);

/** @param {Node} node */
function isTypeOnly(node) {
  if (node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type") return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((/** @type {Node} */ each) => each.importKind === "type");
}

/**
 * @param {unknown} value
 * @param {(node: Node) => void} onNode
 */
function visit(value, onNode) {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, onNode);
  } else if (typeof value === "object" && value !== null) {
    if ("type" in value) onNode(value);
    for (const each of Object.values(value)) visit(each, onNode);
  }
}
