import "./share-bar.css";

/** A thin bar for a share of a total. The label says the same in words. */
export function ShareBar({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className="share-bar" value={value} max={Math.max(1, max)} aria-label={label} />;
}
