import type { GetClip } from "@quackademy/contract/clip-answers.ts";
import { useMemo, useState } from "react";
import { loadClipViewer, playable } from "#features/clips/clip-player-api.ts";
import { drawPoster } from "#features/clips/export-clip-api.ts";
import { Facts } from "#features/moderation/facts.tsx";
import type { Item, PlayerCard } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatDay, formatNumber } from "#lib/site/format.ts";
import { Later } from "#lib/page/later.ts";
import { uploadPoster } from "./upload-poster.ts";

type Submitted = Item &
  GetClip & { player: PlayerCard | null; submitted_at: string | null; stamp: string; is_playable: boolean };

const FRAMES_PER_SECOND = 60;
const seconds = (frames: number) => `${(frames / FRAMES_PER_SECOND).toFixed(1)} s`;

/** The clip itself, and everything that its maker wrote. */
function ClipView({ item }: { item: Submitted }) {
  const [isRunning, setRunning] = useState(false);
  const shown = useMemo(() => playable(item), [item]);
  const { player, captions, from_frame, to_frame, poster_frame } = item;
  const viewer = {
    clip: shown,
    title: item.title,
    picture: `/covers/${item.app_id}.svg`,
    range: item,
    isTall: item.tall,
    isRunning,
    onStart: () => setRunning(true),
  };
  return (
    <>
      <PlayerLine player={player} />
      <Later load={loadClipViewer} props={viewer} />
      <blockquote className="item__quote">
        <b>{item.title}</b>
        {captions.map(({ from, text }) => (
          <p key={from}>
            {seconds(from - from_frame)}: {text}
          </p>
        ))}
      </blockquote>
      <Facts
        facts={[
          ["Class", displayTitle(item.app_title)],
          ["Score", `${formatNumber(item.score)} ${item.unit}`],
          ["Length", seconds(to_frame - from_frame)],
          ["Poster", `at ${seconds(poster_frame - from_frame)}; your browser draws it when you publish`],
          ["Sent", item.submitted_at && formatDay(item.submitted_at)],
          ["Cannot be shown", item.is_playable ? null : "the class is not listed, or the score was removed"],
        ]}
      />
    </>
  );
}

/** No picture of a player is ever shown: the poster is drawn here, from the replay. */
async function preparePoster(item: Submitted, verb: string): Promise<void> {
  if (verb !== "publish") return;
  const picture = await drawPoster(playable(item)).catch(() => null);
  if (!picture) throw new Error("The poster could not be drawn. Play the clip once, then try again.");
  await uploadPoster(item.id, item.stamp, picture);
}

export const clipsQueue: QueueKind<Submitted> = {
  name: "clips",
  title: "Clips",
  icon: "film",
  question: () => "Can everybody see this?",
  reasons: () => [
    "Everything is fine.",
    "The title or a caption is unkind.",
    "It leads players off this site.",
    "It reveals private data.",
  ],
  verbs: () => [
    { verb: "publish", label: "Publish", key: "a", icon: "check", look: "primary" },
    { verb: "reject", label: "Send back", key: "r", icon: "close", look: "danger" },
  ],
  nameOf: ({ title }) => title ?? "gone",
  heading: ({ title }) => `Clip: ${title}`,
  View: ClipView,
  prepare: preparePoster,
  empty: "No clips to look at.",
};
