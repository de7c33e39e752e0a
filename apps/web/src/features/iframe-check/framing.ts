/** What a page can know about its ancestors. `by` is the nearest one's origin, if the browser reveals it. */
export type Framing = { isFramed: boolean; by: string | null; depth: number; isOwn: boolean };

/** The needed part of `Window`, so that tests can fake it. */
export type FramedWindow = {
  parent: unknown;
  top: unknown;
  location: { origin: string; ancestorOrigins?: ArrayLike<string> };
  document: { referrer: string };
};

const MAX_DEPTH = 20;

export function readFraming(own: FramedWindow = window): Framing {
  if (own.parent === own) return { isFramed: false, by: null, depth: 0, isOwn: true };
  const ancestors = Array.from(own.location.ancestorOrigins ?? []);
  const by = ancestors[0] ?? originOf(own.document.referrer);
  const isOwn = ancestors.length > 0 && ancestors.every((origin) => origin === own.location.origin);
  return { isFramed: true, by: by === "null" ? null : by, depth: depthOf(own), isOwn };
}

/**
 * The target origin of the report: the page that framed this one, not one that replaced it. An unknown origin needs
 * "*"; the report contains nothing confidential.
 */
export function targetOrigin({ by }: Framing): string {
  return by ?? "*";
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** The number of ancestors. Their number is readable across origins, their addresses are not. */
function depthOf(own: FramedWindow): number {
  let [depth, window] = [0, own];
  while (window.parent !== window && depth < MAX_DEPTH) [depth, window] = [depth + 1, window.parent as FramedWindow];
  return depth;
}
