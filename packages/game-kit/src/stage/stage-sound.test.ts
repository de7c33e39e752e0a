import { afterAll, expect, test, vi } from "vitest";
import { createSoundBox } from "./stage-sound.ts";

/** An audio node on which everything can be called, and nothing is heard. */
const silence = (): object =>
  new Proxy(() => {}, {
    get: (_, name) => (name === "length" ? 0 : silence()),
    set: () => true,
    apply: () => silence(),
  });

vi.stubGlobal("AudioContext", function AudioContext() {
  const own: Record<string, unknown> = { state: "running", currentTime: 0, sampleRate: 8 };
  return new Proxy(own, { get: (_, name: string) => own[name] ?? silence() });
});
afterAll(() => vi.unstubAllGlobals());

test("the music gives way to a sound, but not to one that goes on below everything", () => {
  const onPlay = vi.fn<() => void>();
  const box = createSoundBox(() => 1, onPlay);
  box.unlock();
  box.play({ shape: "sawtooth", from: 60, length: 0.1, isBed: true });
  expect(onPlay).not.toHaveBeenCalled();
  box.play([
    { shape: "sawtooth", from: 60, length: 0.1, isBed: true },
    { shape: "sine", from: 440, length: 0.1 },
  ]);
  expect(onPlay).toHaveBeenCalledOnce();
});

test("the later notes of a tune are made shortly before they sound", () => {
  vi.useFakeTimers();
  const made: string[] = [];
  const audio = {
    state: "running",
    currentTime: 0,
    sampleRate: 8,
    createOscillator: () => (made.push("tone"), silence()),
  };
  vi.stubGlobal("AudioContext", function AudioContext() {
    return new Proxy(audio, { get: (_, name: string) => (audio as Record<string, unknown>)[name] ?? silence() });
  });
  const box = createSoundBox(() => 1);
  box.unlock();
  const note = { shape: "sine", from: 440, length: 0.1 } as const;
  box.play([note, { ...note, delay: 0.2 }, { ...note, delay: 0.4 }]);
  expect(made).toHaveLength(1);
  audio.currentTime = 0.14;
  vi.advanceTimersByTime(140);
  expect(made).toHaveLength(2);
  // The page was hidden, and its timers waited.
  audio.currentTime = 1.4;
  vi.advanceTimersByTime(200);
  expect(made).toHaveLength(2);
  vi.useRealTimers();
});
