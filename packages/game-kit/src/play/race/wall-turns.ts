/** Drawn twenty times a second: the tiles of the first places. */
const FIRST_EVERY_MS = 50;
/** The others are drawn in turn. */
const OTHERS_EVERY_MS = 120;

/** A picture that is due before the next frame is drawn now. */
const SLACK = 0.9;

export type WallTurns = {
  /** The tiles to draw now, the most urgent first. */
  due(nowMs: number): number[];
  drawn(no: number, nowMs: number): void;
  setTiles(tiles: readonly { no: number; isFirst: boolean }[]): void;
};

/** Decides which tiles of a wall are drawn next: a slow machine draws each less often, and the first places more often. */
export function createWallTurns(): WallTurns {
  const last = new Map<number, number>();
  let every = new Map<number, number>();
  return {
    setTiles: (tiles) => {
      every = new Map(tiles.map(({ no, isFirst }) => [no, isFirst ? FIRST_EVERY_MS : OTHERS_EVERY_MS]));
      for (const no of last.keys()) if (!every.has(no)) last.delete(no);
    },
    due: (nowMs) => {
      const waits = [...every].map(([no, everyMs]) => ({ no, late: (nowMs - (last.get(no) ?? -Infinity)) / everyMs }));
      return waits
        .filter(({ late }) => late >= SLACK)
        .sort((one, other) => other.late - one.late)
        .map(({ no }) => no);
    },
    drawn: (no, nowMs) => void last.set(no, nowMs),
  };
}
