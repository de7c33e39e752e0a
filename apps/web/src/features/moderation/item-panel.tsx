import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { itemQuery, needsReauthentication } from "./moderation-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import type { QueueKind } from "./queue-kind.ts";
import { Reauthentication } from "./reauthentication.tsx";

type ItemPanelProps = { queue: QueueKind; subject: string; onDecided: (id: number) => void };

/** The current item with its context, and the decision about it. */
export function ItemPanel({ queue, subject, onDecided }: ItemPanelProps) {
  const { data, error, refetch } = useQuery(itemQuery(queue.name, subject));
  if (needsReauthentication(error)) return <Reauthentication onShown={() => void refetch()} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="art" />;
  const item = { ...data, subject };
  const { View } = queue;
  return (
    <div className="item-panel">
      <section className="panel item" aria-labelledby="item-heading">
        <h2 id="item-heading">{queue.heading(item)}</h2>
        <View item={item} />
        <p className="item__keys small muted">
          <kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>1</kbd> to <kbd>{queue.reasons(item).length}</kbd> reason ·{" "}
          <kbd>U</kbd> undo
        </p>
      </section>
      <DecisionForm queue={queue} item={item} onDecided={onDecided} />
    </div>
  );
}

export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="panel moderation__failed" role="alert">
      <p>{sentenceOf(error)}</p>
      <Button look="outline" icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
