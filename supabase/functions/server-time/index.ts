import { CORS_HEADERS } from "../_shared/cors.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };

/** Returns the server's time, so that a page can check its own clock. */
Deno.serve((request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "GET" && request.method !== "POST") {
    return Response.json({ message: "Use GET or POST" }, { status: 405, headers: { ...HEADERS, allow: "GET, POST" } });
  }
  const now = new Date();
  return Response.json({ now: now.toISOString(), epochMs: now.getTime() }, { headers: HEADERS });
});
