import { RAGE_CLICK } from "./posthog-options.ts";

type Click = { x: number; y: number; at: number };

/**
 * Returns whether a click is the third in a row. PostHog's own detection reads the clicked element, so it is not used.
 */
export function createRageMeter({ click_count, threshold_px, timeout_ms } = RAGE_CLICK): (click: Click) => boolean {
  let row: Click[] = [];
  return (click) => {
    const last = row.at(-1);
    const goesOn =
      last !== undefined &&
      Math.abs(click.x - last.x) + Math.abs(click.y - last.y) < threshold_px &&
      click.at - last.at < timeout_ms;
    row = goesOn ? [...row, click] : [click];
    return row.length === click_count;
  };
}

export function onRageClick(tell: () => void): () => void {
  const isRage = createRageMeter();
  const onClick = ({ clientX: x, clientY: y, timeStamp: at, detail }: MouseEvent) => {
    // A click by keyboard has `detail` 0 and no position.
    if (detail > 0 && isRage({ x, y, at })) tell();
  };
  addEventListener("click", onClick, { capture: true, passive: true });
  return () => removeEventListener("click", onClick, { capture: true });
}
