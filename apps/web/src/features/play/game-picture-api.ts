/** A slow machine takes its time to read a stage back. */
const PATIENCE_MS = 15_000;

/** Open games that can be asked for a picture of their stage, and who waits for one. */
const cameras = new Map<string, () => void>();
const waiting = new Map<string, (picture: Blob) => void>();
const pictures = new Map<string, Blob>();

/** The stage of a class's game as it is now; or the last picture there was, when nobody answers. */
export function takePicture(appId: string): Promise<Blob | null> {
  const camera = cameras.get(appId);
  const last = pictures.get(appId) ?? null;
  if (!camera) return Promise.resolve(last);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(last), PATIENCE_MS);
    waiting.set(appId, (picture) => {
      clearTimeout(timer);
      resolve(picture);
    });
    camera();
  });
}

/** Kept for the score form, while the page is open. */
export function keepPicture(appId: string, picture: Blob): void {
  pictures.set(appId, picture);
  waiting.get(appId)?.(picture);
  waiting.delete(appId);
}

/** Gives back what takes the camera away again. */
export function offerCamera(appId: string, camera: () => void): () => void {
  cameras.set(appId, camera);
  return () => void (cameras.get(appId) === camera && cameras.delete(appId));
}
