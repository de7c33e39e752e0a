import "./run-notice.css";
import type { ReactNode } from "react";

/** The line above the game. */
export function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="run-notice">
      <p role="status">{children}</p>
      {actions}
    </div>
  );
}
