import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { EyesSign, type Sign } from "./eyes-sign.tsx";

/** A place outside the page's own tree: a sign there stays over every page and every game. */
export function signPlace(): (sign: Sign | null) => void {
  let root: Root | undefined;
  return (sign) => {
    if (sign === null && root === undefined) return;
    if (root === undefined) {
      const place = document.createElement("div");
      document.body.append(place);
      root = createRoot(place);
    }
    root.render(sign && createElement(EyesSign, sign));
  };
}
