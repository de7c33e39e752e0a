import "./clip-viewer.css";
import { useRef, useState } from "react";
import type { PlayableClip } from "#features/clips/clip-player-api.ts";
import { clipLength, clockTime } from "#features/clips/clip-words.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ClipStage, type StageCommands } from "./clip-stage.tsx";
import { ClipWater } from "./clip-water.tsx";

type ClipViewerProps = {
  /** Undefined while it loads. */
  clip: PlayableClip | undefined;
  title: string;
  picture: string;
  range: { from_frame: number; to_frame: number };
  isTall: boolean;
  /** Runs the game; the others on the page show their picture. */
  isRunning: boolean;
  /** The viewer pressed play on a clip that does not run yet. */
  onStart: () => void;
  onFrame?: (frame: number) => void;
  /** The clip was played to its end. */
  onWatched?: () => void;
};

/** A clip with its controls: picture, water line, time, sound and full screen. */
export function ClipViewer({ clip, title, picture, range, isTall, isRunning, onStart, ...told }: ClipViewerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const [at, setAt] = useState(0);
  const stage = useRef<StageCommands>(null);
  const isPlaying = isRunning && !isPaused;
  const length = range.to_frame - range.from_frame;
  const toggle = () => {
    if (!isRunning) {
      setPaused(false);
      onStart();
    } else setPaused(!isPaused);
  };
  const onFrame = (frame: number) => {
    setAt(Math.min(length, Math.max(0, frame - range.from_frame)));
    told.onFrame?.(frame);
  };
  const onSeek = (frame: number) => {
    setAt(frame);
    stage.current?.seek(range.from_frame + frame);
    told.onFrame?.(range.from_frame + frame);
    if (!isRunning) onStart();
  };
  return (
    <div className="clip-viewer" ref={box}>
      <div className="clip-viewer__picture">
        <ClipStage
          clip={clip}
          picture={picture}
          isTall={isTall}
          isRunning={isRunning}
          isPlaying={isPlaying}
          isMuted={isMuted}
          commands={stage}
          onFrame={onFrame}
          {...(told.onWatched && { onEnd: told.onWatched })}
        />
        <button
          type="button"
          className="clip-viewer__cover"
          aria-label={`${isPlaying ? "Pause" : "Play"} ${title}`}
          onClick={toggle}
        >
          {!isPlaying && (
            <span className="clip-viewer__disc">
              <Icon name="play" filled />
            </span>
          )}
        </button>
      </div>
      <div className="clip-viewer__bar">
        <IconButton label={isPlaying ? "Pause" : "Play"} icon={isPlaying ? "pause" : "play"} onClick={toggle} />
        <ClipWater at={at} length={length} onSeek={onSeek} />
        <span className="clip-viewer__time">
          {clockTime(at)} / {clipLength(range)}
        </span>
        <IconButton
          label={isMuted ? "Sound on" : "Sound off"}
          icon={isMuted ? "sound-off" : "sound"}
          onClick={() => setMuted(!isMuted)}
        />
        <IconButton
          className="clip-viewer__full"
          label="Full screen"
          icon="full-screen"
          onClick={() => void toggleFullScreen(box.current)}
        />
      </div>
    </div>
  );
}

async function toggleFullScreen(box: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  // A browser may refuse, for example in a frame.
  await box?.requestFullscreen().catch(() => {});
}
