import "./clip-stage.css";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { loadClipPlayer, type PlayableClip } from "#features/clips/clip-player-api.ts";
import type { ClipCommands } from "#features/clips/player/clip-player.tsx";
import { Button } from "#ui/button.tsx";

type Player = Awaited<ReturnType<typeof loadClipPlayer>>;
/** What the page's own controls can do. */
export type StageCommands = Pick<ClipCommands, "seek">;

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
};

/** The picture of a clip: its poster, or the game that redraws the run. */
export function ClipStage({ clip, picture, isTall, isRunning, commands, ...playing }: ClipStageProps) {
  const { Player, hasFailed, retry } = usePlayerCode(isRunning);
  const [isShown, setShown] = useState(false);
  const player = useRef<ClipCommands>(null);
  useImperativeHandle(commands, () => ({ seek: (frame) => player.current?.seek(frame) }), []);
  const poster = <img className="clip-stage__poster" src={picture} alt="" width={640} height={360} loading="lazy" />;
  return (
    <div className={isTall ? "clip-stage clip-stage--tall" : "clip-stage"}>
      {isRunning && clip && Player ? (
        <Player
          clip={clip}
          cover={poster}
          commands={player}
          onPhase={(phase) => setShown(phase !== "loading")}
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
