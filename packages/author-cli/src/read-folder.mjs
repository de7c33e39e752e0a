import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * A file of a build: its name in the build, and how to read it.
 * @typedef {{ path: string, sha256: string, bytes: number, read: () => Buffer }} BuildFile
 */

const LEFTOVER = /(^|\/)(__MACOSX|\.git|\.svn|\.DS_Store|Thumbs\.db|desktop\.ini)(\/|$)|\.map$/i;

/**
 * The files of a folder, without what operating systems and tools leave behind. A link could lead anywhere, so it is
 * refused.
 * @param {string} folder
 * @returns {BuildFile[]}
 */
export function readFolder(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { entry, file, name: path.relative(folder, file).split(path.sep).join("/") };
    })
    .filter(({ name }) => !LEFTOVER.test(name))
    .flatMap(({ entry, file, name }) => {
      if (entry.isDirectory()) return [];
      if (!entry.isFile()) throw new Error(`${name} is a link or a device. Copy the file itself.`);
      return [buildFile(name, fs.readFileSync(file), () => fs.readFileSync(file))];
    });
}

/**
 * @param {string} name
 * @param {Buffer} content
 * @param {() => Buffer} read
 * @returns {BuildFile}
 */
export function buildFile(name, content, read) {
  return { path: name, sha256: createHash("sha256").update(content).digest("hex"), bytes: content.length, read };
}
