type Notice = { kind: "success" | "info" | "error"; text: string };

type Toaster = typeof import("./toaster.tsx");
let toaster: Promise<Toaster> | undefined;
let isNeeded = false;
let announceNeed: () => void = () => {};

/** Also called when the page is idle, because the notice about a lost connection must not need a connection. */
export function loadToaster(): Promise<Toaster> {
  toaster ??= import("./toaster.tsx").catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Calls back with the toaster. If its code cannot be loaded, it tries again when the device is online. */
export function withToaster(use: (toaster: Toaster) => void): void {
  loadToaster().then(use, () => addEventListener("online", () => withToaster(use), { once: true }));
}

/** A short notice in the corner. The toaster's code is loaded with the first notice. */
export const toast = {
  success: (text: string) => send({ kind: "success", text }),
  info: (text: string) => send({ kind: "info", text }),
  error: (text: string) => send({ kind: "error", text }),
};

/** Lets the host mount the toaster only when the first notice is sent. */
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
