import { ownSite } from "../_shared/own-site.ts";
import { playBuild } from "../_shared/builds/play-build.ts";

/**
 * GET …/play-build/<hash>/<path>: a file of an uploaded game, for sites without our gateway, which serves them at /g/b/.
 * The host of the site passes /g/b/ on to here.
 */
Deno.serve(async (request) => {
  const { url, site } = ownSite();
  const origins = (Deno.env.get("FUNCTION_SITE_ORIGINS") ?? url).split(",").map((each) => each.trim());
  try {
    return await playBuild(site, request, origins);
  } catch (error) {
    console.error("play-build:", error);
    return new Response("The file could not be read. Try again.", { status: 503, headers: { "retry-after": "5" } });
  }
});
