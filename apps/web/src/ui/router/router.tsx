import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Params } from "./route-match.ts";

export type Place = { pathname: string; search: string; hash: string; key: string };
export type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>;

// Two contexts: a link only navigates, so it does not re-render when the place changes.
const PlaceContext = createContext<Place>({ pathname: "/", search: "", hash: "", key: "default" });
const NavigateContext = createContext<Navigate>(() => {});
/** The parameters of the current route. */
export const ParamsContext = createContext<Params>({});

type RouterProps = { place: Place; navigate?: Navigate; children: ReactNode };

/** Provides the current place and the navigate function. */
export function Router({ place, navigate = () => {}, children }: RouterProps) {
  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  );
}

/** Follows the browser's history, in a transition: the old page stays until the code of the new one has loaded. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(currentPlace);
  const follow = useCallback(() => startTransition(() => setPlace(currentPlace())), []);
  const navigate = useCallback(
    (to: string, { replace = false } = {}) => {
      const state = { key: Math.random().toString(36).slice(2) };
      try {
        history[replace ? "replaceState" : "pushState"](state, "", to);
      } catch {
        // Safari refuses more than 100 history entries in 30 seconds.
        return location.assign(to);
      }
      follow();
    },
    [follow],
  );
  useEffect(() => {
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [follow]);
  return (
    <Router place={place} navigate={navigate}>
      {children}
    </Router>
  );
}

function currentPlace(): Place {
  const { pathname, search, hash } = location;
  const { key = "default" } = (history.state ?? {}) as { key?: string };
  return { pathname, search, hash, key };
}

/** Parses an address of this site. */
export function placeOf(url: string, key = "default"): Place {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash, key };
}

export const useLocation = (): Place => useContext(PlaceContext);
export const useNavigate = (): Navigate => useContext(NavigateContext);
export const useParams = (): Params => useContext(ParamsContext);

type SetSearchParams = (next: Record<string, string>, options?: { replace?: boolean }) => void;

/** The query parameters, and a function that replaces them. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => void navigate(`${pathname}?${new URLSearchParams(next).toString()}`.replace(/\?$/, ""), options),
    [navigate, pathname],
  );
  return [params, setParams];
}

/** Redirects when it is rendered. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
