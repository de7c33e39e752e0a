import fs from "node:fs";
import path from "node:path";

/** The folders whose style sheets are checked. */
const STYLED = /^(?:apps\/web\/src|packages\/game-kit\/src\/shell)\//;

/**
 * The style sheets without comments and quoted text; line breaks stay, so that lines can be counted.
 * @param {string} root
 * @param {string[]} files paths from the repository's root
 * @returns {{ file: string, css: string }[]}
 */
export function readStyleSheets(root, files) {
  return files
    .filter((file) => STYLED.test(file) && file.endsWith(".css"))
    .map((file) => ({ file, css: blankText(fs.readFileSync(path.join(root, file), "utf8")) }));
}

/** @param {string} css */
function blankText(css) {
  return css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (text) => text.replaceAll(/[^\n]/g, " "));
}

/**
 * @param {string} text
 * @param {number} place
 */
export function lineAt(text, place) {
  return text.slice(0, place).split("\n").length;
}
