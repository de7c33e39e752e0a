import "#ui/pond-scene.css";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** Whether the visitor has left the first step. The first one must not take the focus from the page. */
export const MovedContext = createContext(false);

type JoinPaperProps = { label: string; title: string; children: ReactNode };

/** A step of joining: a sheet of paper on the pond. Its heading has the focus when the step changes. */
export function JoinPaper({ label, title, children }: JoinPaperProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useContext(MovedContext);
  const isFirst = useRef(true);
  useEffect(() => {
    if (hasMoved || !isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [hasMoved, title]);
  return (
    <section className="pond-scene">
      <div className="pond-scene__paper">
        <p className="join__label">{label}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
