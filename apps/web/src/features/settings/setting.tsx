import { type ReactNode, useId } from "react";

/** One setting under its own heading. */
export function Setting({ title, about, children }: { title: string; about?: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <section className="setting" aria-labelledby={id}>
      <header className="setting__head">
        <h2 id={id}>{title}</h2>
        {about && <p className="muted">{about}</p>}
      </header>
      <div className="setting__body">{children}</div>
    </section>
  );
}
