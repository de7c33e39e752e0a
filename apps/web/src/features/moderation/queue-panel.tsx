import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "#lib/site/format.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Failed, ItemPanel } from "./item-panel.tsx";
import { listQuery, needsReauthentication } from "./moderation-api.ts";
import { NothingToDecide } from "./nothing-to-decide.tsx";
import type { QueueKind } from "./queue-kind.ts";
import { Reauthentication } from "./reauthentication.tsx";
import { useKeys } from "./use-keys.ts";

/** A queue: its list, the current item, and the decision about it. */
export function QueuePanel({ queue, onDecided }: { queue: QueueKind; onDecided: (id: number) => void }) {
  const list = useQuery(listQuery(queue.name));
  const [wanted, setWanted] = useState<string | null>(null);
  const items = list.data ?? [];
  // A decided item leaves the list. Then the page shows the item that moved to its place.
  const at = Math.max(
    0,
    items.findIndex(({ subject }) => subject === wanted),
  );
  const current = items[at];
  const step = (by: number) => setWanted(items[Math.min(items.length - 1, Math.max(0, at + by))]?.subject ?? null);
  useKeys({ j: () => step(1), k: () => step(-1) });

  if (needsReauthentication(list.error)) return <Reauthentication onShown={() => void list.refetch()} />;
  if (list.error) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton shape="art" />;
  if (!current) return <NothingToDecide text={queue.empty} />;
  return (
    <>
      <ol className="panel queue" aria-label={`${queue.title} to decide`}>
        {items.map((each) => (
          <li key={each.subject}>
            <button
              type="button"
              className="queue__item"
              aria-current={each.subject === current.subject ? "true" : undefined}
              onClick={() => setWanted(each.subject)}
            >
              {each.is_urgent && <Icon name="alert" />}
              <span>{queue.nameOf(each)}</span>
              <span className="small muted">
                {each.is_urgent ? "does not feel safe" : formatDay(each.since)}
                {(each.reports ?? 0) > 1 && `, ${each.reports} reports`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <ItemPanel key={current.subject} queue={queue} subject={current.subject} onDecided={onDecided} />
    </>
  );
}
