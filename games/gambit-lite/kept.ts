import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isCount, isText, isTexts } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { KIND, type State } from "./rules/state.ts";
import { hasWon, RIVALS } from "./rules.ts";
import { BOARDS, boardNamed, type BoardLook, type Kept } from "./view/boards.ts";
import { paintPiece } from "./view/pieces.ts";

const KEY = { solved: "solved", pages: "pages", beaten: "beaten", board: "board", streak: "streak" };

export function readKept(progress: GameProgress): Kept {
  return {
    solved: progress.get(KEY.solved, isCount) ?? 0,
    pages: progress.get(KEY.pages, isTexts)?.length ?? 0,
    beaten: progress.get(KEY.beaten, isTexts) ?? [],
  };
}

/** Keeps mates found, pages solved and rivals beaten. */
export function keepRun(state: State, progress: GameProgress, variant: string): string[] {
  const { solved, beaten } = readKept(progress);
  if (state.kind === KIND.game) {
    const rival = RIVALS[state.rival]!.id;
    if (hasWon(state) && !beaten.includes(rival)) progress.set(KEY.beaten, [...beaten, rival]);
    return [];
  }
  if (state.solved > 0) progress.set(KEY.solved, solved + state.solved);
  if (state.kind === KIND.book) {
    const pages = progress.get(KEY.pages, isTexts) ?? [];
    if (state.solved > 0 && !pages.includes(variant)) progress.set(KEY.pages, [...pages, variant]);
    return [];
  }
  return state.solved > 0
    ? [`${state.solved} ${state.solved === 1 ? "mate" : "mates"}, ${solved + state.solved} in all.`]
    : [];
}

export const chosenBoard = (progress?: GameProgress): BoardLook => boardNamed(progress?.get(KEY.board, isText) ?? null);

/** The boards that were won, to play on. */
export function boardShelf(progress: GameProgress): Shelf {
  const kept = readKept(progress);
  return {
    title: "Boards",
    line: "Play on the one you like.",
    items: BOARDS.map((board) => ({
      ...board,
      isFound: board.isWon(kept),
      draw: (context) => drawSample(context, board),
    })),
    chosen: chosenBoard(progress).id,
    onChoose: (id) => void progress.set(KEY.board, id),
  };
}

function drawSample(context: CanvasRenderingContext2D, { light, dark, frame }: BoardLook): void {
  context.fillStyle = frame;
  context.beginPath();
  context.roundRect(2, 2, 60, 60, 8);
  context.fill();
  for (let index = 0; index < 9; index++) {
    context.fillStyle = index % 2 ? dark : light;
    context.fillRect(6 + (index % 3) * 17.4, 6 + Math.floor(index / 3) * 17.4, 17.4, 17.4);
  }
  context.translate(32, 37);
  context.scale(0.5, 0.5);
  paintPiece(context, 2);
}
