// The first script of every uploaded game, at /g/frame.js. It stands between a game that was written for a page of its
// own and a frame without an origin: it keeps saves, starts workers, and speaks the protocol for games without the SDK.
// The game shares the frame with it and can undo all of it, so nothing here protects anybody but the careless.

import type { FrameName } from "@quackademy/game-sdk/frame-report.ts";
import { startBlobWorkers } from "./blob-workers.ts";
import { greetPage } from "./greet-page.ts";
import { installStorage } from "./kept-storage.ts";
import { removePeers } from "./no-peers.ts";
import { createPauses } from "./paused-frames.ts";
import { reportFrame } from "./send-reports.ts";

function readName(): FrameName {
  try {
    const given = JSON.parse(window.name) as Partial<FrameName> | null;
    // Clears the name, so that the game does not find another player's save after a reload.
    window.name = "";
    if (given?.quack) return { quack: 1, game: given.game ?? "", save: given.save ?? null };
  } catch {
    // The frame was opened by another page, or the name was used by the game itself.
  }
  return { quack: 1, game: "", save: null };
}

const { game, save } = readName();
const bringsSdk = document.currentScript?.hasAttribute("data-sdk") ?? false;
const storage = installStorage(save);
removePeers();
startBlobWorkers();
const reports = reportFrame();
/** The game begins anew, with what it has stored. */
const restart = () => {
  const name: FrameName = { quack: 1, game, save: { rev: storage.saved.rev, data: storage.read() } };
  window.name = JSON.stringify(name);
  location.reload();
};
if (!bringsSdk) greetPage({ game, storage, restart, pauses: createPauses(), onReady: reports.markReady });
else addEventListener("load", reports.markReady);
