import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");

/** The path of a file or folder, named from the repository's root. */
export const inRoot = (name: string) => path.join(ROOT, name);
