import type { Host } from "@quackademy/game-sdk/host-end.ts";
import type { ToGame } from "@quackademy/game-sdk/protocol.ts";
import { type RefObject, useEffect, useRef } from "react";
import { muted } from "#features/settings/look-api.ts";
import { useLocalStore } from "#lib/device/local-store.ts";
import { gameSettings } from "./play-settings.ts";

/**
 * The commands of the page's buttons, and the states of the page that a game follows: sound, and visibility unless the game
 * goes on while the page is hidden.
 */
export function useGameControls(
  host: RefObject<Host | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  { goesOnHidden = false } = {},
) {
  const isMuted = useLocalStore(muted, false);
  const isHalted = useRef(false);

  useEffect(() => host.current?.setSettings({ ...gameSettings(), isMuted }), [host, isMuted]);
  useEffect(() => {
    if (goesOnHidden) return;
    const follow = () => host.current?.tell(document.hidden ? { type: "pause", why: "hidden" } : { type: "resume" });
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [host, goesOnHidden]);

  /** Sends a command and focuses the game. */
  const ask = (what: ToGame) => {
    host.current?.tell(what);
    frame.current?.focus();
  };

  return {
    ask,
    /** Sends a message without the focus. */
    tell: (what: ToGame) => host.current?.tell(what),
    isMuted,
    isHalted,
    restart: () => ask({ type: "restart" }),
    /** Pauses the game, or resumes it if it was paused from here. */
    halt: (isStop = !isHalted.current) => {
      isHalted.current = isStop;
      ask(isStop ? { type: "pause", why: "player" } : { type: "resume" });
    },
  };
}
