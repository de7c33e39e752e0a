import "./empty-state.css";
import type { ReactNode } from "react";

type BlankProps = { title: string; text: string; isAlert?: boolean; children: ReactNode };

/** An empty state: what is missing, and what to do about it. */
export function EmptyState({ title, text, isAlert = false, children }: BlankProps) {
  return (
    <div className="empty" role={isAlert ? "alert" : undefined}>
      <img src="/art/duck.svg" alt="" width={120} height={122} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <div className="empty__actions">{children}</div>
    </div>
  );
}
