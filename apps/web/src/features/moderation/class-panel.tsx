import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { displayTitle } from "#lib/site/class-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Facts } from "./facts.tsx";
import { Failed, ItemPanel } from "./item-panel.tsx";
import { classesQuery, type Item, needsReauthentication } from "./moderation-api.ts";
import type { QueueKind } from "./queue-kind.ts";
import { Reauthentication } from "./reauthentication.tsx";

type ClassRecord = Item & {
  app_id: string;
  title: string;
  listed: boolean;
  reports_open: number;
  held_for: "suspended" | "maker" | "host" | null;
};

/** Why the site itself took a class off the list. */
const HELD = {
  suspended: "Its maker is suspended. It comes back when that ends.",
  maker: "Its maker may not make classes any more. Put it back to keep it.",
  host: "The host of its game is not allowed. It comes back when it is.",
};

/** A class, and whether it is listed. */
const CLASS: QueueKind<ClassRecord> = {
  name: "classes",
  title: "Classes",
  icon: "book",
  question: ({ listed }) => (listed ? "Take it off the list?" : "Put it back on the list?"),
  reasons: ({ listed }) =>
    listed
      ? ["It does not work.", "It is not for pupils.", "It is someone else's work."]
      : ["It was fixed.", "It was taken off by mistake."],
  verbs: ({ listed, held_for }) => [
    ...(listed
      ? []
      : [{ verb: "relist", label: "Put it back on the list", key: "a", icon: "check", look: "primary" } as const]),
    ...(listed || held_for
      ? [{ verb: "unlist", label: "Take it off the list", key: "r", icon: "close", look: "danger" } as const]
      : []),
  ],
  nameOf: ({ title }) => title ?? "",
  heading: ({ title }) => displayTitle(title),
  View: ({ item }) => (
    <>
      <Facts
        facts={[
          ["On the list", item.listed ? "yes" : "no: it cannot be found, opened or played"],
          ["Why", item.held_for && HELD[item.held_for]],
          ["Open reports", String(item.reports_open)],
        ]}
      />
      {item.listed && (
        <div className="item__links">
          <ButtonLink look="outline" icon="book" to={`/class/${item.app_id}`}>
            Open the class
          </ButtonLink>
        </div>
      )}
    </>
  ),
  empty: "",
};

export function ClassPanel({ onDecided }: { onDecided: (id: number) => void }) {
  const { data, error, refetch } = useQuery(classesQuery);
  const [wanted, setWanted] = useState<string | null>(null);
  if (needsReauthentication(error)) return <Reauthentication onShown={() => void refetch()} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="art" />;
  const chosen = wanted ?? data[0]?.app_id;
  return (
    <>
      <ul className="panel queue" aria-label="Classes">
        {data.map(({ app_id, title, listed }) => (
          <li key={app_id}>
            <button
              type="button"
              className="queue__item"
              aria-current={app_id === chosen ? "true" : undefined}
              onClick={() => setWanted(app_id)}
            >
              <span>{displayTitle(title)}</span>
              {!listed && <span className="small muted">off the list</span>}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ItemPanel key={chosen} queue={CLASS as unknown as QueueKind} subject={chosen} onDecided={onDecided} />
      )}
    </>
  );
}
