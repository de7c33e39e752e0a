import { useSearchParams } from "#ui/router/router.tsx";
import { useSession } from "./session.ts";

const NONE = new URLSearchParams();

/**
 * The query parameters of an account page, empty until the session is known: hydration must start with the server's
 * HTML, which is the same for all queries.
 */
export function useSessionParams(): URLSearchParams {
  const [params] = useSearchParams();
  return useSession().status === "unknown" ? NONE : params;
}
