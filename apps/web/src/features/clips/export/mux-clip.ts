import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import type { EncodedSound } from "./clip-sound.ts";
import type { DrawnVideo } from "./clip-video.ts";
import { kindOf } from "./video-formats.ts";

/** Puts video and sound into one file: MP4 for H.264, otherwise WebM. */
export async function muxClip(
  { config, chunks }: Pick<DrawnVideo, "config" | "chunks">,
  sound: EncodedSound | null,
  { width, height, fps }: { width: number; height: number; fps: number },
): Promise<Blob> {
  const kind = kindOf(config.codec);
  const target = new BufferTarget();
  const format = kind === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const pictures = new EncodedVideoPacketSource(videoCodec(config.codec));
  output.addVideoTrack(pictures, { frameRate: fps });
  const tones = sound ? new EncodedAudioPacketSource(sound.codec) : null;
  if (tones) output.addAudioTrack(tones);
  await output.start();

  const { colour, description } = config;
  const meta = {
    decoderConfig: {
      codec: config.codec,
      codedWidth: width,
      codedHeight: height,
      ...(description && { description }),
      ...(colour && { colorSpace: colour as VideoColorSpaceInit }),
    },
  };
  // In the order of time, so that a player needs no long jumps between the two.
  const waiting = [...(sound?.chunks ?? [])];
  const addSoundBefore = async (at: number) => {
    while (tones && waiting.length > 0 && waiting[0]!.at <= at) {
      const { bytes, isKey, at: from, length } = waiting.shift()!;
      await tones.add(packet(bytes, isKey, from, length), { decoderConfig: sound!.config });
    }
  };
  for (const { bytes, isKey, at } of chunks) {
    await addSoundBefore(at);
    await pictures.add(packet(bytes, isKey, at, 1e6 / fps), meta);
  }
  await addSoundBefore(Infinity);
  await output.finalize();
  return new Blob([target.buffer!], { type: `video/${kind}` });
}

/** Times are in microseconds; the file wants seconds. */
const packet = (bytes: Uint8Array, isKey: boolean, at: number, length: number) =>
  new EncodedPacket(bytes, isKey ? "key" : "delta", at / 1e6, length / 1e6);

function videoCodec(codec: string): "avc" | "vp9" | "vp8" {
  if (codec.startsWith("avc1")) return "avc";
  return codec.startsWith("vp09") ? "vp9" : "vp8";
}
