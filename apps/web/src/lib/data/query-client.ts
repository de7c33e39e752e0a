import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { toast } from "#ui/toast/toast.ts";
import { STATE_KEYS } from "./state-keys.ts";

type ErrorMeta = { errorMessage?: string; hideError?: boolean };

declare module "@tanstack/react-query" {
  // Declaration merging only works with an interface.
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

/** The one place that shows failed calls, as a notice; `meta` changes or hides the message. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => showFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => showFailure(error, mutation.meta),
    }),
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
  });
  client.getQueryCache().subscribe(() => followLoading(client));
  return client;
}

/** The page is loading while any active query waits for its first answer. */
function followLoading(client: QueryClient): void {
  const fetching = client.getQueryCache().findAll({ type: "active", fetchStatus: "fetching" });
  const isLoading = fetching.some(({ state }) => state.status === "pending");
  if (client.getQueryData(STATE_KEYS.loading) !== isLoading) client.setQueryData(STATE_KEYS.loading, isLoading);
}

function showFailure(error: Error, meta: ErrorMeta | undefined): void {
  if (meta?.hideError) return;
  toast.error(meta?.errorMessage ?? `server error: ${error.message}`);
}
