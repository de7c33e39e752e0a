/** What a page may know of the pages around it. `by` is the nearest one's origin, where the browser tells. */
export type Framing = { isFramed: boolean; by: string | null; depth: number; isOwn: boolean };

/** The little of a window that is needed, so that it can be asked without one. */
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
 * Whom the result is meant for: the page that framed this one, and not another that has taken its place meanwhile. A
 * page without a name can only be spoken to as anybody; there is nothing in the report that anybody may not hear.
 */
export function addressee({ by }: Framing): string {
  return by ?? "*";
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** How many pages lie around this one. Whose they are is not told, that they are there is. */
function depthOf(own: FramedWindow): number {
  let [depth, window] = [0, own];
  while (window.parent !== window && depth < MAX_DEPTH) [depth, window] = [depth + 1, window.parent as FramedWindow];
  return depth;
}
