import LeaderboardPage from "#features/leaderboards/leaderboard-page.tsx";

const PARTS = {
  loadFilter: async () => (await import("#features/homeroom/board-filter.tsx")).BOARD_FILTER.HomeroomFilter,
  loadRanking: async () => (await import("#features/homeroom/board-filter.tsx")).BOARD_FILTER.HomeroomRanking,
};

/** The boards, with the filter for members of a homeroom. */
export default function WholeLeaderboardPage() {
  return <LeaderboardPage parts={PARTS} />;
}
