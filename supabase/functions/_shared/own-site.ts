import { openSiteApi, type SiteApi } from "./site-api.ts";

/** The site this function belongs to, and its service key. Both runtimes set the variables. */
export function ownSite(): { url: string; site: SiteApi; serviceKey: string } {
  const url = Deno.env.get("SUPABASE_URL")?.replace(/\/+$/, "");
  const serviceKey = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
  if (!url || !serviceKey) throw new Error("SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are not set");
  return { url, site: openSiteApi(url, serviceKey, Deno.env.get("SUPABASE_ANON_KEY")), serviceKey };
}
