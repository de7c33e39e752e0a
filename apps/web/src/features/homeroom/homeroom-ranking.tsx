import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#lib/site/format.ts";
import { Ranking, RankingFailed, RankingNote, RankingSkeleton } from "#ui/ranking.tsx";
import { homeroomBoardQuery } from "./homeroom-api.ts";
import { ReportMember } from "./report-member.tsx";

const ROWS = 5;

type HomeroomRankingProps = { homeroomId: string; board: string; period: string };

/** The members of a homeroom on a class's board, by their names in the homeroom. */
export function HomeroomRanking({ homeroomId, board, period }: HomeroomRankingProps) {
  const { data, isError, isPaused, refetch } = useQuery(homeroomBoardQuery(homeroomId, board, period));
  if (!data)
    return isError || isPaused ? <RankingFailed onRetry={() => void refetch()} /> : <RankingSkeleton rows={ROWS} />;
  if (data.length === 0) return <RankingNote>Nobody of the homeroom is on this board yet.</RankingNote>;
  return (
    <Ranking
      label="Board of the homeroom"
      rows={data.map(({ member_id, rank, name, value, is_me }) => ({
        id: member_id,
        rank,
        name,
        picture: null,
        value: formatNumber(value),
        isMe: is_me,
        actions: !is_me && <ReportMember memberId={member_id} name={name} />,
      }))}
    />
  );
}
