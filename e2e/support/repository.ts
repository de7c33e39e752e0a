import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");

/** The absolute path of a file or folder of the repository. */
export const inRoot = (name: string) => path.join(ROOT, name);
