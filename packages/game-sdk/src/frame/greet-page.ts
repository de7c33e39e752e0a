import { CallRefused, connectToPortal } from "@quackademy/game-sdk/game-end.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { KeptStorage } from "./kept-storage.ts";
import type { Pauses } from "./paused-frames.ts";

/** The browser's own function, because the game's waits while it is paused. */
const nextFrame = window.requestAnimationFrame.bind(window);

const UNSEEN_MS = 1000;

type Greeting = { game: string; storage: KeptStorage; pauses: Pauses; restart: () => void; onReady: () => void };

/** Speaks the protocol for a game that does not: hello, ready, heartbeats, the first input as the start of play. */
export function greetPage({ game, storage, pauses, restart, onReady }: Greeting): void {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve());
  });
  void connectToPortal({ game, wants: ["saves", "screenshot"], sdk: "shim-1" }).then(async (portal) => {
    // Set up first, because a pause may already wait for its listener.
    let isPlaying = false;
    portal.on("pause", () => {
      pauses.setPaused(true);
      if (isPlaying) portal.tell({ type: "gameplayStop", why: "paused" });
    });
    portal.on("resume", () => {
      pauses.setPaused(false);
      if (isPlaying) portal.tell({ type: "gameplayStart", run: null });
    });
    portal.on("restart", restart);
    portal.on("settings", ({ settings }) => pauses.setMuted(settings.isMuted));
    portal.on("capture", () => capture(portal));
    pauses.setMuted(portal.settings.isMuted);
    keepSaves(portal, storage);
    const start = () => {
      if (isPlaying) return;
      isPlaying = true;
      portal.tell({ type: "gameplayStart", run: null });
    };
    await loaded;
    await firstPicture();
    portal.tell({ type: "ready" });
    onReady();
    for (const input of ["pointerdown", "keydown", "touchstart"]) addEventListener(input, start, { capture: true });
  });
}

/** The next animation frame. A frame that is scrolled out of view gets none, so a timer runs beside it. */
const firstPicture = () =>
  new Promise<void>((resolve) => {
    nextFrame(() => resolve());
    setTimeout(resolve, UNSEEN_MS);
  });

/** One save at a time: each answer has the revision that the next one is based on. */
export function keepSaves(portal: Pick<Portal, "features" | "ask">, storage: KeptStorage): void {
  if (!portal.features.includes("saves")) return;
  let sending: Promise<unknown> = Promise.resolve();
  const send = async () => {
    const data = storage.read();
    const { rev } = await portal.ask("saveData", { rev: storage.saved.rev, data });
    storage.markSaved({ rev, data });
  };
  const catchUp = async (error: unknown) => {
    if (!(error instanceof CallRefused && error.code === "conflict")) throw error;
    // Another tab or device has saved meanwhile. Tabs of one page share their storage, so both changes are kept.
    storage.merge((await portal.ask("loadData", null)) ?? { rev: 0, data: "{}" });
    await send();
  };
  storage.onChange(() => {
    // A refused change is part of the next save.
    sending = sending
      .then(send)
      .catch(catchUp)
      .catch(() => {});
  });
}

/** The picture of the largest canvas, taken right after it was drawn. */
function capture(portal: Portal): void {
  nextFrame(() => {
    const size = ({ width, height }: HTMLCanvasElement) => width * height;
    const [canvas] = [...document.querySelectorAll("canvas")].sort((a, b) => size(b) - size(a));
    canvas?.toBlob((picture) => picture && void portal.ask("screenshot", { picture }).catch(() => {}), "image/png");
  });
}
