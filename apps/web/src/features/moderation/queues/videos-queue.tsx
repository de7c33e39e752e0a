import { Facts } from "#features/moderation/facts.tsx";
import type { Item, PlayerCard } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { displayTitle } from "#lib/site/class-title.ts";

type Submitted = Item & {
  title: string;
  caption: string;
  url: string;
  app_id: string | null;
  channel: { host: string; handle: string; status: string } | null;
  player: PlayerCard | null;
};

/** The video is opened in a new tab, by hand: nothing is loaded from it here. */
function VideoView({ item }: { item: Submitted }) {
  const { channel } = item;
  return (
    <>
      <PlayerLine player={item.player} />
      <blockquote className="item__quote">
        <b>{item.title}</b> {item.caption}
      </blockquote>
      <Facts
        facts={[
          [
            "Address",
            <a key="video" href={item.url} target="_blank" rel="noopener noreferrer nofollow">
              {item.url}
            </a>,
          ],
          [
            "Channel",
            channel &&
              `${channel.handle} on ${channel.host}, ${channel.status === "confirmed" ? "confirmed" : "not confirmed"}`,
          ],
          ["Class", item.app_id && displayTitle(item.app_id)],
        ]}
      />
    </>
  );
}

export const videosQueue: QueueKind<Submitted> = {
  name: "videos",
  title: "Videos",
  icon: "play",
  question: () => "Is it fit for this site?",
  reasons: () => [
    "Everything is fine.",
    "Somebody can be recognised who has not agreed.",
    "It is not for pupils.",
    "It is not about a class of this site.",
  ],
  verbs: () => [
    { verb: "publish", label: "Publish", key: "a", icon: "check", look: "primary" },
    { verb: "reject", label: "Send back", key: "r", icon: "close", look: "danger" },
  ],
  nameOf: ({ title }) => title ?? "gone",
  heading: ({ title }) => `Video: ${title}`,
  View: VideoView,
  empty: "No videos to look at.",
};
