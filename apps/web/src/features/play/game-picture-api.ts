/** A slow machine needs this long to read back a canvas. */
const TIMEOUT_MS = 15_000;

/** The open games that can send a picture of their stage, and the pending requests. */
const cameras = new Map<string, () => void>();
const waiting = new Map<string, (picture: Blob) => void>();
const pictures = new Map<string, Blob>();

/** The current picture of a class's game, or the last one if the game does not answer. */
export function takePicture(appId: string): Promise<Blob | null> {
  const camera = cameras.get(appId);
  const last = pictures.get(appId) ?? null;
  if (!camera) return Promise.resolve(last);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(last), TIMEOUT_MS);
    waiting.set(appId, (picture) => {
      clearTimeout(timer);
      resolve(picture);
    });
    camera();
  });
}

/** Stores a picture for the score form while the page is open. */
export function keepPicture(appId: string, picture: Blob): void {
  pictures.set(appId, picture);
  waiting.get(appId)?.(picture);
  waiting.delete(appId);
}

/** Registers a game's camera. Returns the cleanup. */
export function registerCamera(appId: string, camera: () => void): () => void {
  cameras.set(appId, camera);
  return () => void (cameras.get(appId) === camera && cameras.delete(appId));
}
