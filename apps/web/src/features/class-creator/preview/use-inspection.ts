import { checkConformance } from "@quackademy/game-sdk/conformance-check.ts";
import { checkReport } from "@quackademy/game-sdk/frame-report.ts";
import { loadNamedFrame } from "@quackademy/game-sdk/load-named-frame.ts";
import type { ToGame } from "@quackademy/game-sdk/protocol.ts";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { afterMessage, afterReport, type Inspection, NOTHING_SEEN } from "./inspection.ts";

type InspectionOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  game: string;
  entry: string;
  /** The build says that it uses the SDK. */
  hasSdk: boolean;
  /** A new number loads the game again. Its save is kept, as for a player who comes back. */
  attempt: number;
};

/** Loads a build in the frame, plays the page's side of the protocol and notes what the game does. */
export function useInspection({ frame, game, entry, hasSdk, attempt }: InspectionOptions) {
  const [seen, setSeen] = useState<Inspection>(NOTHING_SEEN);
  const save = useRef<{ rev: number; data: string } | null>(null);
  const check = useRef<ReturnType<typeof checkConformance>>(null);
  const wasSaved = useEffectEvent(() => seen.saves !== "none");

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const startedAt = performance.now();
    const since = () => performance.now() - startedAt;
    // A save counts as loaded if it was handed over and not refused, because games without the SDK cannot confirm it.
    const saves = save.current && wasSaved() ? "loaded" : "none";
    setSeen({ ...NOTHING_SEEN, saves });
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== element.contentWindow) return;
      const report = checkReport(data);
      if (report) setSeen((before) => afterReport(before, report, since()));
    };
    addEventListener("message", onMessage);
    const opened = checkConformance({
      frame: element,
      game,
      settings: previewSettings(),
      hasRuns: hasSdk,
      onChange: (steps) => setSeen((before) => ({ ...before, steps })),
      onMessage: (message) => setSeen((before) => afterMessage(before, message, since())),
      answers: {
        loadData: () => save.current,
        saveData: ({ rev, data }) => {
          save.current = { rev: rev + 1, data };
          return { rev: rev + 1 };
        },
      },
    });
    check.current = opened;
    // After the listeners are set, so that no message of the game is missed.
    loadNamedFrame(element, entry, { quack: 1, game, save: save.current });
    return () => {
      removeEventListener("message", onMessage);
      opened.close();
    };
  }, [frame, game, entry, hasSdk, attempt]);

  return { seen, tell: (event: ToGame) => check.current?.tell(event) };
}

function previewSettings() {
  return {
    isMuted: false,
    volume: 1,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    isContrast: matchMedia("(prefers-contrast: more)").matches,
    locale: navigator.language,
  };
}
