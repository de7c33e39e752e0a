import { Button } from "#ui/button.tsx";
import { sentenceOf } from "#lib/data/sentence-of.ts";

type HomeroomTroubleProps = { isPaused: boolean; error: unknown; onRetry: () => void };

/** Instead of a homeroom that could not be loaded. */
export function HomeroomTrouble({ isPaused, error, onRetry }: HomeroomTroubleProps) {
  return (
    <section className="panel" role="alert">
      <h1 tabIndex={-1}>Homeroom</h1>
      <p>{isPaused ? "You are offline. The homeroom needs a connection." : sentenceOf(error)}</p>
      <Button look="outline" icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
