import type { FriendCard } from "@quackademy/contract/race-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { iconPicture, profilePath } from "#features/profile-data/player-links-api.ts";
import { useSession } from "#lib/session/session.ts";
import { formatNumber } from "#lib/site/format.ts";
import { IconButton } from "#ui/button.tsx";
import { Ranking, RankingFailed, RankingNote, type RankingRow, RankingSkeleton } from "#ui/ranking.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { friendsBoardQuery, type FriendsBoardWish, friendsQuery, useChallenge } from "./friends-api.ts";

const ROWS = 3;

/** The player and the friends on a class's board. Their runs can be raced, and the own one sent as a challenge. */
export function FriendsRanking(wish: FriendsBoardWish) {
  const viewer = useSession().user?.id ?? "";
  const { data: board, isError, isPaused, refetch } = useQuery(friendsBoardQuery(viewer, wish));
  const friends = useQuery(friendsQuery(viewer)).data?.friends ?? [];
  const challenge = useChallenge();
  const navigate = useNavigate();
  if (!board)
    return isError || isPaused ? <RankingFailed onRetry={() => void refetch()} /> : <RankingSkeleton rows={ROWS} />;

  const own = board.find(({ is_me }) => is_me)?.submission_id ?? null;
  const challengeButton = (friend: FriendCard) =>
    own !== null && (
      <IconButton
        label={`Challenge ${friend.username} with your best run`}
        icon="flag"
        disabled={challenge.isPending}
        onClick={() => challenge.mutate({ friend, submissionId: own })}
      />
    );
  const ranked = board.map((row): RankingRow => ({
    id: row.user_id,
    rank: row.rank,
    name: row.username,
    link: profilePath(row.username),
    picture: iconPicture(row.icon),
    value: formatNumber(row.score),
    isMe: row.is_me,
    actions: !row.is_me && (
      <>
        <IconButton
          label={`Race ${row.username}`}
          icon="players"
          onClick={() => void navigate(`/class/${wish.appId}?beat=${row.submission_id}`)}
        />
        {challengeButton(row)}
      </>
    ),
  }));
  // Friends without a score stand below, so that the player can challenge them.
  const others = friends
    .filter(({ user_id }) => !board.some((row) => row.user_id === user_id))
    .map((friend): RankingRow => ({
      id: friend.user_id,
      rank: null,
      name: friend.username,
      note: "nothing yet",
      link: profilePath(friend.username),
      picture: iconPicture(friend.icon),
      value: "",
      isMe: false,
      actions: challengeButton(friend),
    }));
  return (
    <>
      {board.length === 0 && (
        <RankingNote>
          {friends.length === 0 ? "Add a friend to compare your runs here." : "No runs yet. The first one is yours."}
        </RankingNote>
      )}
      {board.length + others.length > 0 && <Ranking label="Friends' board" rows={[...ranked, ...others]} />}
    </>
  );
}
