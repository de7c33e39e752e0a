import "./review-preview.css";
import { useState } from "react";
import { formatBytes } from "#features/class-creator/files/file-limits.ts";
import { formatDay } from "#lib/site/format.ts";
import { Button } from "#ui/button.tsx";
import { GamePreview } from "./game-preview.tsx";
import { Checklist, seconds } from "./inspector.tsx";
import { hostOf } from "./inspection.ts";
import { readReport } from "./inspector-report.ts";

export type ReviewPreviewProps = {
  game: string;
  hash: string;
  author: string;
  flags: string[];
  /** The report that the author's own preview stored. */
  stored: unknown;
};

/** The build as players would get it, and what the author's inspector saw. */
export function ReviewPreview({ stored, ...preview }: ReviewPreviewProps) {
  // These files are not reviewed yet: their code runs only after a click, and for one build at a time.
  const [started, setStarted] = useState<string | null>(null);
  if (started === preview.hash) {
    return (
      <GamePreview {...preview} onStop={() => setStarted(null)}>
        <AuthorReport stored={stored} />
      </GamePreview>
    );
  }
  return (
    <section className="review-preview" aria-labelledby="game-preview">
      <h2 id="game-preview">Preview</h2>
      <p>
        Nobody has reviewed these files yet. Read what was found in them first. The game runs in a sandbox, but a
        hostile one could still learn the address of this device (WebRTC).
      </p>
      <Button look="paper" icon="play" onClick={() => setStarted(preview.hash)}>
        Start the game
      </Button>
      <AuthorReport stored={stored} />
    </section>
  );
}

function AuthorReport({ stored }: { stored: unknown }) {
  const report = readReport(stored);
  if (!report) return <p className="small muted">The author's preview stored no report of this version.</p>;
  return (
    <div className="inspector">
      <Checklist title={`What the author's preview saw on ${formatDay(report.at)}`} checks={report.checks} />
      <p className="inspector__wide small">
        {report.load && `${formatBytes(report.load.bytes)} in ${report.load.requests} requests. `}
        {report.readyMs !== null && `Ready after ${seconds(report.readyMs)}. `}
        {report.blocked.length > 0 && `Blocked: ${report.blocked.map(({ address }) => hostOf(address)).join(", ")}. `}
        {report.crashes.length > 0 && `Crashed: ${report.crashes.join(", ")}`}
      </p>
    </div>
  );
}
