import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { sentenceOf } from "#lib/data/sentence-of.ts";

type HomeroomTroubleProps = { isPaused: boolean; error: unknown; onRetry: () => void };

/** Shown instead of a homeroom that could not be loaded. */
export function HomeroomTrouble({ isPaused, error, onRetry }: HomeroomTroubleProps) {
  return (
    <>
      <h1 className="unseen" tabIndex={-1}>
        Homeroom
      </h1>
      <EmptyState
        title="The homeroom did not load"
        text={isPaused ? "You are offline. The homeroom needs a connection." : sentenceOf(error)}
        isAlert
      >
        <Button look="outline" icon="restart" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </>
  );
}
