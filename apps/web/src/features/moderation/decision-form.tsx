import "./decision-form.css";
import { useState } from "react";
import { formatDay } from "#lib/site/format.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { toast } from "#ui/toast/toast.ts";
import { type Item, needsReauthentication, type TrailLine, useDecide, useUndo } from "./moderation-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import type { QueueKind, Verb } from "./queue-kind.ts";
import { Reauthentication } from "./reauthentication.tsx";
import { useKeys } from "./use-keys.ts";

const MAX_NOTE = 500;
const PREPARED = { isBusy: false, error: null };

type DecisionFormProps = {
  queue: QueueKind;
  item: Item;
  /** Called with the decision's id. */
  onDecided: (id: number) => void;
};

/** The form for a decision (reason, note, verbs), and the history of the item. */
export function DecisionForm({ queue, item, onDecided }: DecisionFormProps) {
  const reasons = queue.reasons(item);
  const verbs = queue.verbs(item);
  // No reason is preselected, so that a quick key press does not send a wrong one.
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const decide = useDecide();
  const undo = useUndo();
  const [preparing, setPreparing] = useState<{ isBusy: boolean; error: unknown }>(PREPARED);
  const isBusy = decide.isPending || undo.isPending || preparing.isBusy;
  const isMine = item.is_mine ?? false;

  const act = async ({ verb }: Verb) => {
    if (isBusy || isMine || reason === null || !(await prepare(verb))) return;
    const made = await decide
      .mutateAsync({
        queue: queue.name,
        subject: item.subject,
        verb,
        reason,
        note,
        ...(item.stamp !== undefined && { seen: item.stamp }),
      })
      .catch(() => null);
    if (!made) return;
    onDecided(made.id);
    toast.success("Decision saved.");
  };
  const prepare = async (verb: string): Promise<boolean> => {
    if (!queue.prepare) return true;
    setPreparing({ isBusy: true, error: null });
    const error: unknown = await queue.prepare(item, verb).then(
      () => null,
      (reason: unknown) => reason,
    );
    setPreparing({ isBusy: false, error });
    return error === null;
  };
  const undoDecision = (id: number) => !isBusy && undo.mutate(id);
  useKeys({
    ...Object.fromEntries(reasons.map((each, place) => [String(place + 1), () => setReason(each)])),
    ...Object.fromEntries(verbs.map((verb) => [verb.key, () => void act(verb)])),
  });

  const trouble = decide.error ?? undo.error ?? preparing.error;
  if (needsReauthentication(trouble)) {
    const forget = () => {
      decide.reset();
      undo.reset();
      setPreparing(PREPARED);
    };
    return <Reauthentication onShown={forget} />;
  }
  return (
    <aside className="panel decision" aria-labelledby="decision-heading">
      <h2 id="decision-heading">{queue.question(item)}</h2>
      {isMine ? (
        <p>Another moderator must decide this: it is about you, or you reported it.</p>
      ) : (
        <>
          <fieldset className="decision__reasons">
            <legend className="unseen">Reason, shown to the people concerned</legend>
            {reasons.map((each, place) => (
              <label key={each} className="decision__reason">
                <input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
                <kbd aria-hidden="true">{place + 1}</kbd>
                <span>{each}</span>
              </label>
            ))}
          </fieldset>
          <TextArea
            label="Note for moderators"
            rows={1}
            maxLength={MAX_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {reason === null && (
            <p id="decision-hint" className="small muted">
              Choose a reason.
            </p>
          )}
          <div className="decision__verbs">
            {verbs.map((verb) => (
              <Button
                key={verb.verb}
                look={verb.look === "danger" ? "outline" : verb.look}
                className={verb.look === "danger" ? "decision__danger" : ""}
                icon={verb.icon}
                disabled={isBusy || reason === null}
                aria-describedby={reason === null ? "decision-hint" : undefined}
                onClick={() => void act(verb)}
              >
                {verb.label} <kbd aria-hidden="true">{verb.key.toUpperCase()}</kbd>
              </Button>
            ))}
          </div>
        </>
      )}
      {preparing.isBusy && <p role="status">Preparing the picture …</p>}
      {trouble !== null && trouble !== undefined && (
        <p className="decision__trouble" role="alert">
          {preparing.error instanceof Error ? preparing.error.message : sentenceOf(trouble)}
        </p>
      )}
      <Trail lines={item.trail} onUndo={undoDecision} />
    </aside>
  );
}

function Trail({ lines, onUndo }: { lines: TrailLine[]; onUndo: (id: number) => void }) {
  if (lines.length === 0) return null;
  const newest = lines.at(-1)!;
  return (
    <div className="trail">
      <h3>History</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <time dateTime={line.at}>{formatDay(line.at)}</time> {line.by}: {line.verb}, {line.reason}
            {line.note && ` (${line.note})`}
            {line.undone_at && " – undone"}
          </li>
        ))}
      </ul>
      {newest.undone_at === null && (
        <Button look="outline" icon="restart" onClick={() => onUndo(newest.id)}>
          Undo the last decision
        </Button>
      )}
    </div>
  );
}
