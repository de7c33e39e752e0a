import { openHost, type Host } from "@quackademy/game-sdk/host-end.ts";
import type { RivalNews, WallTile } from "@quackademy/game-sdk/protocol.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { loadByAddress } from "#features/play/load-game.ts";
import { gameSettings } from "#features/play/play-settings.ts";

const READY_TIMEOUT_MS = 20_000;

type WallFrameOptions = {
  appId: string;
  entry: string;
  /** Null until the round has begun. */
  seed: string | null;
  variant: string;
  tiles: WallTile[];
  /** The game is ready for news: called again after it was loaded anew. */
  onReady(tell: (rivals: RivalNews[]) => void): void;
};

/** One frame of a game that draws the runs of several players, each in a tile. */
export function useWallFrame({ appId, entry, seed, variant, tiles, onReady }: WallFrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const host = useRef<Host>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // A frame whose game sends nothing has failed, too.
    const silence = setTimeout(() => setFailed(true), READY_TIMEOUT_MS);
    const opened = openHost({
      frame: element,
      game: appId,
      features: ["replays"],
      settings: { ...gameSettings(), isMuted: true },
      player: null,
      handlers: {},
      onEvent: (event) => {
        if (event.type === "crash") setFailed(true);
        if (event.type !== "ready") return;
        clearTimeout(silence);
        setReady(true);
      },
      onState: (state) => {
        if (state === "refused" || state === "flooded") setFailed(true);
      },
    });
    host.current = opened;
    loadByAddress(element, entry).catch(() => setFailed(true));
    return () => {
      clearTimeout(silence);
      setReady(false);
      opened.close();
    };
  }, [appId, entry, attempt]);

  // Tiles are few numbers; as a text they change only when one of them has moved.
  const told = JSON.stringify(tiles);
  useEffect(() => {
    if (!isReady || seed === null) return;
    const wanted = JSON.parse(told) as WallTile[];
    host.current?.tell({ type: "wall", seed, ...(variant !== "" && { variant }), tiles: wanted });
  }, [isReady, seed, variant, told]);
  // Sent after the wall itself, because the game would drop news of a round that it does not know.
  useEffect(() => {
    if (isReady && seed !== null) ready((rivals) => host.current?.tell({ type: "rivals", rivals }));
  }, [isReady, seed]);

  const reload = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  /** `attempt` is the frame's key: each attempt gets a new frame. */
  return { frame, attempt, hasFailed, reload };
}
