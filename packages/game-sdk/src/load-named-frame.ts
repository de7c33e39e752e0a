import type { FrameName } from "./frame-report.ts";

/**
 * Loads an uploaded game with its name. Chromium gives a frame its name when it is inserted into the page, and not when
 * the attribute changes later: so it is taken out and put back.
 */
export function loadNamedFrame(frame: HTMLIFrameElement, entry: string, name: FrameName): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.name = JSON.stringify(name);
  frame.src = entry;
  parentNode?.insertBefore(frame, nextSibling);
}
