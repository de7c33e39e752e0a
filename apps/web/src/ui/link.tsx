import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "./router/router.tsx";

export type LinkProps = { to: string; replace?: boolean } & Omit<ComponentProps<"a">, "href">;

/** A link within this site, followed without a page load. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // A click on the current address scrolls to the top and adds no history entry.
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

/** Other clicks (new tab, new window, download) are left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
