import type { Plugin, Rolldown } from "vite";

const PRELOADED_FONT = /nunito-latin-wght-normal.*\.woff2$/;

/**
 * What the first paint needs travels in the page itself: the entry's styles are inlined (one round trip less), the text
 * font is preloaded, and the scripts wait at the end, behind the pictures.
 */
export function firstView(): Plugin {
  let styles = "";
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
      },
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const font = Object.keys(bundle).find((fileName) => PRELOADED_FONT.test(fileName));
        if (!font || !styles) throw new Error("the first view has no font or no styles");
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
        const scripts: string[] = [];
        return (
          html
            .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, (tag) => {
              scripts.push(tag.trim().replace("crossorigin", 'crossorigin fetchpriority="low"'));
              return "";
            })
            // Before what a page adds to the head, so that its own styles have the last word.
            .replace("<!--head-->", () => `${preload}\n    <style>${styles}</style>\n    <!--head-->`)
            .replace("</body>", () => `  ${scripts.join("\n    ")}\n  </body>`)
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
