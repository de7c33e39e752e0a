import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { RARE_CHUNKS } from "./vite-chunks.ts";

const SOURCE = fileURLToPath(new URL("src/features/offline/offline-worker.ts", import.meta.url));
/** The files that pages need, and the covers of the classes. */
const IS_SHELL = /^(assets\/.*\.(js|css|woff2|svg)|(covers|art)\/.*\.(svg|webp)|favicon\.svg)$/;
const IS_RARE = new RegExp(`^assets/(${RARE_CHUNKS.join("|")})-`);

/** Builds `/sw.js` as a separate script that contains the file names of this build. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // Lists the files on disk after the build, because the bundle also lists some that are not written.
    async writeBundle({ dir = "" }) {
      const written = (await fs.readdir(dir, { recursive: true })).map((name) => name.replaceAll(path.sep, "/"));
      const shell = written.filter((name) => IS_SHELL.test(name) && !IS_RARE.test(name));
      const files = shell.map((name) => `/${name}`);
      const built = await build({
        configFile: false,
        logLevel: "warn",
        define: { SHELL_FILES: JSON.stringify(files.sort()) },
        build: { write: false, minify: true, lib: { entry: SOURCE, formats: ["es"], fileName: "sw" } },
      });
      const [output] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
      if (output?.type !== "chunk") throw new Error("the offline worker was not built");
      await fs.writeFile(path.join(dir, "sw.js"), output.code);
    },
  };
}
