import { Component, type ReactNode } from "react";
import { recordUsage } from "#lib/site/usage.ts";
import { Button } from "#ui/button.tsx";

/** Error boundary: a page that fails to load or render does not break the rest. React needs a class component here. */
export class CrashGuard extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    recordUsage({ name: "error", error });
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div className="wrap">
        <section className="panel crash">
          <h1 tabIndex={-1}>This page crashed</h1>
          <p className="muted">Loading it again usually helps.</p>
          <Button icon="restart" onClick={() => location.reload()}>
            Load again
          </Button>
        </section>
      </div>
    );
  }
}
