import { CHUNKS_PER_MESSAGE, type ClipChunk, type ClipSize } from "@quackademy/game-sdk/clip-protocol.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";

const MAX_QUEUE = 4;
const KEY_FRAME_SECONDS = 2;
/** The time after which an encoder without a chunk is given up. */
const PROBE_MS = 5000;
const POLL_MS = 20;

/** The first configuration that this browser supports, and that really gives a chunk: support can be claimed wrongly. */
export async function chooseConfig(asked: {
  codecs: readonly string[];
  size: ClipSize;
  fps: number;
  bitsPerSecond: number;
}): Promise<VideoEncoderConfig | null> {
  if (typeof VideoEncoder === "undefined") return null;
  for (const codec of asked.codecs) {
    const config: VideoEncoderConfig = {
      codec,
      ...asked.size,
      framerate: asked.fps,
      bitrate: asked.bitsPerSecond,
      latencyMode: "realtime",
      ...(codec.startsWith("avc1") && { avc: { format: "avc" } }),
    };
    if (await givesChunk(config)) return config;
  }
  return null;
}

async function givesChunk(config: VideoEncoderConfig): Promise<boolean> {
  try {
    const { supported } = await VideoEncoder.isConfigSupported(config);
    if (!supported) return false;
  } catch {
    return false;
  }
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: config.width, height: config.height });
  canvas.getContext("2d")!.fillRect(0, 0, 1, 1);
  return new Promise((resolve) => {
    const settle = (isFine: boolean) => {
      clearTimeout(timer);
      if (encoder.state !== "closed") encoder.close();
      resolve(isFine);
    };
    const encoder = new VideoEncoder({
      output: (chunk, meta) => settle(chunk.byteLength > 0 && meta?.decoderConfig !== undefined),
      error: () => settle(false),
    });
    const timer = setTimeout(() => settle(false), PROBE_MS);
    try {
      encoder.configure(config);
      const frame = new VideoFrame(canvas, { timestamp: 0 });
      encoder.encode(frame, { keyFrame: true });
      frame.close();
      encoder.flush().catch(() => settle(false));
    } catch {
      settle(false);
    }
  });
}

type Encoding = {
  canvas: HTMLCanvasElement;
  config: VideoEncoderConfig;
  fps: number;
  frames: number;
  /** Draws the next frame on the canvas. */
  draw(): void;
  tell: Portal["tell"];
  signal: AbortSignal;
};

/** Encodes a canvas frame by frame and hands the chunks to the page. Returns whether it got to the end. */
export async function encodeVideo({ canvas, config, fps, frames, draw, tell, signal }: Encoding): Promise<boolean> {
  const sender = createSender(tell);
  const failure = { error: null as Error | null };
  const encoder = new VideoEncoder({
    output: (chunk, meta) => sender.push(chunk, meta?.decoderConfig),
    error: (error) => (failure.error = error),
  });
  try {
    encoder.configure(config);
    for (let frame = 0; frame < frames; frame++) {
      draw();
      while (encoder.encodeQueueSize >= MAX_QUEUE && !failure.error) await dequeued(encoder);
      // Yields, so that stop requests and finished chunks are handled.
      await nextTask();
      if (failure.error) throw failure.error;
      if (signal.aborted) return false;
      const timestamp = Math.round((frame * 1e6) / fps);
      const picture = new VideoFrame(canvas, { timestamp, duration: Math.round(1e6 / fps) });
      encoder.encode(picture, { keyFrame: frame % (KEY_FRAME_SECONDS * fps) === 0 });
      picture.close();
    }
    await encoder.flush();
    if (signal.aborted) return false;
    sender.flush();
    return true;
  } finally {
    if (encoder.state !== "closed") encoder.close();
  }
}

/** Sends chunks a second at a time: the page limits the rate of messages. */
function createSender(tell: Portal["tell"]) {
  let waiting: ClipChunk[] = [];
  let isConfigured = false;
  const flush = () => {
    if (waiting.length === 0) return;
    const chunks = waiting;
    waiting = [];
    tell(
      { type: "clipVideo", what: "chunks", chunks },
      chunks.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    );
  };
  return {
    flush,
    push(chunk: EncodedVideoChunk, config: VideoDecoderConfig | undefined): void {
      if (!isConfigured && config) tell(describeConfig(config));
      isConfigured ||= config !== undefined;
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      waiting.push({ bytes, isKey: chunk.type === "key", at: chunk.timestamp });
      if (waiting.length >= CHUNKS_PER_MESSAGE) flush();
    },
  };
}

function describeConfig({ codec, description, colorSpace }: VideoDecoderConfig) {
  const { primaries = null, transfer = null, matrix = null, fullRange = null } = colorSpace ?? {};
  return {
    type: "clipVideo",
    what: "config",
    codec,
    description: description ? copyBytes(description) : null,
    colour: colorSpace ? { primaries, transfer, matrix, fullRange } : null,
  } as const;
}

function copyBytes(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()
    : new Uint8Array(source).slice();
}

/** Waits until the encoder has taken a frame; not all browsers have the event. */
function dequeued(encoder: VideoEncoder): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      encoder.removeEventListener("dequeue", settle);
      resolve();
    };
    const timer = setTimeout(settle, POLL_MS);
    encoder.addEventListener("dequeue", settle);
  });
}

/** A task later, without the four milliseconds that a chain of timers takes. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
