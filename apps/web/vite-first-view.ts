import type { Plugin, Rolldown } from "vite";
import { ALIVE } from "./src/lib/page/alive.ts";

const PRELOADED_FONT = /nunito-latin-wght-normal.*\.woff2$/;

/**
 * Fetches what the page names as `later`, all of it at once, and runs the last of it, which is the entry. It waits until
 * the first paint is on the screen; where a browser does not tell, until it is about to be. A hidden tab paints nothing,
 * so it does not wait.
 *
 * Somebody may press a button before the page can hear it: that press is kept, and done when the page is alive. Forms
 * that work without scripts are left alone.
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
addEventListener("${ALIVE}", () => {
  removeEventListener("click", keep, true);
  pressed?.click();
}, { once: true });
`;

/**
 * What the first paint needs travels in the page itself: the entry's styles are inlined (one round trip less), the text
 * font is preloaded, and the scripts wait until the page has been painted. One that hardly weighs anything calls them.
 */
export function firstView(): Plugin {
  let styles = "";
  let starter = "";
  return {
    name: "first-view",
    apply: "build",
    // Before the bundler writes down which stylesheet belongs to which chunk: nobody should fetch this one again.
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
            // Before what a page adds to the head, so that its own styles have the last word.
            .replace("<!--head-->", () => `${preload}\n    <style>${styles}</style>\n    <!--head-->`)
            .replace("</body>", () => `  ${[...later, script].join("\n    ")}\n  </body>`)
        );
      },
    },
  };
}

/** The entry and what it imports at once, in the order in which they run. */
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
