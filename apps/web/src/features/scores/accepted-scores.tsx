import type { AppHighScore } from "@quackademy/contract/rpc-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRankingRows } from "#features/leaderboards/ranking-rows-api.ts";
import { useSite } from "#lib/site/site.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Ranking, RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { formatNumber } from "#lib/site/format.ts";
import { acceptedScoresQuery, scoreImageUrl } from "./scores-api.ts";

/** The ranking of accepted scores, with their screenshots. */
export function AcceptedScores({ appId }: { appId: string }) {
  const { data, isError, refetch } = useQuery(acceptedScoresQuery(appId));
  const [shown, setShown] = useState<AppHighScore | null>(null);
  const { supabaseUrl } = useSite().config;
  const scores = data ?? [];
  const standings = scores.map((score) => ({ ...score, value: score.score }));
  const rows = useRankingRows(standings, formatNumber).map((row, place) => {
    const { image, username } = scores[place]!;
    if (!image) return row;
    const look = (
      <button type="button" className="score-thumb" onClick={() => setShown(scores[place]!)}>
        <img src={scoreImageUrl(supabaseUrl, image)} alt={`Proof of ${username}'s score`} loading="lazy" />
      </button>
    );
    return { ...row, actions: look };
  });
  return (
    <>
      {!data && isError && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isError && <RankingSkeleton rows={3} />}
      {data?.length === 0 && <RankingNote>No score has been accepted yet. The first one sets the record.</RankingNote>}
      {rows.length > 0 && <Ranking rows={rows} label="Screenshot scores" />}
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? `${shown.username}, ${formatNumber(shown.score)}` : ""}
      >
        {shown?.image && (
          <img
            className="score-picture"
            src={scoreImageUrl(supabaseUrl, shown.image)}
            alt={`Proof of ${shown.username}'s score`}
          />
        )}
      </Dialog>
    </>
  );
}
