import type { Fill } from "./games-fill.ts";
import type { GameFigures, NoviceFigures } from "./games-figures.ts";

/** Everything that was measured of a game; null: it could not be, or was not asked for. */
export type Result = {
  game: string;
  figures: GameFigures | null;
  browser: BrowserFigures | null;
};

export type BrowserFigures = Fill & {
  bytes: number;
  startMs: number;
  p50Ms: number;
  p95Ms: number;
  clicks: number;
  restartSeconds: number | null;
};

const BARS = {
  bytes: 60_000,
  startMs: 1000,
  frameMs: 8,
  verifyMs: 20,
  verifySearchMs: 500,
  fillPercent: 95,
  clicks: 2,
  restartSeconds: 1,
  endlessSeconds: 45,
  successSeconds: 60,
};

type Cell = { text: string; isGood: boolean };
type Column = { head: string; bar: string; cell(result: Result): Cell | null };

/** A column about the browser's figures; empty without them. */
const inBrowser = (
  head: string,
  bar: string,
  cell: (b: BrowserFigures, f: GameFigures | null) => Cell | null,
): Column => ({
  head,
  bar,
  cell: ({ browser, figures }) => browser && cell(browser, figures),
});
const inRules = (head: string, bar: string, cell: (figures: GameFigures) => Cell): Column => ({
  head,
  bar,
  cell: ({ figures }) => figures && cell(figures),
});
const atMost = (value: number, most: number, digits = 0): Cell => ({
  text: Number.isFinite(value) ? value.toFixed(digits) : "never",
  isGood: value <= most,
});

const COLUMNS: Column[] = [
  inBrowser("kB", "≤ 60", ({ bytes }, figures) => {
    const own = bytes - (figures?.tuneBytes ?? 0);
    return { text: (own / 1000).toFixed(1), isGood: bytes > 0 && own <= BARS.bytes };
  }),
  inBrowser("start ms", "≤ 1000", ({ startMs }) => atMost(startMs, BARS.startMs)),
  inBrowser("p50 ms", "", ({ p50Ms }) => ({ text: p50Ms.toFixed(1), isGood: true })),
  inBrowser("p95 ms", "≤ 8", ({ p95Ms }) => atMost(p95Ms, BARS.frameMs, 1)),
  inRules("verify ms", "≤ 20/500", ({ verifyMs, isSearching }) =>
    atMost(verifyMs, isSearching ? BARS.verifySearchMs : BARS.verifyMs, 1),
  ),
  inBrowser("390 w %", "≥ 95", ({ uprightWidth }) => percent(uprightWidth)),
  inBrowser("844 h %", "≥ 95", ({ lyingHeight }) => percent(lyingHeight)),
  inBrowser("bars", "no", ({ hasBars }) => ({ text: hasBars ? "yes" : "no", isGood: !hasBars })),
  inBrowser("clicks", "≤ 2", ({ clicks }, figures) => atMost(clicks + (figures?.needsChoice ? 1 : 0), BARS.clicks)),
  inBrowser("again s", "≤ 1", ({ restartSeconds }) =>
    restartSeconds === null ? null : atMost(restartSeconds, BARS.restartSeconds, 2),
  ),
  inRules("novice", "≥45/≤60 s", ({ novice }) => {
    const worst = novice.find(({ isGood }) => !isGood) ?? novice[0]!;
    return { text: sayNovice(worst), isGood: worst.isGood };
  }),
  inRules("modes", "", ({ modes }) => ({ text: String(modes), isGood: true })),
  inRules("levels", "", ({ levels }) => ({ text: String(levels), isGood: true })),
  inRules("medals", "3 a mode", ({ medals, medalsWanted }) => ({
    text: String(medals),
    isGood: medals === medalsWanted,
  })),
];

const percent = (value: number): Cell => ({ text: String(value), isGood: value >= BARS.fillPercent });

function sayNovice({ isEndless, runSeconds, successSeconds }: NoviceFigures): string {
  if (isEndless) return `${runSeconds.toFixed(0)} s`;
  return successSeconds === null ? "none" : `first ${successSeconds.toFixed(0)}`;
}

const WIDTH = 10;

/** Two lines: what is measured, and its bar. A figure that misses its bar has a "!" behind it. */
export const heading = (): string =>
  [
    line(
      "",
      COLUMNS.map(({ head }) => head),
    ),
    line(
      "bar",
      COLUMNS.map(({ bar }) => bar),
    ),
  ].join("\n");

export function row(result: Result): string {
  const cells = COLUMNS.map(({ cell }) => cell(result));
  return line(result.game, [
    ...cells.map((cell) => (cell === null ? "–" : cell.isGood ? cell.text : `${cell.text}!`)),
    isGood(result) ? "PASS" : "MISS",
  ]);
}

export const isGood = (result: Result): boolean => COLUMNS.every(({ cell }) => cell(result)?.isGood ?? true);

/** One sentence for each mode in which a newcomer gets too little. */
export const sayMisses = ({ game, figures }: Result): string[] =>
  (figures?.novice ?? [])
    .filter((each) => !each.isGood)
    .map(({ variant, isEndless, runSeconds, successSeconds }) => {
      const mode = variant === "" ? "the first mode" : variant;
      if (isEndless)
        return `${game}, ${mode}: a newcomer's run lasts ${runSeconds.toFixed(0)} s, at least ${BARS.endlessSeconds} are wanted`;
      const when = successSeconds === null ? "never comes" : `comes after ${successSeconds.toFixed(0)} s`;
      return `${game}, ${mode}: a newcomer's first success ${when}, ${BARS.successSeconds} s are the most`;
    });

function line(name: string, cells: string[]): string {
  return `${name.padEnd(14)}${cells.map((cell) => cell.padStart(WIDTH)).join("")}`.trimEnd();
}
