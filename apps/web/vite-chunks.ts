import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = source("entry-client.tsx");
/** What players fetch after the first paint. */
const AFTERWARDS = source("app/account/account.ts");
/** What asks the server for data. Visitors need it without the rest of accounts. */
const CLIENT = source("lib/session/supabase-client.ts");
/** What counts visits and reports errors, where the operator wants that. The device keeps these for nobody. */
export const USAGE_CHUNKS = ["posthog", "sentry"] as const;
const USAGE = {
  posthog: /node_modules[\\/]posthog-js[\\/]/,
  sentry: /node_modules[\\/]@sentry[\\/]|features[\\/]analytics[\\/]sentry-client/,
};
/** Names and pictures of players: boards show them to visitors, who fetch nothing else of accounts. */
const PLAYERS =
  /src\/(lib\/(site\/format|data\/state-keys|session\/session-params)|ui\/avatar|features\/profile-data\/player-links-api)\.tsx?$/;
/** What several pages have in common, by what it is for. */
const TOGETHER: [name: string, modules: RegExp][] = [
  [
    "class-list",
    /classes\/(list\/(class-(hero|sheet)|playing-now-slot)|search\/(class-search-field|use-[a-z-]+))\.tsx?$/,
  ],
  ["controls", /src\/(ui\/(dialog|forms\/(form|choices|text-area|checkbox))|lib\/page\/online-button)\.(tsx|css)$/],
  ["boards", /src\/(ui\/ranking|features\/leaderboards\/[a-z-]+-api)\.(tsx?|css)$/],
  ["game", /src\/(features\/play\/(?!game-desk-api)|lib\/session\/call-function)|packages\/game-sdk\/src/],
];
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]|^\0rolldown/;
/** The first view changes nothing. */
const MUTATIONS = /(useMutation|mutationObserver)\.js$/;

/**
 * Which file a module goes to. Left alone, the bundler makes a crumb of every module that two lazy pages share, and each
 * crumb is a request of the first visit.
 */
export function chunkGroups() {
  return [
    ...USAGE_CHUNKS.map((name) => ({ name, test: USAGE[name], priority: 3 })),
    { name: "mutations", test: MUTATIONS, priority: 3, includeDependenciesRecursively: false },
    // Libraries change rarely: in a file of their own they stay cached from one release to the next.
    { name: "vendor", test: VENDOR, priority: 2 },
    reachedFrom(ENTRY, "first"),
    { name: "players", test: inSource(PLAYERS), priority: 1, includeDependenciesRecursively: false },
    reachedFrom(CLIENT, "client"),
    reachedFrom(AFTERWARDS, "account"),
    ...TOGETHER.map(([name, modules]) => ({
      name,
      test: inSource(modules),
      includeDependenciesRecursively: false,
    })),
  ];
}

const inSource = (modules: RegExp) => (id: string) => modules.test(id.replaceAll("\\", "/"));

function reachedFrom(entry: string, name: string) {
  let found: Set<string> | undefined;
  return {
    name: (id: string, graph: Graph) => ((found ??= reachableFrom(entry, graph)).has(id) ? name : null),
    debugName: name,
    priority: 1,
    includeDependenciesRecursively: false,
  };
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

function source(file: string): string {
  return fileURLToPath(new URL(`src/${file}`, import.meta.url));
}
