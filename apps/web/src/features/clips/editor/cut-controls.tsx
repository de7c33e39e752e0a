import { clockTime, FRAMES_PER_SECOND } from "#features/clips/clip-words.ts";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { addCaption, endAt, MAX_CAPTIONS, startAt } from "./clip-draft.ts";

type CutControlsProps = {
  draft: ClipDraft;
  /** The length of the run. */
  frames: number;
  /** The frame that is shown. */
  at: number;
  isPlaying: boolean;
  isMuted: boolean;
  onPlaying: (isPlaying: boolean) => void;
  onMuted: (isMuted: boolean) => void;
  onSeek: (frame: number) => void;
  onChange: (draft: ClipDraft) => void;
};

/** Plays the clip, and sets its start, end, captions and poster to the shown frame. */
export function CutControls(props: CutControlsProps) {
  const { draft, frames, at, isPlaying, isMuted, onPlaying, onMuted, onSeek, onChange } = props;
  return (
    <div className="clip-desk__controls">
      <IconButton
        label={isPlaying ? "Pause" : "Play"}
        icon={isPlaying ? "pause" : "play"}
        onClick={() => onPlaying(!isPlaying)}
      />
      <IconButton label="One second back" icon="earlier" onClick={() => onSeek(at - FRAMES_PER_SECOND)} />
      <IconButton label="One second on" icon="later" onClick={() => onSeek(at + FRAMES_PER_SECOND)} />
      <span className="display clip-desk__clock">{clockTime(at)}</span>
      <IconButton
        label={isMuted ? "Sound on" : "Sound off"}
        icon={isMuted ? "sound-off" : "sound"}
        onClick={() => onMuted(!isMuted)}
      />
      <Button look="outline" onClick={() => onChange(startAt(draft, at, frames))}>
        Start here
      </Button>
      <Button look="outline" onClick={() => onChange(endAt(draft, at, frames))}>
        End here
      </Button>
      <Button
        look="outline"
        icon="plus"
        disabled={draft.captions.length >= MAX_CAPTIONS}
        onClick={() => onChange(addCaption(draft, at))}
      >
        {draft.captions.length >= MAX_CAPTIONS ? `${MAX_CAPTIONS} captions at most` : "Caption here"}
      </Button>
      <Button
        look="outline"
        onClick={() => onChange({ ...draft, poster_frame: Math.min(draft.to_frame, Math.max(draft.from_frame, at)) })}
      >
        Poster here
      </Button>
    </div>
  );
}
