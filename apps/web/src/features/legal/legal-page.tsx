import "./legal-page.css";
import type { ReactNode } from "react";
import { usePage } from "#lib/page/use-page.ts";

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = { title: string; summary: ReactNode; sections: LegalSection[] };

/** A long text with a table of contents and short sections. */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  usePage({ title });
  return (
    <article className="wrap legal">
      <header className="legal__head">
        <h1 tabIndex={-1}>{title}</h1>
        <div className="legal__summary">{summary}</div>
      </header>
      <nav className="legal__contents" aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__text">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}
