const PAD = "M58 13L74 10A38 15 0 1 1 60 4z";
const UNDERSIDE = "M0 18a38 15 0 0 0 76 0v3a38 13 0 0 1-76 0z";

/** A tier on the road: green once it is reached. */
export function LilyPad({ place, isReached }: { place: number; isReached: boolean }) {
  return (
    <p className={isReached ? "lily-pad lily-pad--reached" : "lily-pad"}>
      <svg viewBox="0 0 76 34" aria-hidden="true">
        <path className="lily-pad__under" d={UNDERSIDE} />
        <path className="lily-pad__top" d={PAD} />
      </svg>
      <span className="unseen">Tier </span>
      <b className="display">{place}</b>
    </p>
  );
}
