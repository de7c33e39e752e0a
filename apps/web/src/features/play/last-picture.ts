/** The latest picture of a class's stage, for the score form. Kept while the page is open. */
const pictures = new Map<string, Blob>();
const listeners = new Set<() => void>();

export function keepPicture(appId: string, picture: Blob): void {
  pictures.set(appId, picture);
  listeners.forEach((listener) => listener());
}

export function pictureOf(appId: string): Blob | null {
  return pictures.get(appId) ?? null;
}

export function onPicture(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
