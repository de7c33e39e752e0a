import { useEffect } from "react";

/** The server has put it into the page already; where no server renders, it is put on here. */
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
