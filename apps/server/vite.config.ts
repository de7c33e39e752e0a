import fs from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import { npmSpecifiers } from "./src/functions/npm-specifiers.ts";

const functions = path.resolve(import.meta.dirname, "../../supabase/functions");
const functionEntries = fs
  .readdirSync(functions, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(functions, entry.name, "index.ts")))
  .map((entry) => [`functions/${entry.name}`, path.join(functions, entry.name, "index.ts")]);

// Node 20 does not run TypeScript, so the server is bundled. Its packages stay in node_modules.
export default defineConfig({
  plugins: [npmSpecifiers()],
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        quack: "src/cli/quack.ts",
        "pglite-worker": "src/db/pglite-worker.ts",
        "function-worker": "src/functions/function-worker.ts",
        "replay-thread": path.join(functions, "verify-run/foreign/replay-thread.ts"),
        ...Object.fromEntries(functionEntries),
      },
      // Flat, because the database and the functions look for their workers beside themselves.
      output: { entryFileNames: "[name].js", chunkFileNames: "chunk-[hash].js" },
    },
  },
});
