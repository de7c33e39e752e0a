import "./clip-timeline.css";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { clockTime, MAX_CLIP_FRAMES, MIN_CLIP_FRAMES, spokenTime } from "#features/clips/clip-words.ts";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import { keyTarget } from "#features/clips/stage/clip-water.tsx";
import { formatNumber } from "#lib/site/format.ts";
import { IconButton } from "#ui/button.tsx";
import { LINE_HEIGHT, LINE_WIDTH, scoreArea, scoreLine } from "./score-line.ts";
import { moveClip, moveEnd, moveStart, moveView, type TimelineView } from "./clip-draft.ts";

type ClipTimelineProps = {
  draft: ClipDraft;
  /** The length of the run. */
  frames: number;
  view: TimelineView;
  at: number;
  /** The run's scores, equally far apart; empty until they are read. */
  scores: number[];
  onView: (view: TimelineView) => void;
  /** With the frame to look at, if the change has one. */
  onChange: (draft: ClipDraft, frame?: number) => void;
  onSeek: (frame: number) => void;
};

const TICKS = 5;

/** The run as water, with the clip between two pieces of paper and the duck at the playhead. */
export function ClipTimeline({ draft, frames, view, at, scores, onView, onChange, onSeek }: ClipTimelineProps) {
  const track = useRef<HTMLDivElement>(null);
  const { from_frame, to_frame, captions, poster_frame } = draft;
  const span = view.end - view.start;
  const place = (frame: number) => `${Math.min(100, Math.max(0, ((frame - view.start) / span) * 100))}%`;
  const frameAt = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current!.getBoundingClientRect();
    return view.start + ((clientX - left) / Math.max(1, width)) * span;
  };
  const trimStart = (frame: number) => {
    const next = moveStart(draft, frame);
    onChange(next, next.from_frame);
  };
  const trimEnd = (frame: number) => {
    const next = moveEnd(draft, frame, frames);
    onChange(next, next.to_frame);
  };
  const line = scores.length > 1 ? scoreLine(scores, frames, view) : "";
  const isShort = to_frame - from_frame <= MIN_CLIP_FRAMES;
  const isLong = to_frame - from_frame >= MAX_CLIP_FRAMES;
  return (
    <div className="timeline">
      <div className="timeline__track" ref={track} onPointerDown={(event) => onSeek(Math.round(frameAt(event)))}>
        <svg className="timeline__water" aria-hidden="true">
          <rect className="timeline__rest" width="100%" height="100%" />
          <rect
            className="timeline__clip"
            x={place(from_frame)}
            width={`${((to_frame - from_frame) / span) * 100}%`}
            height="100%"
          />
          {line !== "" && (
            <svg viewBox={`0 0 ${LINE_WIDTH} ${LINE_HEIGHT}`} preserveAspectRatio="none">
              <path className="timeline__area" d={scoreArea(line)} />
              <path className="timeline__scores" d={line} />
            </svg>
          )}
          {at >= view.start && at <= view.end && (
            <rect className="timeline__at" x={place(at)} width="4" height="100%" />
          )}
        </svg>
        {line !== "" && (
          <p className="timeline__legend" aria-hidden="true">
            <span>Score</span>
            <span>{formatNumber(scores.at(-1)!)}</span>
          </p>
        )}
        <svg className="timeline__marks" aria-hidden="true">
          <image href="/art/duck.svg" x={place(at)} width="34" height="34" transform="translate(-15 -26)" />
          <circle className="timeline__star" cx={place(poster_frame)} cy="96" r="12" />
          <text className="timeline__star-mark" x={place(poster_frame)} y="101">
            ★
          </text>
        </svg>
        <Handle
          side="start"
          label="Start of the clip"
          frame={from_frame}
          least={Math.max(0, to_frame - MAX_CLIP_FRAMES)}
          most={to_frame - MIN_CLIP_FRAMES}
          place={place(from_frame)}
          onMove={trimStart}
          frameAt={frameAt}
        />
        <Handle
          side="end"
          label="End of the clip"
          frame={to_frame}
          least={from_frame + MIN_CLIP_FRAMES}
          most={Math.min(frames, from_frame + MAX_CLIP_FRAMES)}
          place={place(to_frame)}
          onMove={trimEnd}
          frameAt={frameAt}
        />
      </div>
      <div className="timeline__ruler" aria-hidden="true">
        {Array.from({ length: TICKS }, (_, tick) => (
          <span key={tick}>{clockTime(view.start + (span * tick) / (TICKS - 1))}</span>
        ))}
      </div>
      <div className="timeline__under">
        <p className={isShort || isLong ? "timeline__length timeline__length--stop" : "timeline__length"}>
          <b>Clip {clockTime(to_frame - from_frame)}</b> of a run of {clockTime(frames)}
          {isShort ? ", at least 0:03" : ", at most 1:00"}
        </p>
        <span className="timeline__move">
          <IconButton
            label="Move the clip one second earlier"
            icon="earlier"
            onClick={() => onChange(moveClip(draft, from_frame - 60, frames))}
          />
          <IconButton
            label="Move the clip one second later"
            icon="later"
            onClick={() => onChange(moveClip(draft, from_frame + 60, frames))}
          />
        </span>
        {span < frames && (
          <span className="timeline__view">
            <button type="button" disabled={view.start === 0} onClick={() => onView(moveView(view, -1, frames))}>
              Earlier part
            </button>
            <button type="button" disabled={view.end === frames} onClick={() => onView(moveView(view, 1, frames))}>
              Later part
            </button>
          </span>
        )}
      </div>
      {captions.length > 0 && (
        <svg className="timeline__lane" role="img" aria-label={`${captions.length} captions`}>
          {captions.map((caption, number) => (
            <g key={number}>
              <rect
                x={place(caption.from)}
                y="4"
                width={`${((caption.to - caption.from) / span) * 100}%`}
                height="28"
                rx="4"
              />
              <text x={place(caption.from)} dx="8" y="23">
                {number + 1}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

type HandleProps = {
  side: "start" | "end";
  label: string;
  frame: number;
  least: number;
  most: number;
  place: string;
  onMove: (frame: number) => void;
  frameAt: (event: PointerEvent) => number;
};

/** A piece of paper in the water. Arrow keys move it by a frame, with Shift by a second. */
function Handle({ side, label, frame, least, most, place, onMove, frameAt }: HandleProps) {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyTarget(event, frame - least, most - least);
    if (to === null) return;
    event.preventDefault();
    onMove(least + to);
  };
  return (
    <div
      ref={box}
      className={`timeline__handle timeline__handle--${side}`}
      // Only the browser renders the editor, so this sets a property and no attribute, which the CSP would block.
      style={{ left: place }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={frame}
      aria-valuetext={spokenTime(frame)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        box.current!.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => box.current!.hasPointerCapture(event.pointerId) && onMove(frameAt(event))}
    />
  );
}
