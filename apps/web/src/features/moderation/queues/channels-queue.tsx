import { Facts } from "#features/moderation/facts.tsx";
import type { Item, PlayerCard } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { formatDay } from "#lib/site/format.ts";

type Channel = Item & {
  host: string;
  handle: string;
  url: string;
  code: string;
  videos: number;
  asked_at: string | null;
  player: PlayerCard | null;
};

/** The channel is opened in a new tab, by hand: nothing is loaded from it here. */
function ChannelView({ item }: { item: Channel }) {
  return (
    <>
      <PlayerLine player={item.player} />
      <Facts
        facts={[
          ["Site", item.host],
          [
            "Channel",
            <a key="channel" href={item.url} target="_blank" rel="noopener noreferrer nofollow">
              {item.url}
            </a>,
          ],
          ["Look for this code in its description", <b key="code">{item.code}</b>],
          ["Videos", String(item.videos)],
          ["Asked", item.asked_at && formatDay(item.asked_at)],
        ]}
      />
    </>
  );
}

export const channelsQueue: QueueKind<Channel> = {
  name: "channels",
  title: "Channels",
  icon: "link",
  question: () => "Is the code in the channel's description?",
  reasons: () => [
    "The code is there.",
    "The code is not there.",
    "The channel does not exist.",
    "The channel is not for pupils.",
  ],
  verbs: () => [
    { verb: "confirm", label: "Confirm", key: "a", icon: "check", look: "primary" },
    { verb: "refuse", label: "Refuse", key: "r", icon: "close", look: "danger" },
  ],
  nameOf: ({ title }) => title ?? "gone",
  heading: ({ handle }) => `Channel: ${handle}`,
  View: ChannelView,
  empty: "No channels to confirm.",
};
