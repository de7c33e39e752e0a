import fs from "node:fs";
import path from "node:path";
import { listAll } from "./house-violations.mjs";

const FOLDERS = ["apps", "packages", "games", "supabase", "e2e", "bench", "scripts", "docs", ".ci", ".github"];
const SOURCE = /[\w>*}]\.(ts|tsx|mts|mjs|css|svg|webp|webm)$/;
const PATH = /^[\w@.<{*][\w@.<>{},*/-]*$/;
/** What the build writes is not in the repository. */
const BUILT = /(^|\/)dist(\/|$)/;
const CODE_BLOCK = /^ *```[\s\S]*?^ *```/gm;

/**
 * Links to files and headings that do not exist, and code spans that look like a path of the repository and are none.
 * @param {string} root
 * @param {{ examples?: string[] }} [options] paths that a guide asks its reader to make
 * @returns {import("./house-violations.mjs").Violation[]}
 */
export function findWrongDocPaths(root, { examples = [] } = {}) {
  const known = knownPaths(root);
  return documents(root).flatMap((file) => {
    const text = blankBlocks(fs.readFileSync(path.join(root, file), "utf8"));
    return text.split("\n").flatMap((words, index) => {
      const problems = [...wrongLinks(root, file, words), ...wrongSpans(words, known, examples)];
      return problems.map((problem) => ({ file, line: index + 1, problem }));
    });
  });
}

/** @param {string} root */
function documents(root) {
  const top = fs.readdirSync(root).filter((name) => name.endsWith(".md"));
  return [...top, ...listAll(root, "docs").filter((name) => name.endsWith(".md"))];
}

/** Every file and folder, so that a path can be compared with all ends of them. @param {string} root */
function knownPaths(root) {
  const files = [...fs.readdirSync(root), ...FOLDERS.flatMap((folder) => listAll(root, folder))];
  const folders = files.flatMap((file) => {
    const parts = file.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
  });
  return [...new Set([...files, ...folders])];
}

/** Code blocks become empty lines, so that the numbers of the lines stay. @param {string} text */
function blankBlocks(text) {
  return text.replaceAll(CODE_BLOCK, (block) => block.replaceAll(/[^\n]/g, ""));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} words
 */
function wrongLinks(root, file, words) {
  const targets = [...words.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [to = "", anchor] = target.split("#");
      const absolute = to === "" ? path.join(root, file) : path.join(root, path.dirname(file), to);
      if (!fs.existsSync(absolute)) return [`links to ${target}: there is no such file`];
      if (anchor === undefined || headings(absolute).includes(anchor)) return [];
      return [`links to ${target}: there is no such heading`];
    });
}

/** The anchors that GitHub makes of headings. @param {string} file */
function headings(file) {
  const lines = blankBlocks(fs.readFileSync(file, "utf8")).match(/^#+ .*$/gm) ?? [];
  return lines.map((line) =>
    line
      .replace(/^#+ /, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/**
 * @param {string} words
 * @param {string[]} known
 * @param {string[]} examples
 */
function wrongSpans(words, known, examples) {
  const spans = [...words.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
  return spans
    .flatMap((span) => {
      const parts = span.split(/\s+/);
      // In a command, a word such as supabase/tests/streak may be a part of a path, to choose tests by.
      return parts.length === 1 ? parts.filter(isPath) : parts.filter((part) => isPath(part) && SOURCE.test(part));
    })
    .filter((span) => !BUILT.test(span) && !examples.includes(span) && !isKnown(span, known))
    .map((span) => `names ${span}: there is no such path`);
}

/** @param {string} span */
function isPath(span) {
  if (!PATH.test(span)) return false;
  const [first = ""] = span.split("/");
  return SOURCE.test(span) || (span.includes("/") && (FOLDERS.includes(first) || span.includes("*")));
}

/**
 * A path may leave out folders at its beginning, and have `*` or `<name>` in it.
 * @param {string} span
 * @param {string[]} known
 */
function isKnown(span, known) {
  const pattern = span
    .replace(/^@quackademy\/([^/]+)\//, "packages/$1/src/")
    .replace(/\/$/, "")
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<[^>]+>|\*+/g, "[^/]*")
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(",", "|")})`);
  const end = new RegExp(`(^|/)${pattern}$`);
  return known.some((each) => end.test(each));
}
