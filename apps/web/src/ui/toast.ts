type Notice = { kind: "success" | "info" | "error"; text: string };

let toaster: Promise<{ showToast: (notice: Notice) => void }> | undefined;
let announceNeed: () => void = () => {};

/** A short notice in the corner. The toaster's code is fetched when the first notice is due. */
export const toast = {
  success: (text: string) => send({ kind: "success", text }),
  info: (text: string) => send({ kind: "info", text }),
  error: (text: string) => send({ kind: "error", text }),
};

/** The host on the page waits here for the first notice. */
export function onFirstToast(listener: () => void): () => void {
  announceNeed = listener;
  if (toaster) listener();
  return () => {
    announceNeed = () => {};
  };
}

function send(notice: Notice): void {
  toaster ??= import("./toaster.tsx");
  announceNeed();
  void toaster.then(({ showToast }) => showToast(notice));
}
