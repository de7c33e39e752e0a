import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "#edge/api-error.ts";

const A_YEAR_SECONDS = 31_536_000;
const HASHED = /[.-][\w-]{8,}\.(js|css|svg|webp|avif|png|woff2|mp3|ogg)$/;
const COMPRESSED = /\.(br|gz)$/;

type GameFilesDeps = {
  /** The built games, one folder for each. */
  folder: string;
  /** The origins under which the visitor may have reached us. */
  originsOf: (request: FastifyRequest) => string[];
};

/** Serves the games' own files, sandboxed without an origin and without network access. */
export async function registerGameFiles(app: FastifyInstance, { folder, originsOf }: GameFilesDeps): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook("onRequest", (request, reply, done) => {
        reply.headers(gameHeaders(originsOf(request)));
        done();
      });
      scope.setNotFoundHandler(() => {
        throw new ApiError(404, "NOT_FOUND", "There is no such game.");
      });
      await scope.register(fastifyStatic, {
        root: path.resolve(folder),
        preCompressed: true,
        decorateReply: false,
        cacheControl: false,
        allowedPath: (file) => !COMPRESSED.test(file) && !file.startsWith("/rules/"),
        setHeaders: (reply, file) => {
          const isHashed = HASHED.test(file.replace(COMPRESSED, ""));
          void reply.header("cache-control", isHashed ? `public, max-age=${A_YEAR_SECONDS}, immutable` : "no-cache");
        },
      });
    },
    { prefix: "/g" },
  );
}

/** A sandboxed game has no origin, and for older browsers 'self' then matches nothing: name our origin. */
export function gameHeaders(origins: string[]): Record<string, string> {
  const own = origins.map((origin) => (origin === "'self'" ? origin : `${origin}/g/`)).join(" ");
  return {
    "content-security-policy": [
      "sandbox allow-scripts allow-pointer-lock",
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own} 'unsafe-inline'`,
      `img-src ${own} data: blob:`,
      `media-src ${own}`,
      `font-src ${own}`,
      "connect-src 'none'",
      `frame-ancestors ${origins.join(" ")}`,
    ].join("; "),
    // Modules are fetched with CORS and without credentials.
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
  };
}
