import { CLIP_FPS } from "@quackademy/game-sdk/clip-protocol.ts";
import { cutOf, type PlayableClip, stripOf } from "#features/clips/player/playable-clip.ts";
import { type EncodedSound, encodeSound, renderSound } from "./clip-sound.ts";
import { ClipFailed, type DrawnVideo, drawClipFrame, drawVideo, type RecordedVideo } from "./clip-video.ts";
import { muxClip } from "./mux-clip.ts";
import { codecsFor, exportWay, kindOf, VIDEO_SIZES, type VideoKind } from "./video-formats.ts";

export type ExportOptions = {
  clip: PlayableClip;
  /** 9:16 instead of 16:9. */
  isTall: boolean;
  /** The name on the strip; null: none. */
  maker: string | null;
  /** Only this kind of file; without it, the one that plays in most places. */
  kind?: VideoKind;
};

export type ExportedClip = { file: File; kind: VideoKind; note?: string };

const PART_DRAWN = 0.94;
const POSTER_SIZES = { wide: { width: 640, height: 360 }, tall: { width: 360, height: 640 } };
const NOTES = {
  noSound: "This browser cannot encode sound, so the video is silent.",
  opus: "Some phones play this file without sound.",
  recorded: "Recorded in real time, because this browser has no faster way.",
  recordedSilent: "Recorded in real time and without sound, because this browser allows no more.",
};

/** Makes a video file of a clip on this device. */
export async function makeVideo(
  { clip, isTall, maker, kind }: ExportOptions,
  onProgress: (done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<ExportedClip> {
  const cut = cutOf({ ...clip, tall: isTall }, stripOf(clip, maker));
  const asked = { clip, cut, onProgress: (done: number) => onProgress(done * PART_DRAWN), ...(signal && { signal }) };
  const video = await drawOrRecord(asked, codecsFor(kind));
  if ("file" in video) {
    const { file, hasSound } = video;
    return exported(clip, file, file.type.startsWith("video/mp4") ? "mp4" : "webm", recordedNote(hasSound));
  }
  const made = await assembleVideo(clip, video, isTall);
  signal?.throwIfAborted();
  onProgress(1);
  return made;
}

/** Adds the sound to a drawn video and makes a file of both. */
export async function assembleVideo(clip: PlayableClip, video: DrawnVideo, isTall: boolean): Promise<ExportedClip> {
  const kind = kindOf(video.config.codec);
  const sound = await encodeSound(await renderSound(video.sounds, video.frames / CLIP_FPS), kind);
  const size = isTall ? VIDEO_SIZES.tall : VIDEO_SIZES.wide;
  const file = await muxClip(video, sound, { ...size, fps: CLIP_FPS });
  return exported(clip, file, kind, soundNote(kind, sound));
}

/** The note about the sound of an encoded video. */
export function soundNote(kind: VideoKind, sound: Pick<EncodedSound, "codec"> | null): string | undefined {
  if (sound === null) return NOTES.noSound;
  return kind === "mp4" && sound.codec === "opus" ? NOTES.opus : undefined;
}

/** Lets the frame encode the clip, or record it where there is no encoder. An empty list of codecs records it. */
export async function drawOrRecord(
  asked: Omit<Parameters<typeof drawVideo>[0], "codecs">,
  codecs: string[],
): Promise<DrawnVideo | RecordedVideo> {
  const way = exportWay();
  if (way === "none") throw new ClipFailed("no-codec");
  if (way === "record" || codecs.length === 0) return drawVideo({ ...asked, codecs: [] });
  try {
    return await drawVideo({ ...asked, codecs });
  } catch (error) {
    // The encoder is there but none of its codecs work: some phones are built like that.
    if (error instanceof ClipFailed && error.why === "no-codec") return drawVideo({ ...asked, codecs: [] });
    throw error;
  }
}

const recordedNote = (hasSound: boolean) => (hasSound ? NOTES.recorded : NOTES.recordedSilent);

function exported(clip: PlayableClip, blob: Blob, kind: VideoKind, note: string | undefined): ExportedClip {
  const words = clip.title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = [clip.app_id, ...words].join("-").slice(0, 60);
  const file = new File([blob], `${name}.${kind}`, { type: `video/${kind}` });
  return { file, kind, ...(note && { note }) };
}

/** The picture of a clip's chosen frame: no strip, no captions, nothing but the game. */
export function makePoster(clip: PlayableClip): Promise<Blob> {
  const cut = { ...cutOf(clip, null), captions: [] };
  const size = clip.tall ? POSTER_SIZES.tall : POSTER_SIZES.wide;
  return drawClipFrame(clip, cut, { frame: clip.poster_frame, ...size });
}
