import { MAX_FILES } from "./file-limits.ts";
import type { Source } from "./unpack.ts";

type Found = { path: string; file: File };

/** Enough to say "too many files" without reading a whole disk. */
const MAX_READ = 5 * MAX_FILES;

/** What was dropped: one zip, one folder, or several files. Call it in the event, before anything is awaited. */
export function readDrop(dropped: DataTransfer): Promise<Source | null> {
  const entries = Array.from(dropped.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = [...dropped.files];
  if (entries.some(({ isDirectory }) => isDirectory)) return readEntries(entries);
  return Promise.resolve(readChosen(files));
}

/** The files of an input element. Those of a folder have their path in `webkitRelativePath`. */
export function readChosen(files: File[]): Source | null {
  const [first] = files;
  if (!first) return null;
  if (files.length === 1 && isZip(first)) return { kind: "zip", file: first };
  return { kind: "files", files: files.map((file) => ({ path: file.webkitRelativePath || file.name, file })) };
}

const isZip = ({ name, type }: File) =>
  /\.zip$/i.test(name) || type === "application/zip" || type === "application/x-zip-compressed";

async function readEntries(entries: FileSystemEntry[]): Promise<Source> {
  const files: Found[] = [];
  const waiting = [...entries];
  while (waiting.length > 0 && files.length < MAX_READ) {
    const entry = waiting.pop()!;
    if (entry.isFile) files.push({ path: pathOf(entry), file: await fileOf(entry as FileSystemFileEntry) });
    else waiting.push(...(await childrenOf(entry as FileSystemDirectoryEntry)));
  }
  return { kind: "files", files };
}

const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, "");

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A reader gives at most a hundred children at a time. */
async function childrenOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}
