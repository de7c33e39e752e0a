import fs from "node:fs";
import type { ReleasedView } from "./golden-clips.ts";

const RELEASED = new URL("../../../../games/released-views/", import.meta.url);
/** Views of two releases from before the first players, built from the sources of their time. */
const OLDER = new URL("./older-views/", import.meta.url);
const NAME = /^([a-z0-9-]+)\.([0-9a-f]{16})\.[0-9a-f]{16}\.js$/;

export type KeptView = { id: string; version: string; load(): Promise<ReleasedView> };

export const releasedViews = (): KeptView[] => viewsIn(RELEASED);
export const olderViews = (): KeptView[] => viewsIn(OLDER);

function viewsIn(folder: URL): KeptView[] {
  return fs.readdirSync(folder).flatMap((name) => {
    const [, id, version] = NAME.exec(name) ?? [];
    if (!id || !version) return [];
    return [
      { id, version, load: () => import(/* @vite-ignore */ new URL(name, folder).href) as Promise<ReleasedView> },
    ];
  });
}
