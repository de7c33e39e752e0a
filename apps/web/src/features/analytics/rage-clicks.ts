import { RAGE_CLICK } from "./posthog-options.ts";

type Click = { x: number; y: number; at: number };

/** Says of each click whether it is the last of three in a row. PostHog's own form of it reads what was clicked on. */
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
  const hear = ({ clientX: x, clientY: y, timeStamp: at, detail }: MouseEvent) => {
    // A key that presses a button makes a click that is nowhere.
    if (detail > 0 && isRage({ x, y, at })) tell();
  };
  addEventListener("click", hear, { capture: true, passive: true });
  return () => removeEventListener("click", hear, { capture: true });
}
