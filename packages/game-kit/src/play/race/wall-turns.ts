/** The screen is not drawn more often: that costs the most where there is no GPU. */
const LEAST_FRAME_MS = 24;
/** The others are drawn about ten times a second. */
const OTHERS_EVERY_MS = 95;
const FRAME_MS = 1000 / 30;
/** The least tiles in a frame, because each frame has a fixed cost. */
const LEAST_TILES = 8;
/** After a longer frame the next has fewer tiles, after a shorter one more. */
const LONG_FRAME_MS = 45;
const SHORT_FRAME_MS = 36;

type Tile = { no: number; isFirst: boolean };

export type WallTurns = {
  /** The tiles to draw now: as many as a frame has time for. */
  next(nowMs: number): number[];
  setTiles(tiles: readonly Tile[]): void;
  /** The picture of this tile is somewhere else now, or was lost: it comes first. */
  moved(no: number): void;
};

/**
 * Decides which tiles of a wall are drawn next. What they cost is seen from the time until the next frame, because a
 * browser draws after the script has ended. On a slow machine every tile has fewer turns, the first places most of them.
 */
export function createWallTurns(): WallTurns {
  let [firsts, others]: [number[], number[]] = [[], []];
  let [askedAt, frameAt, wasDrawn] = [0, -Infinity, false];
  let mostTiles = LEAST_TILES;
  // Parts of a turn, kept for the next frame.
  let [firstTurns, otherTurns] = [0, 0];

  const learn = (tookMs: number, wanted: number) => {
    if (tookMs > LONG_FRAME_MS) mostTiles = Math.max(LEAST_TILES, mostTiles * 0.85);
    else if (tookMs < SHORT_FRAME_MS) mostTiles = Math.min(wanted, mostTiles + 0.5);
  };

  return {
    setTiles: (tiles) => {
      const known = new Map([...firsts, ...others].map((no, at) => [no, at]));
      const placeOf = ({ no }: Tile) => known.get(no) ?? -1;
      const inTurn = tiles.toSorted((one, other) => placeOf(one) - placeOf(other));
      firsts = inTurn.filter(({ isFirst }) => isFirst).map(({ no }) => no);
      others = inTurn.filter(({ isFirst }) => !isFirst).map(({ no }) => no);
    },
    moved: (no) => {
      for (const queue of [firsts, others]) if (queue.includes(no)) toFront(queue, no);
    },
    next: (nowMs) => {
      const othersWanted = (others.length * FRAME_MS) / OTHERS_EVERY_MS;
      if (wasDrawn) learn(nowMs - askedAt, Math.max(LEAST_TILES, firsts.length + othersWanted));
      [askedAt, wasDrawn] = [nowMs, false];
      if (nowMs - frameAt < LEAST_FRAME_MS) return [];
      [frameAt, wasDrawn] = [nowMs, true];
      const firstShare = Math.min(firsts.length, Math.max(mostTiles / 2, mostTiles - othersWanted));
      firstTurns = Math.min(firsts.length, firstTurns + firstShare);
      otherTurns = Math.min(others.length, otherTurns + Math.min(othersWanted, mostTiles - firstShare));
      const drawn = [...take(firsts, Math.floor(firstTurns)), ...take(others, Math.floor(otherTurns))];
      [firstTurns, otherTurns] = [firstTurns % 1, otherTurns % 1];
      return drawn;
    },
  };
}

/** Takes so many from the front, and puts them at the end. */
function take(queue: number[], count: number): number[] {
  const taken = queue.splice(0, count);
  queue.push(...taken);
  return taken;
}

function toFront(queue: number[], no: number): void {
  queue.splice(queue.indexOf(no), 1);
  queue.unshift(no);
}
