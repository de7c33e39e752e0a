import type { ReactNode } from "react";

type MyItemsNoteProps = { title: string; text: string; isAlert?: boolean; children: ReactNode };

export function MyItemsNote({ title, text, isAlert = false, children }: MyItemsNoteProps) {
  return (
    <div className="blank" role={isAlert ? "alert" : undefined}>
      <img src="/art/duck.svg" alt="" width={120} height={122} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <div className="blank__actions">{children}</div>
    </div>
  );
}
