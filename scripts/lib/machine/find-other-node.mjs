import path from "node:path";
import { downloadPackage } from "./npm-download.mjs";
import { runOrThrow } from "./run.mjs";

/** By major version: releases that npm has for every platform. */
const VERSIONS = { 22: "22.23.3", 24: "24.21.0" };

/**
 * Finds a Node of another major version, from npm, which has one for each platform.
 * @returns {Promise<string>} the path of its program
 */
export async function findOtherNode() {
  const own = process.versions.node.split(".")[0];
  const [, version = ""] = Object.entries(VERSIONS).findLast(([major]) => major !== own) ?? [];
  const [system, program] = process.platform === "win32" ? ["win", "bin/node.exe"] : [process.platform, "bin/node"];
  const directory = await downloadPackage({
    name: `node-${system}-${process.arch}`,
    version,
    folder: `node-${version}`,
    what: `Node ${version}`,
    prepare: async (directory) => {
      await runOrThrow(path.join(directory, program), ["--version"], { quiet: true });
    },
  });
  return path.join(directory, program);
}
