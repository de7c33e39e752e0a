import "./share-bar.css";

/** A thin bar: this much of that. The label says the same in words. */
export function ShareBar({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className="share-bar" value={value} max={Math.max(1, max)} aria-label={label} />;
}
