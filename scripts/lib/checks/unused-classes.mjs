import fs from "node:fs";
import path from "node:path";
import { lineAt, readStyleSheets } from "./style-sheets.mjs";

const CODE = /^(?:apps\/web\/(?:src|index)|packages\/game-kit\/(?:src|template)|games\/).*\.(?:ts|tsx|html)$/;
const MARKUP = /^apps\/web\/src\/.*\.tsx$/;
const TEST = /\.test\.tsx?$/;
const SELECTOR = /[^{};]+(?=\{)/g;
const LITERAL = /"[^"\n]*"|`[^`]*`/g;
const CLASS = /\.(-?[a-z][\w-]*)/gi;
/** Classes of the toast library. */
const FOREIGN = /^Toastify/;

/**
 * Classes that only a style sheet knows, and classes that only the markup knows.
 * @param {string} root
 * @param {string[]} files paths from the repository's root
 * @returns {import("./house-violations.mjs").Violation[]}
 */
export function findUnusedClasses(root, files) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), "utf8");
  const sources = files.filter((file) => CODE.test(file) && !TEST.test(file));
  const code = sources.map(read).join("\n");
  const words = new Set((code.match(LITERAL) ?? []).flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const styled = readStyleSheets(root, files).flatMap(({ file, css }) => classesIn(css).map((at) => ({ file, ...at })));
  const names = new Set(styled.map(({ name }) => name));

  const unused = styled
    .filter(({ name }) => !words.has(name) && !FOREIGN.test(name) && !isBuilt(name, code))
    .map(({ file, line, name }) => ({ file, line, problem: `styles the class ${name}, which no code sets` }));
  const unstyled = sources
    .filter((file) => MARKUP.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/className="([^"]*)"/g)].flatMap((found) =>
        (found[1] ?? "")
          .split(" ")
          .filter((name) => name !== "" && !names.has(name))
          .map((name) => ({
            file,
            line: lineAt(read(file), found.index),
            problem: `sets the class ${name}, which no style sheet has`,
          })),
      ),
    );
  return [...unused, ...unstyled];
}

/** @param {string} css */
function classesIn(css) {
  return [...css.matchAll(SELECTOR)].flatMap((selector) =>
    [...selector[0].matchAll(CLASS)].map((found) => ({
      name: found[1] ?? "",
      line: lineAt(css, selector.index + found.index),
    })),
  );
}

/**
 * Whether a template builds the class: `rank--${place}` builds `rank--1`.
 * @param {string} name
 * @param {string} code
 */
function isBuilt(name, code) {
  const end = name.lastIndexOf("-") + 1;
  return end > 0 && code.includes(`${name.slice(0, end)}\${`);
}
