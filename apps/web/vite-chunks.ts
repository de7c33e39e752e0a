import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = fileURLToPath(new URL("src/entry-client.tsx", import.meta.url));
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]|^\0rolldown/;

/**
 * Which file a module goes to. Left alone, the bundler makes a crumb of every module that two lazy pages share, and each
 * crumb is a request of the first visit.
 */
export function chunkGroups() {
  let first: Set<string> | undefined;
  const isFirst = (id: string, graph: Graph) => (first ??= reachableFrom(ENTRY, graph)).has(id);
  return [
    // Libraries change rarely: in a file of their own they stay cached from one release to the next.
    { name: "vendor", test: VENDOR, priority: 2 },
    {
      name: (id: string, graph: Graph) => (isFirst(id, graph) ? "first" : null),
      debugName: "first",
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}

/** Whoever fetches a page later has these files already. */
export function leaveOutFirst(_file: string, dependencies: string[]): string[] {
  return dependencies.filter((file) => !/assets\/(vendor|first|rolldown-runtime)-/.test(file));
}

/** What a module brings along at once; what it fetches later does not count. */
function reachableFrom(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, found);
  return found;
}
