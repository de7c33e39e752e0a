import { formatDay } from "#lib/site/format.ts";
import { Facts } from "#features/moderation/facts.tsx";
import type { Item, PlayerCard, TrailLine } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";

type Appeal = Item & { words: string; sent_at: string; player: PlayerCard | null; record: TrailLine[] };

function AppealView({ item: { words, sent_at, player, record } }: { item: Appeal }) {
  const until = player?.suspended && (player.suspended.until ? formatDay(player.suspended.until) : "no end");
  return (
    <>
      <PlayerLine player={player} />
      <div className="item__middle">
        <blockquote className="item__quote">{words}</blockquote>
        <Facts
          facts={[
            ["Suspended for", player?.suspended?.reason],
            ["Until", until],
            ["Appealed", formatDay(sent_at)],
            ["Earlier decisions", record.map(({ verb, reason }) => `${verb}: ${reason}`).join("; ")],
          ]}
        />
      </div>
    </>
  );
}

export const appealsQueue: QueueKind<Appeal> = {
  name: "appeals",
  title: "Appeals",
  icon: "restart",
  question: () => "Was the suspension right?",
  reasons: () => ["It was a mistake.", "It was long enough.", "The rule was broken.", "It was not the first time."],
  verbs: () => [
    { verb: "lift", label: "End the suspension", key: "a", icon: "check", look: "primary" },
    { verb: "stand", label: "Keep the suspension", key: "r", icon: "close", look: "outline" },
  ],
  nameOf: ({ title }) => title ?? "a deleted account",
  heading: ({ player }) => `Appeal of ${player?.username ?? "a deleted account"}`,
  View: AppealView,
  empty: "No open appeals.",
};
