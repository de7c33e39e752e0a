// A page for browser tests and the bench: shows clips, makes videos of them, and opens these again.
import { assembleVideo, drawOrRecord, makePoster, makeVideo } from "#features/clips/export/export-clip.ts";
import { cutOf, type PlayableClip, stripOf } from "#features/clips/player/playable-clip.ts";
import { CLIP_FPS } from "@quackademy/game-sdk/clip-protocol.ts";
import { createRef } from "react";
import { hearSounds } from "./hear-sounds.ts";
import { createRoot, type Root } from "react-dom/client";
import { type ClipCommands, ClipPlayer } from "#features/clips/player/clip-player.tsx";
import { codecsFor, type VideoKind } from "#features/clips/export/video-formats.ts";

type Opened = { width: number; height: number; seconds: number; lastPicture: string };

/** Opens a file as a viewer does, and seeks to its end. */
async function openVideo(file: Blob): Promise<Opened> {
  const video = document.createElement("video");
  video.muted = true;
  video.src = URL.createObjectURL(file);
  await happened(video, "loadeddata");
  const { videoWidth: width, videoHeight: height, duration: seconds } = video;
  video.currentTime = seconds - 0.02;
  await happened(video, "seeked");
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")!.drawImage(video, 0, 0);
  return { width, height, seconds, lastPicture: canvas.toDataURL("image/png") };
}

function happened(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener("error", () => reject(new Error(video.error?.message ?? "the video cannot be opened")));
  });
}

/** Makes a video and returns what is in it. */
async function tryExport(clip: PlayableClip, { kind, isTall = false }: { kind?: VideoKind; isTall?: boolean } = {}) {
  const cut = cutOf({ ...clip, tall: isTall }, stripOf(clip, null));
  const started = performance.now();
  const video = await drawOrRecord({ clip, cut, onProgress: () => {} }, codecsFor(kind));
  const drawnMs = performance.now() - started;
  if ("file" in video) throw new Error("it was recorded, not encoded");
  const { file, kind: made, note = null } = await assembleVideo(clip, video, isTall);
  const ms = performance.now() - started;
  const opened = await openVideo(file);
  // The last bar of the music goes on after the last picture.
  const audible = video.sounds.filter(({ at }) => at < video.frames / CLIP_FPS);
  const heard = await hearSounds(file, audible, opened.seconds);
  const { codec } = video.config;
  return {
    ...opened,
    kind: made,
    codec,
    note,
    bytes: file.size,
    frames: video.frames,
    sounds: audible.length,
    heard,
    drawnMs,
    ms,
  };
}

/** Records the clip in real time, as browsers without an encoder do. */
async function tryRecord(clip: PlayableClip) {
  const cut = cutOf(clip, stripOf(clip, null));
  const video = await drawOrRecord({ clip, cut, onProgress: () => {} }, []);
  if (!("file" in video)) throw new Error("it was encoded, not recorded");
  const { file, hasSound } = video;
  return { type: file.type, bytes: file.size, hasSound };
}

async function tryCancel(clip: PlayableClip): Promise<string> {
  const stop = new AbortController();
  const making = makeVideo({ clip, isTall: false, maker: null }, () => stop.abort(), stop.signal);
  return making.then(
    () => "it was made",
    (error: Error) => `${error.name}, ${document.querySelectorAll("iframe").length} frames left`,
  );
}

async function tryPoster(clip: PlayableClip) {
  const poster = await makePoster(clip);
  const { width, height } = await createImageBitmap(poster);
  return { type: poster.type, bytes: poster.size, width, height };
}

const stage = { told: [] as string[], commands: createRef<ClipCommands>(), root: null as Root | null };

/** Shows a clip in the player of the site. Shown again, it changes the player that is there. */
async function showPlayer(clip: PlayableClip, { isPlaying = true, isMuted = true } = {}): Promise<void> {
  if (!stage.root) {
    const box = document.createElement("main");
    document.body.append(box);
    stage.root = createRoot(box);
  }
  stage.root.render(
    <ClipPlayer
      clip={clip}
      isPlaying={isPlaying}
      isMuted={isMuted}
      commands={stage.commands}
      cover={<p>cover</p>}
      onFrame={(frame) => stage.told.push(`frame ${frame}`)}
      onEnd={() => stage.told.push("end")}
      onPhase={(phase) => stage.told.push(phase)}
    />,
  );
}

/** What the player has told since the last call. */
const toldByPlayer = async (): Promise<string[]> => stage.told.splice(0);

async function command(name: Exclude<keyof ClipCommands, "draw" | "scores">, frame = 0): Promise<void> {
  stage.commands.current?.[name](frame);
}

const workshop = { tryExport, tryRecord, tryCancel, tryPoster, showPlayer, toldByPlayer, command };
Object.assign(globalThis, { workshop });
