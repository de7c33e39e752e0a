import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type Site, SiteContext } from "#lib/site/site.ts";
import { AppRoutes } from "./routes/routes.tsx";
import { Shell } from "./frame/shell.tsx";

/** Everything inside the router, which differs between browser and server. */
export function App({ site, cache }: { site: Site; cache: QueryClient }) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={cache}>
        <Shell>
          <AppRoutes />
        </Shell>
      </QueryClientProvider>
    </SiteContext>
  );
}
