import { register } from "node:module";
import type { Plugin } from "vite";

/** `npm:name@version/path`, as Deno writes a package. */
const NPM_SPECIFIER = /^npm:\/?((?:@[^/]+\/)?[^@/]+)(?:@[^/]*)?(\/.*)?$/;

/** The same package as Node names it. The version is the one that is installed. */
export function bareSpecifier(specifier: string): string {
  const match = NPM_SPECIFIER.exec(specifier);
  return match ? match[1]! + (match[2] ?? "") : specifier;
}

/** For building: lets a bundle resolve Deno's package names. */
export function npmSpecifiers(): Plugin {
  return {
    name: "npm-specifiers",
    enforce: "pre",
    resolveId(specifier, importer, options) {
      return specifier.startsWith("npm:") ? this.resolve(bareSpecifier(specifier), importer, options) : null;
    },
  };
}

// Runs in Node's loader thread, which cannot read TypeScript: hence a text.
const HOOKS = `const npm = new RegExp(${JSON.stringify(NPM_SPECIFIER.source)});
export function resolve(specifier, context, next) {
  const match = npm.exec(specifier);
  return next(match ? match[1] + (match[2] ?? "") : specifier, context);
}`;

let isRegistered = false;

/** For running the sources: teaches Node's own loader the same. A built server has no such names left. */
export function understandNpmSpecifiers(): void {
  if (isRegistered) return;
  isRegistered = true;
  register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
}
