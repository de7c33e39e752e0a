import "./export-panel.css";
import { useEffect, useRef, useState } from "react";
import type { PlayableClip } from "#features/clips/clip-player-api.ts";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import { canExport, canShare, exportClip, exportErrorText } from "#features/clips/export-clip-api.ts";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/forms/choices.tsx";
import { readyDraft } from "./clip-draft.ts";

type Exported = { file: File; url: string; note?: string | undefined };
type ExportState =
  | { name: "idle" }
  | { name: "running"; share: number }
  | { name: "done"; made: Exported }
  | { name: "failed"; words: string };

type ExportPanelProps = {
  clip: PlayableClip;
  draft: ClipDraft;
  username: string;
  onRunning: (isRunning: boolean) => void;
};

/** Makes a video file of the clip on this device. Nothing is sent. */
export function ExportPanel({ clip, draft, username, onRunning }: ExportPanelProps) {
  const [state, setState] = useState<ExportState>({ name: "idle" });
  const [isNamed, setNamed] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const url = state.name === "done" ? state.made.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const run = async () => {
    const controller = new AbortController();
    abort.current = controller;
    onRunning(true);
    setState({ name: "running", share: 0 });
    try {
      // The clip that is shown follows the fields a moment later.
      const { tall, ...rest } = readyDraft(draft);
      const options = {
        clip: { ...clip, ...rest, tall },
        isTall: tall,
        maker: isNamed ? username : null,
      };
      const onProgress = (share: number) => {
        if (!controller.signal.aborted) setState({ name: "running", share });
      };
      const { file, note } = await exportClip(options, onProgress, controller.signal);
      setState({ name: "done", made: { file, url: URL.createObjectURL(file), note } });
    } catch (error) {
      const words = controller.signal.aborted ? null : exportErrorText(error);
      setState(words === null ? { name: "idle" } : { name: "failed", words });
    }
    onRunning(false);
  };
  if (canExport() === "none") {
    return (
      <section className="export-panel" aria-label="Export">
        <p className="small muted">This browser cannot make videos. Share the link of the published clip instead.</p>
      </section>
    );
  }
  const percent = state.name === "running" ? Math.floor(state.share * 100) : 0;
  return (
    <section className="export-panel" aria-label="Export">
      <p className="unseen" role="status">
        {spokenState(state)}
      </p>
      {state.name === "running" ? (
        <>
          <div className="export-panel__head">
            <b>Making the video, {percent} %</b>
            <button type="button" className="export-panel__cancel" onClick={() => abort.current?.abort()}>
              Cancel
            </button>
          </div>
          <progress value={percent} max={100} aria-label="Export" />
        </>
      ) : (
        <>
          <Switch label="Put my name into the video" isOn={isNamed} onChange={setNamed} />
          <Button look="outline" icon="download" onClick={() => void run()}>
            {state.name === "done" ? "Export again" : "Export as a video"}
          </Button>
        </>
      )}
      {state.name === "done" && <Ready made={state.made} title={draft.title} />}
      {state.name === "failed" && (
        <p className="export-panel__trouble" role="alert">
          {state.words}
        </p>
      )}
      <p className="small muted">
        {draft.tall ? "720 × 1280" : "1280 × 720"} with sound. The file stays on this device.
      </p>
    </section>
  );
}

/** Few words for screen readers: not every percent. */
function spokenState(state: ExportState): string {
  if (state.name === "running") return state.share < 0.5 ? "Making the video" : "Half of the video is made";
  return state.name === "done" ? `The video is ready: ${state.made.file.name}` : "";
}

function Ready({ made: { file, url, note }, title }: { made: Exported; title: string }) {
  return (
    <div className="export-panel__ready">
      <p>
        <b>Ready:</b> {file.name}, {formatSize(file.size)}. {note}
      </p>
      <div className="export-panel__ways">
        <a className="button button--paper" href={url} download={file.name}>
          Download
        </a>
        {canShare(file) && (
          <Button
            look="outline"
            icon="share"
            onClick={() => void navigator.share({ files: [file], title }).catch(() => {})}
          >
            Share
          </Button>
        )}
      </div>
    </div>
  );
}

function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${megabytes.toFixed(1)} MB`;
}
