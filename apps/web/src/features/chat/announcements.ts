import { useEffect, useMemo, useRef, useState } from "react";

const PAUSE_MS = 4000;
const READ_OUT = 2;

export type Spoken = { username: string; words: string };

/** The announcement of several new lines for screen readers. */
export function wordsFor(lines: Spoken[]): string {
  const say = ({ username, words }: Spoken) => `${username}: ${words}`;
  if (lines.length <= READ_OUT) return lines.map(say).join(". ");
  return `${lines.length} new messages. The last one, ${say(lines.at(-1)!)}`;
}

/** Gathers lines, so that at most one announcement is made every few seconds. */
export function createAnnouncer(announce: (words: string) => void, pauseMs = PAUSE_MS) {
  let waiting: Spoken[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const speak = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    announce(wordsFor(waiting));
    waiting = [];
    timer = setTimeout(speak, pauseMs);
  };
  return {
    add(line: Spoken) {
      waiting.push(line);
      if (timer === undefined) speak();
    },
    stop: () => clearTimeout(timer),
  };
}

/** The text of the polite live region, and the function that adds a line to it. */
export function useAnnouncements(): [words: string, add: (line: Spoken) => void] {
  const [words, setWords] = useState("");
  const announcer = useMemo(() => createAnnouncer(setWords), []);
  useEffect(() => announcer.stop, [announcer]);
  return [words, announcer.add];
}

/** Calls back with every message that is newer than the first ones of a room, however it arrived. */
export function useNewLines<Line extends { id: number }>(
  room: string,
  lines: Line[] | undefined,
  onLine: (line: Line) => void,
): void {
  const known = useRef<{ room: string; last: number }>(null);
  useEffect(() => {
    if (!lines) return;
    const last = lines.at(-1)?.id ?? 0;
    const since = known.current?.room === room ? known.current.last : last;
    lines.filter(({ id }) => id > since).forEach(onLine);
    known.current = { room, last: Math.max(since, last) };
  }, [room, lines, onLine]);
}
