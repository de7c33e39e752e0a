import "./versions-panel.css";
import { formatDay } from "#lib/site/format.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import type { ClassBuild } from "@quackademy/contract/class-answers.ts";
import { BuildMark } from "#features/class-creator/class-state.tsx";
import { formatBytes } from "#features/class-creator/files/file-limits.ts";

type VersionsPanelProps = {
  builds: ClassBuild[];
  liveBuild: string | null;
  /** The version in the preview. */
  shown: string | null;
  isBusy: boolean;
  onShow: (id: string) => void;
  onRollBack: (number: number) => void;
};

/** All versions, newest first. */
export function VersionsPanel({ builds, liveBuild, shown, isBusy, onShow, onRollBack }: VersionsPanelProps) {
  if (builds.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="versions">
      <header className="versions__head">
        <h2 id="versions">Versions</h2>
        <span className="muted small">Rolling back needs no review.</span>
      </header>
      <ol reversed>
        {builds.map((build) => {
          const isLive = build.id === liveBuild;
          return (
            <li key={build.id} className={isLive ? "version version--live" : "version"}>
              <span className="version__number display">{build.number}</span>
              <div className="version__words">
                <b>{build.note || `Version ${build.number}`}</b>
                <p className="muted small">{about(build)}</p>
                {build.reason && <p className="version__reason">{build.reason}</p>}
              </div>
              <BuildMark status={build.status} isLive={isLive} />
              <div className="version__ways">
                {build.hash && build.status !== "blocked" && build.id !== shown && (
                  <Button
                    look="outline"
                    onClick={() => onShow(build.id)}
                    aria-label={`Preview version ${build.number}`}
                  >
                    Preview
                  </Button>
                )}
                {build.status === "approved" && !isLive && liveBuild !== null && (
                  <OnlineButton
                    look="outline"
                    icon="restart"
                    isBusy={isBusy}
                    aria-label={`Roll back to version ${build.number}`}
                    onClick={() => onRollBack(build.number)}
                  >
                    Roll back to this
                  </OnlineButton>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function about({ created_at, address, bytes, files, flags, findings }: ClassBuild): string {
  const parts = [
    formatDay(created_at),
    address ?? formatBytes(bytes),
    files > 0 && `${files} ${files === 1 ? "file" : "files"}`,
    flags.length > 0 && flags.join(", "),
    findings.length > 0 && `${findings.length} to look at`,
  ];
  return parts.filter(Boolean).join(" · ");
}
