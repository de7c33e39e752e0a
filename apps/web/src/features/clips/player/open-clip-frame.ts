import { createClipCheck } from "@quackademy/game-sdk/check-clip.ts";
import { type HostHandlers } from "@quackademy/game-sdk/host-channel.ts";
import { openHost } from "@quackademy/game-sdk/host-end.ts";
import type { Feature, FromGame, Settings, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { wantsLessMotion } from "#features/settings/look-api.ts";

export type ClipFrame = { tell(event: ToGame): void; setMuted(isMuted: boolean): void; close(): void };

type ClipFrameOptions = {
  game: string;
  /** The clip player of a release, or the game itself. */
  entry: string;
  isMuted: boolean;
  features?: Feature[];
  handlers?: HostHandlers;
  onEvent(event: FromGame): void;
  /** The frame does not answer, or says something that it must not say. */
  onFail(): void;
};

/** The sandbox of every frame with a clip: the same as that of a game. */
export const CLIP_SANDBOX = "allow-scripts allow-pointer-lock";

const HELLO_TIMEOUT_MS = 20_000;

/** Connects to a frame and loads the clip player, or the game, into it. */
export function openClipFrame(frame: HTMLIFrameElement, options: ClipFrameOptions): ClipFrame {
  const { game, entry, isMuted, features = ["replays"], handlers = {}, onEvent, onFail } = options;
  const check = createClipCheck();
  const timer = setTimeout(onFail, HELLO_TIMEOUT_MS);
  const host = openHost({
    frame,
    game,
    features,
    settings: settingsWith(isMuted),
    player: null,
    handlers,
    check: check.checkEvent,
    onEvent,
    onState: (state) => {
      clearTimeout(timer);
      if (state === "refused" || state === "flooded") onFail();
    },
  });
  frame.src = entry;
  return {
    tell(event) {
      check.noteRequest(event);
      host.tell(event);
    },
    setMuted: (muted) => host.setSettings(settingsWith(muted)),
    close() {
      clearTimeout(timer);
      host.close();
    },
  };
}

/** The viewer's own settings apply to a clip, as they do to a game. */
function settingsWith(isMuted: boolean): Settings {
  const isContrast = matchMedia("(prefers-contrast: more)").matches;
  return { isMuted, volume: 1, isCalm: wantsLessMotion(), isContrast, locale: navigator.language };
}
