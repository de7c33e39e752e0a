import { createSoundSynth } from "@quackademy/game-kit/stage/sound-synth.ts";
import type { ClipSound } from "@quackademy/game-sdk/clip-protocol.ts";
import type { VideoKind } from "./video-formats.ts";

const SAMPLE_RATE = 48_000;
const BITS_PER_SECOND = 96_000;

export type EncodedSound = {
  codec: "aac" | "opus";
  config: AudioDecoderConfig;
  chunks: { bytes: Uint8Array; isKey: boolean; at: number; length: number }[];
};

/** Plays the sounds of a clip into a buffer, with the synthesiser of the games. */
export function renderSound(sounds: readonly ClipSound[], seconds: number): Promise<AudioBuffer> {
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE));
  const context = new OfflineAudioContext({ numberOfChannels: 1, length, sampleRate: SAMPLE_RATE });
  const synth = createSoundSynth(context);
  for (const { at, ...sound } of sounds) if (at < seconds) synth.play(sound, at);
  return context.startRendering();
}

/** AAC plays everywhere; Opus in an MP4 is silent on some phones. */
const CODECS: Record<VideoKind, [string, EncodedSound["codec"]][]> = {
  mp4: [
    ["mp4a.40.2", "aac"],
    ["opus", "opus"],
  ],
  webm: [["opus", "opus"]],
};

/** Encodes the sound for a kind of file; null if this browser has no encoder for it. */
export async function encodeSound(sound: AudioBuffer, kind: VideoKind): Promise<EncodedSound | null> {
  if (typeof AudioEncoder === "undefined") return null;
  for (const [name, codec] of CODECS[kind]) {
    const config = { codec: name, sampleRate: sound.sampleRate, numberOfChannels: 1, bitrate: BITS_PER_SECOND };
    try {
      const { supported } = await AudioEncoder.isConfigSupported(config);
      const encoded = supported ? await encodeWith(config, sound) : null;
      if (encoded) return { codec, ...encoded };
    } catch {
      // Support can be claimed wrongly: the next codec is tried.
    }
  }
  return null;
}

async function encodeWith(config: AudioEncoderConfig, sound: AudioBuffer): Promise<Omit<EncodedSound, "codec"> | null> {
  const chunks: EncodedSound["chunks"] = [];
  const made = { config: null as AudioDecoderConfig | null, error: null as Error | null };
  const encoder = new AudioEncoder({
    output: (chunk, meta) => {
      made.config ??= meta?.decoderConfig ?? null;
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push({ bytes, isKey: chunk.type === "key", at: chunk.timestamp, length: chunk.duration ?? 0 });
    },
    error: (error) => (made.error = error),
  });
  try {
    encoder.configure(config);
    const samples = sound.getChannelData(0);
    for (let start = 0; start < samples.length; start += SAMPLE_RATE) {
      const data = new Float32Array(samples.subarray(start, start + SAMPLE_RATE));
      const timestamp = Math.round((start * 1e6) / sound.sampleRate);
      const piece = new AudioData({
        format: "f32-planar",
        sampleRate: sound.sampleRate,
        numberOfFrames: data.length,
        numberOfChannels: 1,
        timestamp,
        data,
      });
      encoder.encode(piece);
      piece.close();
    }
    await encoder.flush();
  } finally {
    if (encoder.state !== "closed") encoder.close();
  }
  if (made.error) throw made.error;
  return made.config && chunks.length > 0 ? { config: made.config, chunks } : null;
}
