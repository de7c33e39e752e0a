import { afterEach, expect, test, vi } from "vitest";
import { encodeSound } from "./clip-sound.ts";
import { soundNote } from "./export-clip.ts";

const SECONDS = 2;
const sound = {
  sampleRate: 48_000,
  getChannelData: () => new Float32Array(48_000 * SECONDS),
} as unknown as AudioBuffer;

type Habit = "encodes" | "unsupported" | "fails";

/** An encoder of sounds as a browser has it. */
function stubBrowser(habits: { aac: Habit; opus: Habit }): void {
  const habitOf = (codec: string) => (codec === "opus" ? habits.opus : habits.aac);
  class Encoder {
    state = "unconfigured";
    habit: Habit = "unsupported";
    readonly on: { output: (chunk: object, meta: object) => void; error: (error: Error) => void };
    constructor(on: Encoder["on"]) {
      this.on = on;
    }
    static async isConfigSupported({ codec }: { codec: string }) {
      return { supported: habitOf(codec) !== "unsupported" };
    }
    configure({ codec }: { codec: string }): void {
      this.habit = habitOf(codec);
    }
    encode({ timestamp }: { timestamp: number }): void {
      if (this.habit === "fails") return this.on.error(new Error("no encoder after all"));
      const chunk = { byteLength: 3, type: "key", timestamp, duration: 1e6, copyTo() {} };
      this.on.output(chunk, { decoderConfig: { sampleRate: 48_000 } });
    }
    async flush(): Promise<void> {}
    close(): void {
      this.state = "closed";
    }
  }
  vi.stubGlobal("AudioEncoder", Encoder);
  vi.stubGlobal(
    "AudioData",
    class {
      readonly timestamp: number;
      constructor({ timestamp }: { timestamp: number }) {
        this.timestamp = timestamp;
      }
      close() {}
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

test("an MP4 gets AAC where the browser has it, which every phone plays", async () => {
  stubBrowser({ aac: "encodes", opus: "encodes" });
  const made = await encodeSound(sound, "mp4");
  expect(made).toMatchObject({ codec: "aac" });
  expect(made!.chunks.map(({ at }) => at)).toEqual([0, 1e6]);
  expect(soundNote("mp4", made)).toBeUndefined();
});

test.each<Habit>(["unsupported", "fails"])(
  "an MP4 of a browser whose AAC is %s gets Opus, and says so",
  async (aac) => {
    stubBrowser({ aac, opus: "encodes" });
    const made = await encodeSound(sound, "mp4");
    expect(made).toMatchObject({ codec: "opus" });
    expect(soundNote("mp4", made)).toBe("Some phones play this file without sound.");
  },
);

test("a WebM has Opus, and nothing to say about it", async () => {
  stubBrowser({ aac: "encodes", opus: "encodes" });
  const made = await encodeSound(sound, "webm");
  expect(made).toMatchObject({ codec: "opus" });
  expect(soundNote("webm", made)).toBeUndefined();
});

test("a browser that cannot encode sound makes a silent video, and says so", async () => {
  expect(await encodeSound(sound, "mp4")).toBeNull();
  stubBrowser({ aac: "unsupported", opus: "fails" });
  expect(await encodeSound(sound, "mp4")).toBeNull();
  expect(soundNote("mp4", null)).toBe("This browser cannot encode sound, so the video is silent.");
});
