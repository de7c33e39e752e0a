import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { backupApps } from "./vite-backup-apps.ts";
import { chunkGroups, leaveOutFirst } from "./vite-chunks.ts";
import { firstView } from "./vite-first-view.ts";
import { offlineWorker } from "./vite-offline-worker.ts";
import { precompress } from "./vite-precompress.ts";

const GATEWAY_PATHS = [
  "/config.json",
  "/backup-apps.json",
  "/rest",
  "/auth/v1",
  "/storage",
  "/functions",
  "/healthz",
  "/readyz",
  "/g/",
];
const SITE_FOLDER = "dist/client";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), firstView(), backupApps(), offlineWorker(), precompress(SITE_FOLDER)],
  server: { proxy: gatewayProxy(`http://127.0.0.1:${process.env.PORT ?? "3000"}`) },
  ...(isSsrBuild ? prerenderer() : { build: site() }),
}));

// The first file names all others, so shorter hashes save bytes on every first visit. Scripts need seven characters while
// they are built; the server's pages name the same art and styles as the site.
const SCRIPT_NAMES = "assets/[name]-[hash:7].js";
const ASSET_NAMES = "assets/[name]-[hash:6][extname]";

function site() {
  return {
    outDir: SITE_FOLDER,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: leaveOutFirst },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        entryFileNames: SCRIPT_NAMES,
        chunkFileNames: SCRIPT_NAMES,
        assetFileNames: ASSET_NAMES,
      },
    },
  };
}

/** A self-contained server bundle: it needs no node_modules. */
function prerenderer() {
  return {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ssr: "src/entry-server.tsx",
      outDir: "dist/server",
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, assetFileNames: ASSET_NAMES } },
    },
  };
}

// Keeps the browser's Host header, so that the gateway uses this server's address as its own.
function gatewayProxy(target: string) {
  return Object.fromEntries(GATEWAY_PATHS.map((path) => [path, { target, changeOrigin: false }]));
}
