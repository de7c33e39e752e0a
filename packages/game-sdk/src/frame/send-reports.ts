import type { FrameReport } from "@quackademy/game-sdk/frame-report.ts";

const MAX_BLOCKED = 50;
const MAX_ADDRESS = 300;
const MAX_DIRECTIVE = 60;
const AGAIN_AFTER_MS = 5000;
const BUSY_EVERY_MS = 10_000;
const TICK_MS = 100;
const REST_MS = 300;

/** Sends the page reports for the inspector: blocked requests, loaded bytes, and how busy the frame is. */
export function reportFrame(): { markReady: () => void } {
  const send = (report: FrameReport) => parent.postMessage({ p: "quack", t: "report", report }, "*");
  let blocked = 0;
  let readyMs: number | null = null;
  let frames = 0;
  let firstFrameMs: number | null = null;
  const request = window.requestAnimationFrame.bind(window);

  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (++blocked > MAX_BLOCKED) return;
    const [directive, address] = [effectiveDirective.slice(0, MAX_DIRECTIVE), blockedURI.slice(0, MAX_ADDRESS)];
    send({ type: "blocked", directive, address });
  });

  const count = (time: number) => {
    firstFrameMs ??= Math.round(time);
    frames += 1;
    request(count);
  };
  request(count);

  const sendLoad = (fps: number | null) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const pages = performance.getEntriesByType("navigation") as PerformanceResourceTiming[];
    const bytes = [...pages, ...entries].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    send({ type: "load", bytes, requests: entries.length + 1, firstFrameMs, readyMs, fps });
    sendFit();
  };
  const sendFit = () => {
    const { scrollWidth } = document.documentElement;
    send({ type: "fit", width: innerWidth, isCut: scrollWidth > innerWidth + 1 });
  };
  // The author chooses another width while the game runs; a game needs a moment to follow it.
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener("resize", () => {
    clearTimeout(resting);
    resting = setTimeout(sendFit, REST_MS);
  });

  let last = performance.now();
  let late = 0;
  let since = last;
  setInterval(() => {
    const now = performance.now();
    late += Math.max(0, now - last - TICK_MS);
    last = now;
    if (now - since < BUSY_EVERY_MS) return;
    // Skips hidden frames, because their timers are throttled.
    if (document.visibilityState === "visible") send({ type: "busy", share: Math.min(1, late / (now - since)) });
    late = 0;
    since = now;
  }, TICK_MS);

  return {
    markReady: () => {
      if (readyMs !== null) return;
      readyMs = Math.round(performance.now());
      sendLoad(null);
      const before = frames;
      setTimeout(() => sendLoad(Math.round(((frames - before) * 1000) / AGAIN_AFTER_MS)), AGAIN_AFTER_MS);
    },
  };
}
