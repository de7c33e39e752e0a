import type { ReactNode } from "react";

/** A field with the number of its characters at the end of its label's line. */
export function Counted({ of, text = "", children }: { of: number; text?: string | undefined; children: ReactNode }) {
  return (
    <div className="counted">
      {children}
      <span className="counted__number small muted">
        {text.length} of {of}
      </span>
    </div>
  );
}
