import { useEffect } from "react";

/** Moves the focus to the heading when the focused element is removed. Otherwise Tab would begin at the top. */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector("main");
    if (!main) return;
    let last = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last?.isConnected) return;
      main.querySelector("h1")?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", note);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, []);
}
