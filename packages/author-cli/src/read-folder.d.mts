/** A file of a build: its name in the build, and how to read it. */
export type BuildFile = { path: string; sha256: string; bytes: number; read: () => Buffer };

export function readFolder(folder: string): BuildFile[];
export function buildFile(name: string, content: Buffer, read: () => Buffer): BuildFile;
