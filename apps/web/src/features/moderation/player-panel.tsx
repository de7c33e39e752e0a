import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { Facts } from "./facts.tsx";
import { ItemPanel } from "./item-panel.tsx";
import {
  type Item,
  type MuteCard,
  needsReauthentication,
  type PlayerCard,
  playersQuery,
  type TrailLine,
} from "./moderation-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { PlayerLine } from "./player-line.tsx";
import type { QueueKind } from "./queue-kind.ts";
import { Reauthentication } from "./reauthentication.tsx";

type PlayerRecord = Item & PlayerCard & { record: TrailLine[]; reports_open: number; muted?: MuteCard | null };

/** A player that a moderator looks up, and the possible actions. */
const PLAYER: QueueKind<PlayerRecord> = {
  name: "players",
  title: "Players",
  icon: "players",
  question: () => "What should happen?",
  reasons: () => ["Insults or hate.", "Private data.", "Cheats.", "The player asked for it."],
  verbs: ({ suspended, muted }) => [
    ...(suspended
      ? [{ verb: "lift", label: "End the suspension", key: "l", icon: "check" as const, look: "primary" as const }]
      : [
          { verb: "suspend-3", label: "Suspend 3 days", key: "s", icon: "lock" as const, look: "danger" as const },
          { verb: "suspend-30", label: "Suspend 30 days", key: "m", icon: "lock" as const, look: "danger" as const },
        ]),
    ...(muted
      ? [{ verb: "unmute", label: "End the mute", key: "e", icon: "sound" as const, look: "outline" as const }]
      : [
          {
            verb: "mute-day",
            label: "Mute in the chat, 1 day",
            key: "d",
            icon: "sound-off" as const,
            look: "outline" as const,
          },
          {
            verb: "mute",
            label: "Mute in the chat, no end",
            key: "x",
            icon: "sound-off" as const,
            look: "outline" as const,
          },
        ]),
    { verb: "rename", label: "Remove the name", key: "n", icon: "close", look: "outline" },
    { verb: "clear-text", label: "Remove the profile text", key: "t", icon: "close", look: "outline" },
    { verb: "child", label: "Treat as under 13", key: "c", icon: "info", look: "outline" },
  ],
  nameOf: ({ title }) => title ?? "",
  heading: ({ username }) => username,
  View: ({ item }) => (
    <>
      <PlayerLine player={item} />
      <Facts
        facts={[
          ["Profile text", item.user_about || "none"],
          ["Open reports", String(item.reports_open)],
          ["Suspended", item.suspended?.reason],
          ["Muted in the chat", item.muted?.reason],
          [
            "Record",
            item.record
              .map(({ verb, reason, undone_at }) => `${verb}: ${reason}${undone_at ? " (undone)" : ""}`)
              .join("; ") || "nothing",
          ],
        ]}
      />
    </>
  ),
  empty: "",
};

export function PlayerPanel({ onDecided }: { onDecided: (id: number) => void }) {
  const [part, setPart] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useQuery(playersQuery(useDeferredValue(part.trim())));
  if (needsReauthentication(found.error)) return <Reauthentication onShown={() => void found.refetch()} />;
  return (
    <>
      <section className="panel">
        <Field
          label="Find a player"
          icon="search"
          value={part}
          onChange={(event) => setPart(event.target.value)}
          hint="The first letters of a name."
        />
        {found.error && <p role="alert">{sentenceOf(found.error)}</p>}
        {found.data?.length === 0 && <p className="muted">No name starts with that.</p>}
        <ul className="finder__found">
          {found.data?.map(({ user_id, username }) => (
            <li key={user_id}>
              <button
                type="button"
                className="queue__item"
                aria-current={user_id === chosen ? "true" : undefined}
                onClick={() => setChosen(user_id)}
              >
                {username}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {chosen && (
        <ItemPanel key={chosen} queue={PLAYER as unknown as QueueKind} subject={chosen} onDecided={onDecided} />
      )}
    </>
  );
}
