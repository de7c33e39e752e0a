import { displayTitle } from "#lib/site/class-title.ts";
import { formatDay } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Facts } from "#features/moderation/facts.tsx";
import type { Item, MuteCard, PlayerCard } from "#features/moderation/moderation-api.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { REPORTED_AS } from "./reported-as.ts";

type Line = {
  id: number;
  username: string;
  body: string | null;
  created_at: string;
  removed: string | null;
  is_reported: boolean;
};
type Reported = Item & {
  room_id: string;
  player: PlayerCard | null;
  muted: MuteCard | null;
  lines: Line[];
  reasons: { id: string; text: string }[];
  reports: { id: number; by: string; reason: string; details: string }[];
};

const REMOVED: Record<string, string> = {
  author: "taken back",
  moderator: "removed",
  reports: "hidden by reports",
  account: "account deleted",
};

/** A reported message with the lines around it. Removed texts are shown from the evidence. */
function ChatView({ item }: { item: Reported }) {
  const { player, lines, reports, muted, room_id } = item;
  return (
    <>
      {player && <PlayerLine player={player} />}
      <div className="item__middle">
        <ol className="talk" aria-label="Conversation">
          {lines.map(({ id, username, body, created_at, removed, is_reported }) => (
            <li key={id} className={is_reported ? "talk__line talk__line--reported" : "talk__line"}>
              <b>{username || "deleted account"}</b>
              <time className="small muted" dateTime={created_at}>
                {formatDay(created_at)} {new Date(created_at).toTimeString().slice(0, 5)}
              </time>
              {is_reported && <span className="talk__mark">reported</span>}
              {removed && <span className="small muted">{REMOVED[removed] ?? removed}</span>}
              <p>{body ?? "The text is no longer kept."}</p>
            </li>
          ))}
        </ol>
        <Facts
          facts={[
            ["Room", roomName(room_id)],
            ["Reported as", [...new Set(reports.map(({ reason }) => REPORTED_AS[reason] ?? reason))].join(", ")],
            ["Comments", reports.flatMap(({ details }) => (details ? [`“${details}”`] : [])).join(", ")],
            ["Reported by", reports.map(({ by }) => by).join(", ")],
            ["Muted", muted && `${muted.reason}, ${muted.until ? `until ${formatDay(muted.until)}` : "no end"}`],
          ]}
        />
      </div>
      {player && (
        <div className="item__links">
          <ButtonLink look="outline" icon="person" to={`/profile/${player.username}`}>
            Open the profile
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const roomName = (room: string) => (room === "global" ? "Global" : displayTitle(room.replace(/^class\//, "")));

export const chatQueue: QueueKind<Reported> = {
  name: "chat",
  title: "Chat",
  icon: "players",
  question: () => "What is wrong with the message?",
  reasons: ({ reasons }) => [...reasons.map(({ text }) => text), "nothing is wrong"],
  verbs: ({ player, muted }) => [
    { verb: "remove", label: "Remove the message", key: "r", icon: "close", look: "danger" },
    ...(player && !muted
      ? [
          {
            verb: "mute-15",
            label: "Remove and mute 15 minutes",
            key: "m",
            icon: "sound-off",
            look: "outline",
          } as const,
          { verb: "mute-day", label: "Remove and mute 1 day", key: "d", icon: "sound-off", look: "outline" } as const,
          { verb: "mute", label: "Remove and mute, no end", key: "x", icon: "sound-off", look: "outline" } as const,
        ]
      : []),
    { verb: "stand", label: "Keep it", key: "a", icon: "check", look: "outline" },
    { verb: "false", label: "Keep it: the report is false", key: "f", icon: "flag", look: "outline" },
  ],
  nameOf: ({ title, body }) => `${title ?? "gone"}: ${shorten(body ?? "")}`,
  heading: ({ room_id }) => `Chat message in ${roomName(room_id)}`,
  View: ChatView,
  empty: "No reported messages.",
};

const MAX_TITLE = 40;
const shorten = (text: string) => (text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE)} …` : text);
