import "./mine.css";
import { useOnline } from "#lib/page/use-online.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export function MineState({ what, onRetry }: { what: string; onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <div className="mine__empty" role="alert">
      <p>{isOnline ? `${what} did not load.` : `You are offline. ${what} need a connection.`}</p>
      <Button look="outline" icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function MineWaiting({ what }: { what: string }) {
  return (
    <div className="mine__waiting" role="status">
      <span className="unseen">Loading {what}</span>
      <Skeleton />
      <Skeleton shape="half" />
      <Skeleton />
      <Skeleton shape="half" />
    </div>
  );
}
