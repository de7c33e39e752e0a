import { register } from "node:module";
import type { Plugin } from "vite";

/** `npm:name@version/path`, Deno's package specifier. */
const NPM_SPECIFIER = /^npm:\/?((?:@[^/]+\/)?[^@/]+)(?:@[^/]*)?(\/.*)?$/;

/** Node's name for the same package. The version is the installed one. */
export function bareSpecifier(specifier: string): string {
  const match = NPM_SPECIFIER.exec(specifier);
  return match ? match[1]! + (match[2] ?? "") : specifier;
}

/** For builds: lets a bundle resolve Deno's package names. */
export function npmSpecifiers(): Plugin {
  return {
    name: "npm-specifiers",
    enforce: "pre",
    resolveId(specifier, importer, options) {
      return specifier.startsWith("npm:") ? this.resolve(bareSpecifier(specifier), importer, options) : null;
    },
  };
}

// Runs in Node's loader thread, which cannot load TypeScript: hence a string.
const HOOKS = `const npm = new RegExp(${JSON.stringify(NPM_SPECIFIER.source)});
export function resolve(specifier, context, next) {
  const match = npm.exec(specifier);
  return next(match ? match[1] + (match[2] ?? "") : specifier, context);
}`;

let isRegistered = false;

/** For running from source: teaches Node's loader the same. A built server has no such names left. */
export function registerNpmSpecifiers(): void {
  if (isRegistered) return;
  isRegistered = true;
  register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
}
