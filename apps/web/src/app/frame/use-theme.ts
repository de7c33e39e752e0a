import { useEffect } from "react";

/** Sets the theme where the page was not rendered by the server; otherwise it is set already. */
export function useTheme(isRedesigned: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isRedesigned) return;
    Object.assign(dataset, { theme: "emerald", variant: "test" });
    return () => {
      delete dataset["theme"];
      delete dataset["variant"];
    };
  }, [isRedesigned]);
}
