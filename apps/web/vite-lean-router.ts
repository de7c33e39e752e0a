import type { Plugin } from "vite";

const ROUTER_BUILD = /react-router[\\/]dist[\\/]production[\\/]/;

/**
 * react-router's exports name only its development build, and its modules are written so that no bundler may drop the
 * parts we do not use (forms, prefetching, scroll memory). Worth 5 kB of every first visit.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id !== "react-router") return;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id.replace("/development/", "/production/");
    },
    transform: {
      filter: { id: ROUTER_BUILD },
      handler(code) {
        const isDroppable = code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1");
        return { code: isDroppable, map: null };
      },
    },
  };
}
