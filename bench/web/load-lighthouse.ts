import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

export type Lighthouse = (url: string, flags: object) => Promise<{ lhr: unknown } | undefined>;

/** Loads Lighthouse from its own package, which `npm run bench -- web` installs. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const file = createRequire(new URL("./lighthouse/package.json", import.meta.url)).resolve("lighthouse");
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return lighthouse;
}
