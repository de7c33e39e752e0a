import { useSearchParams } from "#ui/router/router.tsx";
import { useSession } from "./session.ts";

const NONE = new URLSearchParams();

/**
 * The query of a page of accounts, once it is known who is here. Before that there is none: the server draws one view
 * for everybody, and the browser has to begin with the same.
 */
export function useSessionParams(): URLSearchParams {
  const [params] = useSearchParams();
  return useSession().status === "unknown" ? NONE : params;
}
