import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = source("entry-client.tsx");
/** The account code, which players load after the first paint. */
const ACCOUNT = source("app/account/account.ts");
/** The data client. Visitors need it without the account code. */
const CLIENT = source("lib/session/supabase-client.ts");
const LISTENER = /src\/lib\/live\/live-client\.ts$/;
/** Analytics and error reports, where the operator wants them. */
const USAGE_CHUNKS = ["posthog", "sentry"] as const;
/**
 * The code that makes a video file of a clip, with its library and the empty module that stands for what the library imports
 * in Node. In a chunk of its own, that module would import this one, which calls it before it has run.
 */
const CLIP_EXPORT =
  /node_modules\/mediabunny\/|__vite-browser-external|features\/clips\/export\/(?!video-formats)|game-kit\/src\/(stage\/sound-synth|core\/random)/;
/** Chunks that few players ever need. The service worker does not cache them. */
export const RARE_CHUNKS = [...USAGE_CHUNKS, "clip-export"];
const USAGE = {
  posthog: /node_modules[\\/]posthog-js[\\/]/,
  sentry: /node_modules[\\/]@sentry[\\/]|features[\\/]analytics[\\/]sentry-client/,
};
/** Names and pictures of players. Without this group, a visitor of a class or a board loads 14 kB of account code. */
const PLAYERS =
  /src\/(lib\/(site\/format|data\/state-keys|session\/session-params)|ui\/avatar|features\/(profile-data\/player-links|offline\/offline-path)-api)\.tsx?$/;
/** Modules that several pages share. Without these groups, a board takes three more requests and 0.5 kB. */
const SHARED: [name: string, modules: RegExp][] = [
  [
    "class-list",
    /classes\/(list\/(class-(hero|sheet)|playing-now-slot)|search\/(class-search-field|use-[a-z-]+))\.tsx?$/,
  ],
  [
    "controls",
    /src\/(app\/pages\/page-group|ui\/(dialog|forms\/(form|choices|text-area|checkbox|password-field))|lib\/(page\/(online-button|words-form)|session\/session-checks|items\/rarity-mark)|features\/((appeal\/appeal|analytics\/share-usage)-api|play\/game-commands-api|reports\/report[a-z-]*))\.(tsx?|css)$/,
  ],
  ["boards", /src\/(ui\/ranking|features\/leaderboards\/(boards|leaderboards|ranking-rows)-api)\.(tsx?|css)$/],
  [
    "daily",
    /src\/(ui\/days\/day-pads|features\/(leaderboards\/daily|clips\/clip-paths)-api|app\/class-page\/run-link)\.(tsx?|css)$/,
  ],
  ["page-view", /src\/app\/(page-view|class-page\/title-rule)\.ts$/],
  ["class-ways", /src\/app\/class-page\/(home-class|title)-page\.tsx$/],
  [
    "clips",
    /src\/features\/clips\/(clip-(card|words|player-api)|clips-api|stage\/[a-z-]+)\.(tsx?|css)$|(useInfiniteQuery|infiniteQuery(Observer|Options))\.js$/,
  ],
  [
    "game",
    /src\/(features\/(play\/(?!game-commands-api)|claims\/claims-api)|app\/class-page\/run-actions|lib\/session\/call-function)|packages\/game-sdk\/src\/(?!check-clip|clip-)/,
  ],
];
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]|^\0rolldown/;
/** The first view has no mutations. */
const MUTATIONS = /(useMutation|mutationObserver)\.js$/;

/**
 * Assigns modules to chunks. By default the bundler makes a small chunk of every module that two lazy pages share, and
 * each is a request of the first visit.
 */
export function chunkGroups() {
  return [
    ...USAGE_CHUNKS.map((name) => ({ name, test: USAGE[name], priority: 3 })),
    { name: "clip-export", test: inSource(CLIP_EXPORT), priority: 3, includeDependenciesRecursively: false },
    { name: "mutations", test: MUTATIONS, priority: 3, includeDependenciesRecursively: false },
    // Libraries change rarely: in their own chunk they stay cached across releases.
    { name: "vendor", test: VENDOR, priority: 2 },
    reachedFrom(ENTRY, "first"),
    { name: "players", test: inSource(PLAYERS), priority: 1, includeDependenciesRecursively: false },
    // With the listener, so that the first chunk names one file less.
    reachedFrom(CLIENT, "client", inSource(LISTENER)),
    reachedFrom(ACCOUNT, "account"),
    ...SHARED.map(([name, modules]) => ({
      name,
      test: inSource(modules),
      // Above the libraries: lists with pages are no part of the first view.
      priority: name === "clips" ? 3 : 0,
      includeDependenciesRecursively: false,
    })),
  ];
}

const inSource = (modules: RegExp) => (id: string) => modules.test(id.replaceAll("\\", "/"));

function reachedFrom(entry: string, name: string, isWithIt: (id: string) => boolean = () => false) {
  let found: Set<string> | undefined;
  return {
    name: (id: string, graph: Graph) => ((found ??= reachableFrom(entry, graph)).has(id) || isWithIt(id) ? name : null),
    debugName: name,
    priority: 1,
    includeDependenciesRecursively: false,
  };
}

/** Leaves out files that are already loaded when a page is opened later. */
export function leaveOutFirst(_file: string, dependencies: string[]): string[] {
  return dependencies.filter((file) => !/assets\/(vendor|first|rolldown-runtime)-/.test(file));
}

/** The static imports of a module, recursively; dynamic imports do not count. */
function reachableFrom(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachableFrom(imported, graph, found);
  return found;
}

function source(file: string): string {
  return fileURLToPath(new URL(`src/${file}`, import.meta.url));
}
