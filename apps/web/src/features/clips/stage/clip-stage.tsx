import "./clip-stage.css";
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { loadClipPlayer, type PlayableClip } from "#features/clips/clip-player-api.ts";
import type { ClipCommands } from "#features/clips/player/clip-player.tsx";
import { Button } from "#ui/button.tsx";

/** The timeout for an answer of the game. */
const STALE_MS = 1000;

type Player = Awaited<ReturnType<typeof loadClipPlayer>>;
/** The functions for the page's own controls. */
export type StageCommands = Pick<ClipCommands, "seek" | "draw" | "scores">;

export type ClipStageProps = {
  /** Undefined while it loads. */
  clip: PlayableClip | undefined;
  picture: string;
  isTall: boolean;
  /** Runs the game. At most one stage of a page does. */
  isRunning: boolean;
  isPlaying: boolean;
  isMuted: boolean;
  commands?: Ref<StageCommands>;
  onFrame: (frame: number) => void;
  /** The clip was played to its end. */
  onEnd?: () => void;
  /** The game has drawn its first picture. */
  onShown?: () => void;
};

/** The picture of a clip: its poster, or the game that redraws the run. */
export function ClipStage({
  clip,
  picture,
  isTall,
  isRunning,
  commands,
  onFrame,
  onShown,
  ...playing
}: ClipStageProps) {
  const { Player, hasFailed, retry } = usePlayerCode(isRunning);
  const [isShown, setShown] = useState(false);
  const player = useRef<ClipCommands>(null);
  /** Where to begin, if the viewer chose a place before the game was there. */
  const wanted = useRef<number | null>(null);
  /** Positions that the game reports before it reaches the sought frame are outdated. */
  const sought = useRef({ frame: -1, untilMs: 0 });
  const connect = useCallback((opened: ClipCommands | null) => {
    player.current = opened;
    setShown(false);
    if (wanted.current !== null) opened?.seek(wanted.current);
    if (opened) wanted.current = null;
  }, []);
  useImperativeHandle(
    commands,
    () => ({
      seek(frame) {
        sought.current = { frame, untilMs: performance.now() + STALE_MS };
        if (player.current) player.current.seek(frame);
        else wanted.current = frame;
      },
      scores: async () => player.current?.scores() ?? [],
      draw: async (frame, size) => player.current?.draw(frame, size) ?? null,
    }),
    [],
  );
  const poster = <img className="clip-stage__poster" src={picture} alt="" width={640} height={360} loading="lazy" />;
  return (
    <div className={isTall ? "clip-stage clip-stage--tall" : "clip-stage"}>
      {isRunning && clip && Player ? (
        <Player
          clip={clip}
          cover={poster}
          commands={connect}
          onFrame={(frame) => {
            if (frame === sought.current.frame) sought.current.untilMs = 0;
            if (performance.now() >= sought.current.untilMs) onFrame(frame);
          }}
          onPhase={(phase) => {
            setShown(phase !== "loading");
            if (phase === "showing") onShown?.();
          }}
          {...playing}
        />
      ) : (
        poster
      )}
      {isRunning && !isShown && !hasFailed && (
        <p className="clip-stage__note" role="status">
          Winding forward …
        </p>
      )}
      {isRunning && hasFailed && (
        <div className="clip-stage__note" role="alert">
          <p>The clip did not start.</p>
          <Button look="outline" icon="restart" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Not by `lazy`, because a failed load must be repeatable. */
function usePlayerCode(isWanted: boolean) {
  const [Player, setPlayer] = useState<Player>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Player || hasFailed) return;
    void loadClipPlayer().then(
      (code) => setPlayer(() => code),
      () => setFailed(true),
    );
  }, [isWanted, Player, hasFailed]);
  return { Player, hasFailed, retry: () => setFailed(false) };
}
