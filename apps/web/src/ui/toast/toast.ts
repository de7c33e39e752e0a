type Notice = { kind: "success" | "info" | "error"; text: string };

type Toaster = typeof import("./toaster.tsx");
let toaster: Promise<Toaster> | undefined;
let isNeeded = false;
let announceNeed: () => void = () => {};

/** Also called when the page has nothing else to do: a notice that the connection is gone must not need one. */
export function loadToaster(): Promise<Toaster> {
  toaster ??= import("./toaster.tsx").catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Calls back with the toaster, at the latest when there is a connection again. */
export function withToaster(use: (toaster: Toaster) => void): void {
  loadToaster().then(use, () => addEventListener("online", () => withToaster(use), { once: true }));
}

/** A short notice in the corner. The toaster's code is fetched when the first notice is due. */
export const toast = {
  success: (text: string) => send({ kind: "success", text }),
  info: (text: string) => send({ kind: "info", text }),
  error: (text: string) => send({ kind: "error", text }),
};

/** The host on the page waits here for the first notice. */
export function onFirstToast(listener: () => void): () => void {
  announceNeed = listener;
  if (isNeeded) listener();
  return () => {
    announceNeed = () => {};
  };
}

function send(notice: Notice): void {
  isNeeded = true;
  announceNeed();
  withToaster(({ showToast }) => showToast(notice));
}
