import type { RefObject } from "react";
import { useEffect, useState } from "react";
import type { StageCommands } from "#features/clips/stage/clip-stage.tsx";
import type { TimelineView } from "./clip-draft.ts";

/** The drawing's own units: it is stretched to the width of the timeline. */
export const LINE_WIDTH = 1000;
export const LINE_HEIGHT = 96;
/** Room above the highest score and below the lowest. */
const ROOM = 12;

/** The run's scores, once the game has replayed it; empty until then. `shows` counts how often the game got ready. */
export function useScores(stage: RefObject<StageCommands | null>, shows: number): number[] {
  const [scores, setScores] = useState<number[]>([]);
  const isWanted = shows > 0 && scores.length === 0;
  useEffect(() => {
    let isOver = false;
    if (isWanted) void stage.current?.scores().then((read) => isOver || setScores(read));
    return () => void (isOver = true);
  }, [stage, isWanted]);
  return scores;
}

/** The path of the scores in the part of the run that the timeline shows. */
export function scoreLine(scores: number[], frames: number, { start, end }: TimelineView): string {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const step = frames / (scores.length - 1);
  const points = scores.map((score, place) => {
    const x = ((place * step - start) / (end - start)) * LINE_WIDTH;
    const share = high === low ? 0 : (score - low) / (high - low);
    return `${x.toFixed(1)} ${(LINE_HEIGHT - ROOM - share * (LINE_HEIGHT - 2 * ROOM)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** The area below a line of scores. */
export function scoreArea(line: string): string {
  const [first, last] = [line.slice(1), line.slice(line.lastIndexOf("L") + 1)].map((from) => from.split(" ")[0]!);
  return `${line}L${last} ${LINE_HEIGHT}L${first} ${LINE_HEIGHT}Z`;
}
