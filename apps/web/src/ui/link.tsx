import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "./router/router.tsx";

export type LinkProps = { to: string; replace?: boolean } & Omit<ComponentProps<"a">, "href">;

/** A place on this site. The router's own link carries forms and prefetching that we never use. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Where we already are, a click goes back to the top instead of piling up history.
    const isHere = to === location.pathname + location.search + location.hash;
    if (isHere) scrollTo(0, 0);
    void navigate(to, { replace: replace || isHere });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Anything else (new tab, new window, download) is the browser's to do. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
