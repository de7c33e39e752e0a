import { cacheCatalogue } from "./page-catalogue.ts";
import { isPlayPage } from "./play-page.ts";

/** The hosts and isolation that the page of a class needs for its game. */
export type ClassFrames = {
  /** Hosts of a game that was not uploaded here. */
  hosts: string[];
  /** Whether its game needs shared memory. Only the page that holds nothing else gets it. */
  isIsolated: boolean;
};

type Frame = { id: string; entry: string | null; flags?: string[] };

const CLASS_PAGE = /^\/(?:class|play)\/([^/?#]+)\/?(?:[?#]|$)/;
const NONE: ClassFrames = { hosts: [], isIsolated: false };

/** Looks the class of a page up in the catalogue, which is read at most once in two seconds. */
export function classFrames(loadApps: () => Promise<unknown[] | null>): (url: string) => Promise<ClassFrames> {
  const catalogue = cacheCatalogue(loadApps);
  return async (url) => {
    const id = idIn(CLASS_PAGE.exec(url)?.[1]);
    if (id === undefined) return NONE;
    const { apps } = await catalogue();
    const app = (apps as Frame[] | null)?.find((each) => each.id === id);
    if (!app) return NONE;
    return {
      hosts: app.entry?.startsWith("https://") ? [`${new URL(app.entry).origin}/`] : [],
      isIsolated: isPlayPage(url) && (app.flags?.includes("threads") ?? false),
    };
  };
}

function idIn(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part).toLowerCase().replaceAll(" ", "-");
  } catch {
    return undefined;
  }
}
