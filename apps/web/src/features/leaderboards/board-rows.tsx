import type { Standing } from "@quackademy/contract/rpc-answers.ts";
import { Ranking } from "#ui/ranking.tsx";
import type { Board } from "./boards-api.ts";
import { useRankingRows } from "./ranking-rows-api.ts";

export function BoardRows({ rows, board, label }: { rows: Standing[]; board: Board; label: string }) {
  return <Ranking rows={useRankingRows(rows, board.format)} label={label} />;
}
