import { useSite } from "#lib/site/site.ts";

export type ScoreCard = {
  id: string;
  app_id: string;
  app_title: string;
  score: number;
  status: string;
  sent_at: string;
  image: string | null;
  best_before: number | null;
  others_waiting: number;
  proof?: string;
  unit?: string;
  /** Only of paced scores: how the score grew, as [second, score], and how fast it may grow. */
  curve?: [number, number][];
  per_second?: number;
  played_seconds?: number;
  /** Only of held runs: numbers about the inputs, and why the run is held. */
  hands?: Record<string, unknown>;
  held_because?: string[];
  frames?: number;
  mode?: string;
  mode_title?: string | null;
  has_replay?: boolean;
};

/** The player's screenshot, as re-encoded by the server. */
export function ScorePicture({ score }: { score: ScoreCard }) {
  const { config } = useSite();
  if (!score.image) return <p className="muted">The picture is gone.</p>;
  const src = `${config.supabaseUrl}/storage/v1/object/public/leaderboard_images/${score.image}`;
  return (
    <a className="item__picture" href={src} target="_blank" rel="noopener noreferrer">
      <img src={src} alt={`Sent as proof of a score of ${score.score}`} />
    </a>
  );
}
