import { clipPath } from "#features/clips/clip-paths-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Facts } from "#features/moderation/facts.tsx";
import type { Item, PlayerCard } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind, Verb } from "#features/moderation/queue-kind.ts";
import { ScorePicture, type ScoreCard } from "#features/moderation/score-picture.tsx";
import { REPORTED_AS } from "./reported-as.ts";

type Report = {
  id: number;
  at: string;
  by: string;
  reason: string;
  details: string;
  words: string | null;
  status: string;
};
type Reported = Item & {
  kind: keyof typeof KINDS;
  target: string;
  player: PlayerCard | null;
  class: { app_id: string; title: string; listed: boolean } | null;
  score: ScoreCard | null;
  video: { title: string; caption: string; url: string; status: string } | null;
  clip?: { title: string; status: string } | null;
  reports: Report[];
};

const KINDS = {
  app: "class",
  player: "player",
  name: "player name",
  about: "profile text",
  picture: "picture",
  score: "score",
  video: "video",
  clip: "clip",
};
const REMOVALS: Partial<Record<keyof typeof KINDS, string>> = {
  app: "Take the class off the list",
  name: "Remove the name",
  about: "Remove the text",
  picture: "Remove the picture",
  score: "Remove the score",
  video: "Remove the video",
  clip: "Take the clip off the site",
};
const stand: Verb = { verb: "stand", label: "Keep it", key: "a", icon: "check", look: "outline" };

function verbs({ kind, player }: Reported): Verb[] {
  const removal = REMOVALS[kind];
  const remove: Verb[] = removal ? [{ verb: "remove", label: removal, key: "r", icon: "close", look: "danger" }] : [];
  const words = removal ? "Remove and suspend 3 days" : "Suspend 3 days";
  const suspend: Verb[] = player
    ? [{ verb: "remove-suspend", label: words, key: "s", icon: "lock", look: removal ? "outline" : "danger" }]
    : [];
  return [...remove, ...suspend, stand];
}

function reasons({ kind }: Reported): string[] {
  if (kind === "app")
    return ["It does not work.", "It is someone else's work.", "It is not for pupils.", "Nothing is wrong."];
  if (kind === "score" || kind === "picture")
    return [
      "The score is not in the picture.",
      "The picture was changed.",
      "It shows something else.",
      "Nothing is wrong.",
    ];
  return ["It leads players off this site.", "It insults.", "It reveals private data.", "Nothing is wrong."];
}

function ReportView({ item }: { item: Reported }) {
  const { kind, player, reports, score, video, clip } = item;
  const seen = reports.find(({ words }) => words)?.words;
  const now = kind === "about" ? player?.user_about : kind === "name" ? player?.username : null;
  return (
    <>
      {player && <PlayerLine player={player} />}
      <div className="item__middle">
        {seen && <blockquote className="item__quote">{seen}</blockquote>}
        {score && <ScorePicture score={score} />}
        {video && (
          <blockquote className="item__quote">
            <b>{video.title}</b> {video.caption}
          </blockquote>
        )}
        {clip && <blockquote className="item__quote">{clip.title}</blockquote>}
        <Facts
          facts={[
            ["Reported as", [...new Set(reports.map(({ reason }) => REPORTED_AS[reason] ?? reason))].join(", ")],
            ["Comments", said(reports)],
            ["Now", seen && now !== seen ? (now === "" ? "nothing" : now) : null],
            ["Class", item.class && (item.class.listed ? item.class.title : `${item.class.title}, off the list`)],
            ["Score", score && formatNumber(score.score)],
            ["Reported by", reports.map(({ by }) => by).join(", ")],
          ]}
        />
      </div>
      <div className="item__links">
        {player && (
          <ButtonLink look="outline" icon="person" to={`/profile/${player.username}`}>
            Open the profile
          </ButtonLink>
        )}
        {clip?.status === "published" && (
          <ButtonLink look="outline" icon="film" to={clipPath(item.target)}>
            Watch the clip
          </ButtonLink>
        )}
        {item.class && (
          <ButtonLink look="outline" icon="book" to={`/class/${item.class.app_id}`}>
            Open the class
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const said = (reports: Report[]) =>
  reports
    .filter(({ details }) => details !== "")
    .map(({ details }) => `“${details}”`)
    .join(", ");

export const reportsQueue: QueueKind<Reported> = {
  name: "reports",
  title: "Reports",
  icon: "flag",
  question: () => "What is wrong with it?",
  reasons,
  verbs,
  nameOf: ({ title, kind }) => `${title ?? "gone"}: ${KINDS[kind as keyof typeof KINDS]}`,
  heading: ({ kind }) => `Report: ${KINDS[kind]}`,
  View: ReportView,
  empty: "No open reports.",
};
