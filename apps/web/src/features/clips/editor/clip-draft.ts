import { FRAMES_PER_SECOND, MAX_CLIP_FRAMES, MIN_CLIP_FRAMES } from "#features/clips/clip-words.ts";
import type { ClipCaption, ClipDraft } from "#features/clips/clips-api.ts";

export const MAX_CAPTIONS = 3;
export const MAX_CAPTION = 60;
export const MAX_TITLE = 80;
/** The length of a new clip and of a new caption. */
const FIRST_CLIP_FRAMES = 20 * FRAMES_PER_SECOND;
const FIRST_CAPTION_FRAMES = 2 * FRAMES_PER_SECOND;
/** The shortest time in which a caption can be read. */
const MIN_CAPTION_FRAMES = 30;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

/** A new clip: the last seconds of a run, which decide it. */
export function firstDraft(frames: number, title: string): ClipDraft {
  const from = Math.max(0, frames - FIRST_CLIP_FRAMES);
  const poster_frame = Math.round((from + frames) / 2);
  return { from_frame: from, to_frame: frames, title, captions: [], tall: false, poster_frame };
}

/** Moves the start. The handle stops where the clip would be too short or too long. */
export function moveStart(draft: ClipDraft, frame: number): ClipDraft {
  const { to_frame } = draft;
  const from_frame = clamp(frame, Math.max(0, to_frame - MAX_CLIP_FRAMES), to_frame - MIN_CLIP_FRAMES);
  return withinRange({ ...draft, from_frame });
}

/** Moves the end, likewise. */
export function moveEnd(draft: ClipDraft, frame: number, frames: number): ClipDraft {
  const { from_frame } = draft;
  const to_frame = clamp(frame, from_frame + MIN_CLIP_FRAMES, Math.min(frames, from_frame + MAX_CLIP_FRAMES));
  return withinRange({ ...draft, to_frame });
}

/** Moves the whole clip, with its length. */
export function moveClip(draft: ClipDraft, from: number, frames: number): ClipDraft {
  const length = draft.to_frame - draft.from_frame;
  const from_frame = clamp(from, 0, frames - length);
  return withinRange({ ...draft, from_frame, to_frame: from_frame + length });
}

/** Lets the clip begin at a frame: its start moves if the end can stay, else the whole clip moves. */
export function startAt(draft: ClipDraft, frame: number, frames: number): ClipDraft {
  const length = draft.to_frame - frame;
  const canStay = length >= MIN_CLIP_FRAMES && length <= MAX_CLIP_FRAMES;
  return canStay ? moveStart(draft, frame) : moveClip(draft, frame, frames);
}

/** Lets the clip end at a frame, likewise. */
export function endAt(draft: ClipDraft, frame: number, frames: number): ClipDraft {
  const length = frame - draft.from_frame;
  const canStay = length >= MIN_CLIP_FRAMES && length <= MAX_CLIP_FRAMES;
  return canStay ? moveEnd(draft, frame, frames) : moveClip(draft, frame - (draft.to_frame - draft.from_frame), frames);
}

/** The part of the run that the editor plays: the clip, or what follows a frame outside it. */
export function scoutedPart(
  { from_frame, to_frame }: Pick<ClipDraft, "from_frame" | "to_frame">,
  scouted: number | null,
  frames: number,
): { from_frame: number; to_frame: number } {
  if (scouted === null) return { from_frame, to_frame };
  const from = clamp(scouted, 0, Math.max(0, frames - MIN_CLIP_FRAMES));
  return { from_frame: from, to_frame: Math.min(frames, from + MAX_CLIP_FRAMES) };
}

/** Poster and captions stay within the clip; captions outside it are left out. */
function withinRange(draft: ClipDraft): ClipDraft {
  const { from_frame, to_frame } = draft;
  const captions = draft.captions
    .map((caption) => ({ ...caption, from: Math.max(caption.from, from_frame), to: Math.min(caption.to, to_frame) }))
    .filter(({ from, to }) => to - from >= MIN_CAPTION_FRAMES);
  return { ...draft, captions, poster_frame: clamp(draft.poster_frame, from_frame, to_frame) };
}

export function addCaption(draft: ClipDraft, frame: number): ClipDraft {
  if (draft.captions.length >= MAX_CAPTIONS) return draft;
  const from = clamp(frame, draft.from_frame, draft.to_frame - MIN_CAPTION_FRAMES);
  const to = Math.min(from + FIRST_CAPTION_FRAMES, draft.to_frame);
  return { ...draft, captions: [...draft.captions, { from, to, text: "" }].toSorted((a, b) => a.from - b.from) };
}

export function changeCaption(draft: ClipDraft, place: number, change: Partial<ClipCaption>): ClipDraft {
  const captions = draft.captions.map((caption, at) => (at === place ? { ...caption, ...change } : caption));
  return { ...draft, captions };
}

/** Lets a caption begin or end at a frame. The other end moves if it has to. */
export function timeCaption(draft: ClipDraft, place: number, end: "from" | "to", frame: number): ClipDraft {
  const { from_frame, to_frame } = draft;
  const caption = draft.captions[place]!;
  if (end === "from") {
    const from = clamp(frame, from_frame, to_frame - MIN_CAPTION_FRAMES);
    return changeCaption(draft, place, { from, to: Math.max(caption.to, from + MIN_CAPTION_FRAMES) });
  }
  const to = clamp(frame, from_frame + MIN_CAPTION_FRAMES, to_frame);
  return changeCaption(draft, place, { to, from: Math.min(caption.from, to - MIN_CAPTION_FRAMES) });
}

export function removeCaption(draft: ClipDraft, place: number): ClipDraft {
  return { ...draft, captions: draft.captions.filter((_, at) => at !== place) };
}

/** The draft as it is stored, without captions that have no text. */
export function readyDraft(draft: ClipDraft): ClipDraft {
  const captions = draft.captions.filter(({ text }) => text.trim() !== "");
  return { ...draft, title: draft.title.trim(), captions };
}

/** Whether a value that was kept on the device is a draft that fits a run. */
export function isDraftOf(value: unknown, frames: number): value is ClipDraft {
  if (typeof value !== "object" || value === null) return false;
  const { from_frame: from, to_frame: to, poster_frame, title, captions, tall } = value as Partial<ClipDraft>;
  const isWithin = (frame: unknown, least: number, most: number): frame is number =>
    Number.isInteger(frame) && (frame as number) >= least && (frame as number) <= most;
  if (!isWithin(from, 0, frames) || !isWithin(to, from + MIN_CLIP_FRAMES, Math.min(frames, from + MAX_CLIP_FRAMES)))
    return false;
  const isText = (text: unknown, most: number) => typeof text === "string" && text.length <= most;
  const isCaption = (caption: unknown) => {
    if (typeof caption !== "object" || caption === null) return false;
    const { from: start, to: end, text } = caption as Partial<ClipCaption>;
    return isWithin(start, from, to) && isWithin(end, from, to) && isText(text, MAX_CAPTION);
  };
  const areCaptions = Array.isArray(captions) && captions.length <= MAX_CAPTIONS && captions.every(isCaption);
  return areCaptions && isWithin(poster_frame, from, to) && isText(title, MAX_TITLE) && typeof tall === "boolean";
}

/** The part of a run that the timeline shows: all of a short run, else the surroundings of the clip. */
export type TimelineView = { start: number; end: number };

const WHOLE_FRAMES = 90 * FRAMES_PER_SECOND;

export function viewAround({ from_frame, to_frame }: ClipDraft, frames: number): TimelineView {
  if (frames <= WHOLE_FRAMES) return { start: 0, end: frames };
  const middle = Math.round((from_frame + to_frame) / 2);
  const start = clamp(middle - WHOLE_FRAMES / 2, 0, frames - WHOLE_FRAMES);
  return { start, end: start + WHOLE_FRAMES };
}

/** The view moved by half of its length, to the left or to the right. */
export function moveView({ start, end }: TimelineView, by: -1 | 1, frames: number): TimelineView {
  const length = end - start;
  const next = clamp(start + (by * length) / 2, 0, frames - length);
  return { start: next, end: next + length };
}
