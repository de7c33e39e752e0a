import { formatDay } from "#lib/site/format.ts";
import { Facts } from "#features/moderation/facts.tsx";
import type { Item, MuteCard, PlayerCard, TrailLine } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";

type Appeal = Item & {
  words: string;
  sent_at: string;
  player: PlayerCard | null;
  record: TrailLine[];
  against?: "suspension" | "mute";
  muted?: MuteCard | null;
};

const isMute = ({ against }: Appeal) => against === "mute";

function AppealView({ item }: { item: Appeal }) {
  const { words, sent_at, player, record } = item;
  const judged = isMute(item) ? item.muted : player?.suspended;
  const until = judged && (judged.until ? formatDay(judged.until) : "no end");
  return (
    <>
      <PlayerLine player={player} />
      <div className="item__middle">
        <blockquote className="item__quote">{words}</blockquote>
        <Facts
          facts={[
            [isMute(item) ? "Muted for" : "Suspended for", judged?.reason],
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
  question: (item) => (isMute(item) ? "Was the mute right?" : "Was the suspension right?"),
  reasons: () => ["It was a mistake.", "It was long enough.", "The rule was broken.", "It was not the first time."],
  verbs: (item) => {
    const what = isMute(item) ? "mute" : "suspension";
    return [
      { verb: "lift", label: `End the ${what}`, key: "a", icon: "check", look: "primary" },
      { verb: "stand", label: `Keep the ${what}`, key: "r", icon: "close", look: "outline" },
    ];
  },
  nameOf: ({ title }) => title ?? "a deleted account",
  heading: ({ player }) => `Appeal of ${player?.username ?? "a deleted account"}`,
  View: AppealView,
  empty: "No open appeals.",
};
