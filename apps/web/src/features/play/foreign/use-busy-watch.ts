import { checkReport } from "@quackademy/game-sdk/frame-report.ts";
import { type RefObject, useEffect } from "react";
import { reportBroken } from "#features/play/play-api.ts";
import { playerId } from "#features/play/play-host.ts";
import { createBusyWatch } from "./busy-watch.ts";

type BusyOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  appId: string;
  isHalted: RefObject<boolean>;
  isOn: boolean;
};

/** Reports a creator's game that is busy while it is paused. */
export function useBusyWatch({ frame, appId, isHalted, isOn }: BusyOptions): void {
  useEffect(() => {
    if (!isOn) return;
    const watch = createBusyWatch(() => {
      const player = playerId();
      if (player !== null)
        void reportBroken(player, appId, "Busy while paused, for more than a minute.").catch(() => {});
    });
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      // In a hidden page the browser slows timers down, which looks like work.
      if (source === null || source !== frame.current?.contentWindow || document.hidden) return;
      const report = checkReport(data);
      if (report) watch.note(report, isHalted.current, performance.now());
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [frame, appId, isHalted, isOn]);
}
