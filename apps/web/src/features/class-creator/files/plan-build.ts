import { type Dropped, droppedAs, pathProblem } from "./check-path.ts";
import { formatBytes, MAX_BUILD_BYTES, MAX_FILE_BYTES, MAX_FILES } from "./file-limits.ts";

export type FileProblem = { path: string; text: string };
/** `path` is the file's place in the game; `from` its place in the zip or folder. */
export type PlannedFile = { path: string; from: string; bytes: number };
export type BuildPlan = {
  files: PlannedFile[];
  dropped: Partial<Record<Dropped, number>>;
  refused: FileProblem[];
  bytes: number;
};

/** Decides by names and sizes which files belong to the game. `bytes` is null where a zip does not say. */
export function planBuild(given: { path: string; bytes: number }[]): BuildPlan {
  const plan: BuildPlan = { files: [], dropped: {}, refused: [], bytes: 0 };
  const wanted = given.filter(({ path }) => {
    const kind = droppedAs(path);
    if (kind) plan.dropped[kind] = (plan.dropped[kind] ?? 0) + 1;
    return kind === null;
  });
  const root = rootOf(wanted.map(({ path }) => path));
  const taken = new Map<string, string>();
  for (const { path: from, bytes } of wanted) {
    const path = from.slice(root.length);
    const twin = taken.get(path.toLowerCase());
    const problem =
      pathProblem(path) ??
      (twin !== undefined ? `has the same name as ${twin}. Names must differ in more than capitals.` : null) ??
      sizeProblem(bytes);
    taken.set(path.toLowerCase(), path);
    if (problem) plan.refused.push({ path: path || from, text: problem });
    else plan.files.push({ path, from, bytes });
    plan.bytes += bytes;
  }
  plan.files.sort((a, b) => (a.path < b.path ? -1 : 1));
  plan.refused.push(...wholeProblems(plan, wanted.length));
  return plan;
}

/** Problems of the build as a whole. */
function wholeProblems({ files, bytes }: BuildPlan, count: number): FileProblem[] {
  if (count === 0) return [{ path: "", text: "There are no files in it." }];
  const found: FileProblem[] = [];
  if (!files.some(({ path }) => path === "index.html"))
    found.push({ path: "index.html", text: "is missing. It must be at the top of the folder: the game starts there." });
  if (count > MAX_FILES)
    found.push({
      path: "",
      text: `There are ${count} files; a game may have ${MAX_FILES}. Pack small pictures into one.`,
    });
  if (bytes > MAX_BUILD_BYTES)
    found.push({
      path: "",
      text: `All files have ${formatBytes(bytes)}; a game may have ${formatBytes(MAX_BUILD_BYTES)}.`,
    });
  return found;
}

export function sizeProblem(bytes: number): string | null {
  if (bytes <= MAX_FILE_BYTES) return null;
  return `has ${formatBytes(bytes)}; a file may have ${formatBytes(MAX_FILE_BYTES)}. Make it smaller or split it.`;
}

/** The one folder that holds everything, with its slash; empty if the game is at the top. */
function rootOf(paths: string[]): string {
  const first = paths[0] ?? "";
  const root = first.slice(0, first.indexOf("/") + 1);
  if (root === "" || root === "../" || root === "./" || paths.includes("index.html")) return "";
  return paths.every((path) => path.startsWith(root) && path.length > root.length) ? root : "";
}
