import { createGamePace } from "#core/game-pace.ts";
import { createSoundSynth } from "#stage/sound-synth.ts";
import { soundsOf } from "#stage/stage-sound.ts";
import { MUSIC_LEVEL } from "#music/music-player.ts";
import { openFilm } from "./clip-film.ts";
import { createClipMusic } from "./clip-music.ts";
import type { ClipView } from "./clip-view.ts";
import type { ExportRequest, ExportTools } from "./export-request.ts";

const TYPES = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/webm;codecs=vp9,opus",
  "video/webm;codecs=vp8,opus",
  "video/webm",
];
const TICK_MS = 8;
const PROGRESS_MS = 250;
const AUDIO_START_MS = 400;

/** Plays the clip once and records the canvas in real time: for browsers without VideoEncoder. */
export async function recordVideo(
  view: ClipView,
  asked: ExportRequest,
  { tell, look, signal }: ExportTools,
): Promise<void> {
  const type = TYPES.find((each) => typeof MediaRecorder !== "undefined" && MediaRecorder.isTypeSupported(each));
  const canvas = document.createElement("canvas");
  if (type === undefined || !("captureStream" in canvas))
    return tell({ type: "clipVideo", what: "error", why: "no-codec" });
  const audio = await openAudio();
  const film = openFilm(view, asked, { canvas, look, sounds: audio });
  film.fit(asked.size);
  film.paint();
  const music = createClipMusic(view.tune, asked.from);
  const playMusic = () => {
    const sounds = music(film.frame, film.mood);
    audio.play(sounds.map((sound) => ({ ...sound, volume: (sound.volume ?? 0.4) * MUSIC_LEVEL })));
  };
  const stream = new MediaStream([...canvas.captureStream(asked.fps).getTracks(), ...audio.tracks]);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: asked.bitsPerSecond });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve, reject) => {
    recorder.addEventListener("stop", resolve);
    recorder.addEventListener("error", () => reject(new Error("the recorder failed")));
  });
  recorder.start(1000);
  playMusic();
  await playThrough();
  recorder.stop();
  await stopped;
  audio.close();
  if (signal.aborted) return;
  tell({ type: "clipVideo", what: "file", file: new Blob(parts, { type }), hasSound: audio.tracks.length > 0 });

  function playThrough(): Promise<void> {
    const pace = createGamePace();
    let told = 0;
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now();
        const frames = pace.advance(now);
        for (let frame = 0; frame < frames && !film.isAtEnd; frame++) {
          film.step();
          playMusic();
        }
        if (frames > 0) film.paint();
        if (now - told > PROGRESS_MS) {
          told = now;
          tell({ type: "clipVideo", what: "progress", done: (film.frame - asked.from) / (asked.to - asked.from) });
        }
        if (!film.isAtEnd && !signal.aborted) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
  }
}

/** Sound for the recording, unless the browser does not let it start without a gesture. */
async function openAudio() {
  const context = typeof AudioContext === "undefined" ? null : new AudioContext();
  if (context?.state === "suspended")
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, AUDIO_START_MS))]);
  if (context?.state !== "running") return { tracks: [], play: () => {}, close: () => void context?.close() };
  const target = context.createMediaStreamDestination();
  const synth = createSoundSynth(context, target);
  return {
    tracks: target.stream.getAudioTracks(),
    play: (sound: Parameters<typeof soundsOf>[0]) => {
      for (const each of soundsOf(sound)) synth.play(each, context.currentTime);
    },
    close: () => void context.close(),
  };
}
