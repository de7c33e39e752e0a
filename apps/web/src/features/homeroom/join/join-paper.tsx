import { type ReactNode, useEffect, useRef } from "react";

type JoinPaperProps = { label: string; title: string; children: ReactNode };

/** A step of joining: a sheet of paper on the pond. Its heading has the focus when the step changes. */
export function JoinPaper({ label, title, children }: JoinPaperProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <section className="join">
      <div className="join__paper">
        <p className="join__label">{label}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className="join__pond" aria-hidden="true">
        <img src="/art/duck.svg" alt="" width={150} height={152} />
        <img src="/art/staff-goose.svg" alt="" width={96} height={96} />
      </div>
    </section>
  );
}
