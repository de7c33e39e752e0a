import { afterEach, expect, test, vi } from "vitest";
import { chooseConfig } from "./encode-video.ts";

const CODECS = ["avc1.640020", "avc1.42E020", "vp09.00.31.08", "vp8"];
const asked = { codecs: CODECS, size: { width: 1280, height: 720 }, fps: 30, bitsPerSecond: 4_000_000 };

type Habit = "encodes" | "unsupported" | "refuses" | "fails" | "says nothing";

/** An encoder as a browser has it: what it does with each family of codecs. */
function stubBrowser(habits: Record<string, Habit>): void {
  const habitOf = (codec: string) => habits[codec.slice(0, 3)] ?? "unsupported";
  class Encoder {
    state = "unconfigured";
    codec = "";
    readonly on: { output: (chunk: object, meta: object) => void; error: (error: Error) => void };
    constructor(on: Encoder["on"]) {
      this.on = on;
    }
    static async isConfigSupported({ codec }: { codec: string }) {
      if (habitOf(codec) === "refuses") throw new TypeError("unknown codec");
      return { supported: habitOf(codec) !== "unsupported" };
    }
    configure({ codec }: { codec: string }): void {
      this.codec = codec;
    }
    encode(): void {
      if (habitOf(this.codec) === "encodes") this.on.output({ byteLength: 9 }, { decoderConfig: {} });
      if (habitOf(this.codec) === "fails") this.on.error(new Error("no hardware"));
    }
    async flush(): Promise<void> {}
    close(): void {
      this.state = "closed";
    }
  }
  vi.stubGlobal("VideoEncoder", Encoder);
  vi.stubGlobal(
    "VideoFrame",
    class {
      close() {}
    },
  );
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => ({ fillRect() {} }) }) });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser with H.264 encodes it, in the form that MP4 files need", async () => {
  stubBrowser({ avc: "encodes", vp0: "encodes", vp8: "encodes" });
  expect(await chooseConfig(asked)).toMatchObject({ codec: "avc1.640020", avc: { format: "avc" } });
});

test.each<[string, Habit]>([
  ["does not know H.264", "unsupported"],
  ["throws at its name", "refuses"],
  ["claims H.264 and fails at the first picture", "fails"],
])("a browser that %s encodes VP9", async (_, habit) => {
  stubBrowser({ avc: habit, vp0: "encodes", vp8: "encodes" });
  const config = await chooseConfig(asked);
  expect(config).toMatchObject({ codec: "vp09.00.31.08" });
  expect(config).not.toHaveProperty("avc");
});

test("encoders that give no chunk are given up after a while", async () => {
  vi.useFakeTimers();
  stubBrowser({ avc: "says nothing", vp0: "says nothing", vp8: "encodes" });
  const chosen = chooseConfig(asked);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await chosen).toMatchObject({ codec: "vp8" });
});

test("a browser without any encoder has no configuration, so that the clip is recorded", async () => {
  stubBrowser({});
  expect(await chooseConfig(asked)).toBeNull();
  vi.stubGlobal("VideoEncoder", undefined);
  expect(await chooseConfig(asked)).toBeNull();
});
