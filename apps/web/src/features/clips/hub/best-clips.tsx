import "./best-clips.css";
import { useQuery } from "@tanstack/react-query";
import { ClipCard } from "#features/clips/clip-card.tsx";
import { bestClipsQuery } from "#features/clips/clips-api.ts";

/** Five clips of the last full week. */
export function BestClips() {
  const { data } = useQuery(bestClipsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="best-clips">
      <header className="best-clips__head">
        <h2 id="best-clips">Best of the week</h2>
        <p className="muted small">One clip per player, picked each Monday by likes and take-overs.</p>
      </header>
      <ol className="best-clips">
        {data.map((clip, place) => (
          <li key={clip.id}>
            <ClipCard clip={clip} mark={<Place number={place + 1} />} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Place({ number }: { number: number }) {
  return (
    <span className="best-clips__place">
      <svg viewBox="0 0 76 34" width={76} height={34} aria-hidden="true">
        <path className="best-clips__under" d="M0 18a38 15 0 0 0 76 0v3a38 13 0 0 1-76 0z" />
        <path className="best-clips__pad" d="M58 13L74 10A38 15 0 1 1 60 4z" />
      </svg>
      <b className="display">
        <span className="unseen">Place </span>
        {number}
      </b>
    </span>
  );
}
