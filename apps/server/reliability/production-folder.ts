import fs from "node:fs";
import path from "node:path";
import { PATHS } from "#paths.ts";

type LockEntry = {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

/** Copies exactly what an image contains: the files of the list, and the packages that production needs. */
export function copyProductionFiles(target: string): void {
  const list = JSON.parse(fs.readFileSync(inRoot("deploy/production-files.json"), "utf8")) as string[];
  const lock = JSON.parse(fs.readFileSync(inRoot("package-lock.json"), "utf8")) as Lock;
  for (const name of [...list, ...productionPackages(lock)]) {
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.cpSync(inRoot(name), path.join(target, name), { recursive: true, verbatimSymlinks: true, filter: isOfPackage });
  }
}

const inRoot = (name: string) => path.join(PATHS.root, name);

// A package inside another package is an entry of its own.
const isOfPackage = (file: string) => !/node_modules\/.+\/node_modules$/.test(path.relative(PATHS.root, file));

/**
 * The folders that `npm ci --omit=dev -w apps/server --include-workspace-root` installs, without asking a registry.
 * Packages of this project are part of the bundle.
 */
function productionPackages({ packages }: Lock): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder]!;
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      const place = resolve(packages, folder, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      visit(packages[place]!.link ? packages[place]!.resolved! : place);
    }
  };
  for (const start of ["", "apps/server"]) visit(start);
  return [...found].filter((place) => !packages[place]!.link && fs.existsSync(inRoot(place)));
}

/** Where Node finds a package: beside the one that imports it, or in a folder above. */
function resolve(packages: Lock["packages"], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder).replace(/^\.$/, "")) {
    const place = path.posix.join(folder, "node_modules", name);
    if (packages[place]) return place;
    if (folder === "") return undefined;
  }
}
