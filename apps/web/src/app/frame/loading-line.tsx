import "./loading-line.css";
import { skipToken, useQuery } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/data/state-keys.ts";

/** A progress bar while any query on the page waits for its first answer. Quick answers never show it. */
export function LoadingLine() {
  const { data: isLoading } = useQuery({ queryKey: STATE_KEYS.loading, queryFn: skipToken, initialData: false });
  return isLoading && <div className="loading-line" role="progressbar" aria-label="Loading the page" />;
}
