import type { BuildFile } from "./read-folder.mjs";

export type Push = {
  site: string;
  key: string;
  name: string;
  files: BuildFile[];
  note?: string;
  flags?: string[];
  submits?: boolean;
  say?: (line: string) => void;
};
export type Pushed = { id: string; number: number; hash: string; status: string; findings: unknown[] };

/** The site refused: the message says why. */
export class PushRefused extends Error {}

/** Pushes a build of a class: sends the list of files, then only those that the site does not have yet. */
export function pushBuild(push: Push): Promise<Pushed>;
