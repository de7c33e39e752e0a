export type Pauses = {
  setPaused(isPaused: boolean): void;
  setMuted(isMuted: boolean): void;
};

/** Pauses a game without its cooperation: its animation frames wait, and its sound is suspended. */
export function createPauses(): Pauses {
  let isPaused = false;
  let isMuted = false;
  let lastHandle = 0;
  const waiting = new Map<number, FrameRequestCallback>();
  const running = new Map<number, number>();
  const contexts = new Set<AudioContext>();
  const stopped = new Set<HTMLMediaElement>();
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);

  const schedule = (handle: number, callback: FrameRequestCallback) => {
    const run = (time: number) => {
      running.delete(handle);
      if (isPaused) waiting.set(handle, callback);
      else callback(time);
    };
    running.set(handle, request(run));
  };
  window.requestAnimationFrame = (callback) => {
    const handle = ++lastHandle;
    if (isPaused) waiting.set(handle, callback);
    else schedule(handle, callback);
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    waiting.delete(handle);
    cancel(running.get(handle) ?? 0);
    running.delete(handle);
  };

  const hear = () => {
    const isSilent = isPaused || isMuted;
    for (const context of contexts) void (isSilent ? context.suspend() : context.resume()).catch(() => {});
    for (const media of document.querySelectorAll<HTMLMediaElement>("audio,video")) media.muted = isMuted;
  };
  const Native = window.AudioContext as typeof AudioContext | undefined;
  if (Native) {
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.add(this);
        if (isPaused || isMuted) void this.suspend();
      }
      override resume(): Promise<void> {
        return isPaused || isMuted ? Promise.resolve() : super.resume();
      }
    };
  }

  return {
    setPaused(next) {
      if (next === isPaused) return;
      isPaused = next;
      hear();
      if (isPaused) {
        for (const media of document.querySelectorAll<HTMLMediaElement>("audio,video")) {
          if (media.paused) continue;
          media.pause();
          stopped.add(media);
        }
        return;
      }
      for (const media of stopped) void media.play().catch(() => {});
      stopped.clear();
      const due = [...waiting];
      waiting.clear();
      for (const [handle, callback] of due) schedule(handle, callback);
    },
    setMuted(next) {
      isMuted = next;
      hear();
    },
  };
}
