import { type BuildPlan, planBuild, sizeProblem } from "./plan-build.ts";
import { type ByteLimits, newBudget, readDirectory, unpackEntry } from "./read-zip.ts";
import { sha256 } from "./sha256.ts";

/** What an author dropped: one zip, or files with their paths. */
export type Source = { kind: "zip"; file: Blob } | { kind: "files"; files: { path: string; file: Blob }[] };
export type UnpackedFile = { path: string; bytes: number; sha256: string; body: Blob };
export type Unpacked = Pick<BuildPlan, "dropped" | "refused" | "bytes"> & { files: UnpackedFile[] };
export type UnpackProgress = { done: number; of: number };

/**
 * Unpacks and hashes a game on the author's device. If a file is refused, nothing is unpacked, so that the author sees
 * all reasons at once.
 */
export async function unpack(
  source: Source,
  onProgress: (progress: UnpackProgress) => void,
  limits?: ByteLimits,
): Promise<Unpacked> {
  const { plan, read } = source.kind === "zip" ? await openZip(source.file, limits) : openFolder(source.files);
  const { dropped, bytes } = plan;
  if (plan.refused.length > 0) return { dropped, bytes, refused: plan.refused, files: [] };
  const files: UnpackedFile[] = [];
  const refused: Unpacked["refused"] = [];
  let total = 0;
  for (const { path, from } of plan.files) {
    const body = await read(from);
    total += body.length;
    // A zip's directory can lie about sizes, and a folder's file can grow.
    const problem = sizeProblem(body.length);
    if (problem) refused.push({ path, text: problem });
    files.push({ path, bytes: body.length, sha256: await sha256(body), body: new Blob([body]) });
    onProgress({ done: files.length, of: plan.files.length });
  }
  return { dropped, refused, bytes: total, files };
}

type Opened = { plan: BuildPlan; read: (from: string) => Promise<Uint8Array<ArrayBuffer>> };

async function openZip(zip: Blob, limits: ByteLimits | undefined): Promise<Opened> {
  const entries = await readDirectory(zip);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const budget = newBudget(limits);
  return { plan: planBuild(entries), read: (from) => unpackEntry(zip, byPath.get(from)!, budget) };
}

function openFolder(files: { path: string; file: Blob }[]): Opened {
  const byPath = new Map(files.map(({ path, file }) => [path, file]));
  return {
    plan: planBuild(files.map(({ path, file }) => ({ path, bytes: file.size }))),
    read: async (from) => new Uint8Array(await byPath.get(from)!.arrayBuffer()),
  };
}
