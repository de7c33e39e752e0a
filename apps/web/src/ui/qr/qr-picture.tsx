import "./qr-picture.css";
import { useMemo } from "react";
import { qrModules } from "./qr-code.ts";

/** The light border that a reader needs, in modules. */
const QUIET = 4;

/** A QR code, always dark on white. Nothing is shown for a text that is too long. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrModules(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((cells, row) => cells.map((isDark, column) => (isDark ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : "")))
    .join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr__dark" d={path} />
    </svg>
  );
}
