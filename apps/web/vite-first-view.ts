import type { Plugin, Rolldown } from "vite";
import { HYDRATED_EVENT } from "./src/lib/page/hydrated-event.ts";

const PRELOADED_FONT = /nunito-latin-wght-normal.*\.woff2$/;

/**
 * Loads all `later` files in parallel after the first paint (at once in a hidden tab, which does not paint) and runs
 * the last, the entry. A click before hydration is replayed afterwards; forms that work without scripts are left alone.
 */
const STARTER = `const start = () => {
  const links = [...document.querySelectorAll('link[rel="later"]')];
  for (const link of links) link.rel = "modulepreload";
  import(links.at(-1).href);
};
if (document.visibilityState === "hidden") start();
else if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
} else requestAnimationFrame(() => setTimeout(start));

let pressed;
const keep = (event) => {
  const button = event.target.closest("button");
  if (!button || button.form?.method === "get") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
};
addEventListener("click", keep, true);
addEventListener("${HYDRATED_EVENT}", () => {
  removeEventListener("click", keep, true);
  pressed?.click();
}, { once: true });
`;

/**
 * Makes the first paint independent of other files: the entry's styles are inlined, the text font is preloaded, and a
 * tiny script file loads the scripts after the first paint.
 */
export function firstView(): Plugin {
  let styles = "";
  let starter = "";
  return {
    name: "first-view",
    apply: "build",
    // Before the bundler maps style sheets to chunks, so that the inlined one is not loaded again.
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const chunk of firstChunks(bundle)) {
          for (const fileName of chunk.viteMetadata?.importedCss ?? []) {
            const sheet = bundle[fileName];
            if (sheet?.type === "asset")
              styles += String(sheet.source)
                .replace(/\/\*.*?\*\//g, "")
                .trim();
            delete bundle[fileName];
          }
          chunk.viteMetadata?.importedCss.clear();
        }
        starter = this.getFileName(this.emitFile({ type: "asset", name: "start.js", source: STARTER }));
      },
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const font = Object.keys(bundle).find((fileName) => PRELOADED_FONT.test(fileName));
        if (!font || !styles) throw new Error("the first view has no font or no styles");
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
        const script = `<script type="module" crossorigin fetchpriority="low" src="/${starter}"></script>`;
        const later: string[] = [];
        return (
          html
            .replaceAll(
              /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/g,
              (_, file: string) => {
                later.push(`<link rel="later" crossorigin href="${file}">`);
                return "";
              },
            )
            // Before the page's own head elements, so that its styles override these.
            .replace("<!--head-->", () => `${preload}\n    <style>${styles}</style>\n    <!--head-->`)
            .replace("</body>", () => `  ${[...later, script].join("\n    ")}\n  </body>`)
        );
      },
    },
  };
}

/** The entry and its static imports, in execution order. */
function firstChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) {
      if (!found.has(imported)) visit(imported);
    }
    found.add(chunk);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(visit);
  return [...found];
}
