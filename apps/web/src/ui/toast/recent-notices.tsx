import "./recent-notices.css";
import { useState } from "react";
import { type RecentToast, useRecentToasts } from "./recent-toasts.ts";

const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/** The list of recent notices at the end of every page, for those that disappeared too quickly. */
export function RecentNotices() {
  const toasts = useRecentToasts();
  const [isOpen, setOpen] = useState(false);
  if (toasts.length === 0) return null;
  return (
    <section className="recent-notices" aria-label="Recent notices">
      <details className="wrap" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Recent notices ({toasts.length})</summary>
        {isOpen && <RecentList toasts={toasts} />}
      </details>
    </section>
  );
}

/** The same list, for a place that has other notices. */
export function RecentSection() {
  const toasts = useRecentToasts();
  if (toasts.length === 0) return null;
  return (
    <section aria-labelledby="recent-toasts">
      <h3 id="recent-toasts">On this visit</h3>
      <RecentList toasts={toasts} />
    </section>
  );
}

function RecentList({ toasts }: { toasts: RecentToast[] }) {
  return (
    <ul className="recent-list">
      {toasts.map(({ id, text, at }) => (
        <li key={id}>
          <time className="small muted" dateTime={at.toISOString()}>
            {at.toLocaleTimeString([], TIME)}
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
