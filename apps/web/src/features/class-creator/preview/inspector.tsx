import "./inspector.css";
import { useId } from "react";
import { formatBytes } from "#features/class-creator/files/file-limits.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { type Check, type CheckState, checklistOf } from "./checklist.ts";
import type { Inspection, LogLine } from "./inspection.ts";

const ICONS: Record<CheckState, IconName> = { good: "check", warn: "alert", bad: "close", open: "clock" };
const MARKS: Record<CheckState, string> = { good: "Passed:", warn: "Warning:", bad: "Failed:", open: "Not seen yet:" };
const SHOWN_LINES = 12;

/** Shows what a game loads and sends, and the checks of it. */
export function Inspector({ seen }: { seen: Inspection }) {
  const { load, blocked } = seen;
  const checks = checklistOf(seen);
  const passed = checks.filter(({ state }) => state === "good").length;
  return (
    <div className="inspector">
      <section aria-label="Inspector">
        <h3>Inspector</h3>
        <dl className="inspector__facts">
          <Fact name="First frame" value={load?.firstFrameMs == null ? "–" : seconds(load.firstFrameMs)} />
          <Fact name="First load" value={load ? `${formatBytes(load.bytes)} of 30` : "–"} />
          <Fact name="Requests" value={load ? String(load.requests) : "–"} />
          <Fact name="Frames a second" value={load?.fps == null ? "–" : String(Math.round(load.fps))} />
          <Fact name="Blocked" value={String(blocked.length)} isBad={blocked.length > 0} />
        </dl>
      </section>
      <EventLog lines={seen.log.slice(-SHOWN_LINES)} />
      <Checklist title={`Checklist, ${passed} of ${checks.length}`} checks={checks} />
    </div>
  );
}

function EventLog({ lines }: { lines: LogLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Event log</h3>
      {lines.length === 0 && <p className="muted small">The game has not said anything yet.</p>}
      <ol className="inspector__log">
        {lines.map(({ id: key, atMs, kind, name, words }) => (
          <li key={key} className={kind === "bad" ? "inspector__bad" : undefined}>
            <time>{(atMs / 1000).toFixed(2)}</time>
            <span>
              <b>{name}</b> {words}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Checklist({
  title,
  checks,
}: {
  title: string;
  checks: Pick<Check, "id" | "state" | "words">[] | Check[];
}) {
  return (
    <section className="inspector__wide">
      <h3>{title}</h3>
      <ul className="inspector__checks">
        {checks.map((check) => (
          <li key={check.id} className={`inspector__check inspector__check--${check.state}`}>
            <Icon name={ICONS[check.state]} />
            <span>
              <span className="unseen">{MARKS[check.state]} </span>
              <b>{check.words}</b> {"remedy" in check && check.remedy}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? "inspector__bad" : undefined}>{value}</dd>
    </div>
  );
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
