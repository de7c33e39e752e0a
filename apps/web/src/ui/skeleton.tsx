import "./skeleton.css";

/** A placeholder while something loads. Say "Loading" in text once, on the region around it. */
export function Skeleton({ shape = "line" }: { shape?: "line" | "half" | "art" }) {
  const lineShape = shape === "half" ? "skeleton--line skeleton--half" : `skeleton--${shape}`;
  return <span className={`skeleton ${lineShape}`} aria-hidden="true" />;
}

export function CardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton shape="art" />
      <div className="card__body">
        <Skeleton />
        <Skeleton shape="half" />
      </div>
    </div>
  );
}
