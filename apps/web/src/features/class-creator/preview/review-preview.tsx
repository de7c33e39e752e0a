import { formatBytes } from "#features/class-creator/files/file-limits.ts";
import { formatDay } from "#lib/site/format.ts";
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
  const report = readReport(stored);
  return (
    <GamePreview {...preview}>
      {report && (
        <div className="inspector">
          <Checklist title={`What the author's preview saw on ${formatDay(report.at)}`} checks={report.checks} />
          <p className="inspector__wide small">
            {report.load && `${formatBytes(report.load.bytes)} in ${report.load.requests} requests. `}
            {report.readyMs !== null && `Ready after ${seconds(report.readyMs)}. `}
            {report.blocked.length > 0 &&
              `Blocked: ${report.blocked.map(({ address }) => hostOf(address)).join(", ")}. `}
            {report.crashes.length > 0 && `Crashed: ${report.crashes.join(", ")}`}
          </p>
        </div>
      )}
    </GamePreview>
  );
}
