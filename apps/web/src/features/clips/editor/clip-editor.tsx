import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { editClipPath, myRunsPath } from "#features/clips/clip-paths-api.ts";
import { clipRunQuery, type ClipRow, myClipsQuery } from "#features/clips/clips-api.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ClipDesk } from "./clip-desk.tsx";

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Maker = { viewer: string; username: string; isChild: boolean };

type ClipEditorProps = Maker & {
  /** The clip to change; null for a new one of `run`. */
  clipId: string | null;
  run: string | null;
};

/** The editor of a clip, once its run has loaded. */
export function ClipEditor({ clipId, run, ...maker }: ClipEditorProps) {
  const [saved, setSaved] = useState<ClipRow | null>(null);
  const wanted = clipId ?? saved?.id ?? null;
  const mine = useQuery({ ...myClipsQuery(maker.viewer), enabled: wanted !== null });
  const clip = mine.data?.find(({ id }) => id === wanted) ?? (saved?.id === wanted ? saved : undefined);
  const keepSaved = (row: ClipRow) => {
    // Not by the router, which would load the page and its game again.
    history.replaceState(history.state, "", editClipPath(row.id));
    setSaved(row);
  };
  if (wanted === null) return <RunEditor {...maker} submissionId={run} clip={null} onSaved={keepSaved} />;
  if (clip) return <RunEditor {...maker} submissionId={clip.submission_id} clip={clip} onSaved={keepSaved} />;
  if (mine.data) return <Missing words="There is no such clip of yours. It may have been deleted." />;
  if (mine.isError || mine.isPaused) return <Failed onRetry={() => void mine.refetch()} />;
  return <Waiting />;
}

type RunEditorProps = Maker & {
  submissionId: string | null;
  clip: ClipRow | null;
  onSaved: (row: ClipRow) => void;
};

function RunEditor({ submissionId, clip, onSaved, ...maker }: RunEditorProps) {
  const isId = submissionId !== null && IS_ID.test(submissionId);
  const run = useQuery({ ...clipRunQuery(submissionId ?? ""), enabled: isId });
  if (!isId) return <Missing words="Choose a run first. Clips are made of your own verified runs." />;
  if (run.error instanceof ServerError && run.error.code.startsWith("PT")) return <Missing words={run.error.message} />;
  if (!run.data && (run.isError || run.isPaused)) return <Failed onRetry={() => void run.refetch()} />;
  if (!run.data) return <Waiting />;
  if (run.data.username !== maker.username)
    return <Missing words="This is somebody else's run. Clips are made of your own verified runs." />;
  return (
    <ClipDesk
      key={submissionId}
      username={maker.username}
      isChild={maker.isChild}
      submissionId={submissionId}
      run={run.data}
      clip={clip}
      onSaved={onSaved}
    />
  );
}

function Waiting() {
  usePage({ title: "Clip · Creator" });
  return (
    <div role="status">
      <h1 className="unseen" tabIndex={-1}>
        Clip
      </h1>
      <span className="unseen">Loading the run</span>
      <Skeleton shape="art" />
    </div>
  );
}

function Missing({ words }: { words: string }) {
  usePage({ title: "Clip · Creator" });
  return (
    <>
      <h1 className="unseen" tabIndex={-1}>
        Clip
      </h1>
      <EmptyState title="Nothing to cut here" text={words}>
        <ButtonLink icon="cut" to={myRunsPath()}>
          My runs
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  usePage({ title: "Clip · Creator" });
  const isOnline = useOnline();
  return (
    <section className="panel" role="alert">
      <h1 tabIndex={-1}>Clip</h1>
      <p>{isOnline ? "The run did not load." : "You are offline. The editor needs a connection to load a run."}</p>
      <Button look="outline" icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
