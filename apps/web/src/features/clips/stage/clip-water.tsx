import "./clip-water.css";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { clockTime, FRAMES_PER_SECOND, spokenTime } from "#features/clips/clip-words.ts";

type ClipWaterProps = { at: number; length: number; onSeek: (frame: number) => void };

/** The position in a clip: the duck swims along the water line. Frames count from the clip's start. */
export function ClipWater({ at, length, onSeek }: ClipWaterProps) {
  const pond = useRef<HTMLDivElement>(null);
  const seekTo = (frame: number) => onSeek(Math.min(length, Math.max(0, Math.round(frame))));
  const follow = (event: PointerEvent) => {
    const { left, width } = pond.current!.getBoundingClientRect();
    if (width > 0) seekTo(((event.clientX - left) / width) * length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyTarget(event, at, length);
    if (to === null) return;
    event.preventDefault();
    // The page's own keys choose the next clip.
    event.stopPropagation();
    seekTo(to);
  };
  const share = length === 0 ? 0 : Math.min(1, at / length);
  return (
    <div
      ref={pond}
      className="clip-water"
      role="slider"
      tabIndex={0}
      aria-label="Position"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={at}
      aria-valuetext={`${spokenTime(at)} of ${spokenTime(length)}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pond.current!.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => pond.current!.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <svg className="clip-water__line" aria-hidden="true">
        <rect width="100%" height="12" />
        <rect className="clip-water__past" width={`${share * 100}%`} height="12" />
      </svg>
      <svg className="clip-water__swim" aria-hidden="true">
        <image href="/art/duck.svg" x={`${share * 100}%`} width="38" height="38" />
      </svg>
      <span className="unseen">{clockTime(at)}</span>
    </div>
  );
}

/** Arrows move one frame, with Shift a second. */
export function keyTarget(event: Pick<KeyboardEvent, "key" | "shiftKey">, at: number, length: number): number | null {
  const step = event.shiftKey ? FRAMES_PER_SECOND : 1;
  if (event.key === "ArrowRight" || event.key === "ArrowUp") return at + step;
  if (event.key === "ArrowLeft" || event.key === "ArrowDown") return at - step;
  if (event.key === "Home") return 0;
  return event.key === "End" ? length : null;
}
