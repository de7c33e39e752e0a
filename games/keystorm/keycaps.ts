import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isText } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { PACKS } from "./rules-packs.ts";
import type { State } from "./rules.ts";
import { CREAM, drawCap, type Caps } from "./view-words.ts";

/** The gains of all runs: bests, and sums that grow with every run. */
type Sums = { words: number; golds: number; bosses: number; wpm: number; waves: readonly number[] };

const [SUMS, CHOSEN, GRADE] = ["sums", "keycaps", "grade"];
const NONE: Sums = { words: 0, golds: 0, bosses: 0, wpm: 0, waves: [0, 0, 0] };

const isSums = (value: unknown): value is Sums => {
  const { words, golds, bosses, wpm, waves } = (value ?? {}) as Partial<Sums>;
  return [words, golds, bosses, wpm].every(isCount) && Array.isArray(waves) && waves.every(isCount);
};

const sumsOf = (progress: GameProgress): Sums => progress.get(SUMS, isSums) ?? NONE;

/** Adds a run to the stored progress. */
export function keepRun({ struck, golds, bosses, bestWpm, pack, wave, grade }: State, progress: GameProgress): void {
  const before = sumsOf(progress);
  progress.set(SUMS, {
    words: before.words + struck,
    golds: before.golds + golds,
    bosses: before.bosses + bosses,
    wpm: Math.max(before.wpm, bestWpm),
    waves: PACKS.map((_, at) => Math.max(before.waves[at] ?? 0, at === pack ? wave : 0)),
  });
  progress.set(GRADE, grade);
}

/** The grade that was played last; null before the first run. */
export const lastGrade = (progress: GameProgress): number | null => progress.get(GRADE, isCount);

type Keycap = { id: string; name: string; how: string; caps: Caps; isWon(sums: Sums): boolean };

const keycap = (
  [id, name, how]: readonly [string, string, string],
  [face, side, edge, ink]: readonly [string, string, string, string],
  isWon: Keycap["isWon"],
): Keycap => ({ id, name, how, caps: { face, side, edge, ink }, isWon });

const KEYCAPS: readonly Keycap[] = [
  { id: "cream", name: "Cream", how: "From the start", caps: CREAM, isWon: () => true },
  keycap(["mint", "Mint", "100 words"], ["#C9FFDC", "#7FD9A4", "#3E9968", "#0E3A24"], ({ words }) => words >= 100),
  keycap(["coral", "Coral", "Fell a boss"], ["#FFC9BF", "#F08A78", "#B34A3A", "#4A120A"], ({ bosses }) => bosses > 0),
  keycap(["sky", "Sky", "30 words a minute"], ["#CFEFFF", "#85C4EA", "#3D83B5", "#0B2F4D"], ({ wpm }) => wpm >= 30),
  keycap(
    ["plum", "Plum", "Wave 8 in German"],
    ["#F0D6FF", "#B98AE0", "#6F3FA0", "#2B0B4D"],
    ({ waves }) => waves[1]! >= 8,
  ),
  keycap(
    ["term", "Terminal", "Wave 8 in Code"],
    ["#0E2A1A", "#0A1F13", "#04100A", "#5EE6A0"],
    ({ waves }) => waves[2]! >= 8,
  ),
  keycap(["storm", "Thunder", "10 bosses"], ["#4A4380", "#2A2360", "#140F3A", "#FFD65A"], ({ bosses }) => bosses >= 10),
  keycap(["ice", "Ice", "50 words a minute"], ["#FFFFFF", "#C4DEFF", "#7FA6DC", "#1B4FB8"], ({ wpm }) => wpm >= 50),
  keycap(["gold", "Gold", "50 golden words"], ["#FFE59A", "#F0B93A", "#A87412", "#3A2503"], ({ golds }) => golds >= 50),
  keycap(["ink", "Ink", "2,000 words"], ["#1A2350", "#10163A", "#05081C", "#FFF3D1"], ({ words }) => words >= 2000),
];

const held = (progress: GameProgress): Keycap => {
  const [sums, chosen] = [sumsOf(progress), progress.get(CHOSEN, isText)];
  return KEYCAPS.find(({ id, isWon }) => id === chosen && isWon(sums)) ?? KEYCAPS[0]!;
};

/** The keys that words are made of. */
export const chosenCaps = (progress: GameProgress): Caps => held(progress).caps;

export function keycapShelf(progress: GameProgress): Shelf {
  const sums = sumsOf(progress);
  return {
    title: "Keycaps",
    line: `${groupDigits(sums.words)} words struck down so far. Choose what yours are made of.`,
    items: KEYCAPS.map(({ id, name, how, caps, isWon }) => ({
      id,
      name,
      how,
      isFound: isWon(sums),
      draw: (context) => drawCap(paperOf(context), name[0]!.toLowerCase(), 8, 8, 46, caps),
    })),
    chosen: held(progress).id,
    onChoose: (id) => void progress.set(CHOSEN, id),
  };
}

/** Draws text on a canvas that is not the stage's. */
const paperOf = (context: CanvasRenderingContext2D): Parameters<typeof drawCap>[0] => ({
  context,
  text(words, x, y, { size, colour = "#000" }) {
    context.font = `900 ${size}px Nunito, system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colour;
    context.fillText(words, x, y);
  },
});
