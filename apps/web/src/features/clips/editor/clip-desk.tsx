import "./clip-desk.css";
import type { StoredReplay } from "@quackademy/contract/rpc-answers.ts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useClassesLoading, useClipClass } from "#features/clips/clip-card.tsx";
import { type ClipDraft, type ClipRow, useSaveClip } from "#features/clips/clips-api.ts";
import { ClipStage, type StageCommands } from "#features/clips/stage/clip-stage.tsx";
import { usePage } from "#lib/page/use-page.ts";
import { ReviewState } from "#lib/review/review-state.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { Choices } from "#ui/forms/choices.tsx";
import { Field } from "#ui/forms/field.tsx";
import { CaptionFields } from "./caption-fields.tsx";
import { ClipBar, useIsPhone } from "./clip-bar.tsx";
import { firstDraft, MAX_TITLE, readyDraft, viewAround } from "./clip-draft.ts";
import { ClipTimeline } from "./clip-timeline.tsx";
import { CutControls } from "./cut-controls.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { PosterPicture, usePosterPicture } from "./poster-picture.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { useScores } from "./score-line.ts";
import { unsavedDraft } from "./unsaved-drafts.ts";
import { usePlayable } from "./use-playable.ts";
import { usePublishing } from "./use-publishing.ts";

type ClipDeskProps = {
  username: string;
  isChild: boolean;
  submissionId: string;
  run: StoredReplay;
  /** Null until the first save. */
  clip: ClipRow | null;
  onSaved: (row: ClipRow) => void;
};

/** The editor's working area: the game, the timeline, and the fields of the clip. */
export function ClipDesk({ username, isChild, submissionId, run, clip, onSaved }: ClipDeskProps) {
  const app = useClipClass(run.app_id);
  const isLoading = useClassesLoading();
  const classTitle = displayTitle(app?.title ?? run.app_id);
  usePage({ title: `${clip?.title ?? "New clip"} · Creator` });
  const stored = useMemo(
    () => (clip ? draftOf(clip) : firstDraft(run.frames, `${classTitle}, ${formatNumber(run.score)}`)),
    [clip, run, classTitle],
  );
  const unsaved = unsavedDraft(clip?.id ?? submissionId, clip && stored, run.frames);
  const [draft, setDraft] = useState(() => unsaved.read() ?? stored);
  const [isRestored, setRestored] = useState(draft !== stored);
  const [view, setView] = useState(() => viewAround(draft, run.frames));
  const [at, setAt] = useState(draft.from_frame);
  /** A frame outside the clip that the maker looks at. */
  const [scouted, setScouted] = useState<number | null>(null);
  const stage = useRef<StageCommands>(null);
  /** How often the game got ready. */
  const [shows, setShows] = useState(0);
  const poster = usePosterPicture(stage, draft, shows);
  const scores = useScores(stage, shows);
  const [isExporting, setExporting] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const titleField = useRef<HTMLInputElement>(null);
  const save = useSaveClip();
  const isEdited = JSON.stringify(readyDraft(draft)) !== JSON.stringify(stored);
  const isChanged = clip === null || isEdited;

  // Keeps unsaved changes over a reload or a followed link.
  const keepUnsaved = useEffectEvent(() => (isEdited ? unsaved.keep(draft) : unsaved.drop()));
  useEffect(() => keepUnsaved(), [draft, stored]);
  const seekTo = (frame: number) => {
    const to = Math.min(run.frames, Math.max(0, Math.round(frame)));
    setAt(to);
    const isInside = to >= draft.from_frame && to <= draft.to_frame;
    setScouted(isInside ? null : to);
    if (isInside) stage.current?.seek(to);
  };
  /** `frame` is where the change was made: the picture follows it. */
  const change = (next: ClipDraft, frame = at) => {
    setDraft(next);
    setScouted(null);
    setAt(Math.min(next.to_frame, Math.max(next.from_frame, frame)));
  };
  const discard = () => {
    change(stored);
    setRestored(false);
  };
  const shown = usePlayable({ run, draft, scouted, username, app_title: classTitle, entry: app?.entry ?? null });

  // A new cut is shown from its start; a picture that stands still stays where the maker looks, also after an export.
  const holdPlace = useEffectEvent(() => {
    if (!isPlaying && scouted === null) stage.current?.seek(at);
  });
  useEffect(() => holdPlace(), [shown, isExporting]);

  /** Stores the draft if it has changed, and returns its id; null if the server refused it. */
  const store = async (): Promise<string | null> => {
    if (clip && !isChanged) return clip.id;
    const of = clip ? { clipId: clip.id } : { submissionId };
    const made = await save.mutateAsync({ draft: readyDraft(draft), ...of }).catch(() => null);
    if (made === null) {
      titleField.current?.focus();
      return null;
    }
    unsaved.drop();
    setRestored(false);
    setDraft(draftOf(made));
    onSaved(made);
    return made.id;
  };
  const publishing = usePublishing({ clip, isChanged, isSaving: save.isPending, onStore: store });
  const hasBar = useIsPhone();
  const title = clip ? "Edit clip" : "New clip";

  return (
    <div className="clip-desk">
      {hasBar && <ClipBar title={title} isNew={clip === null} isChild={isChild} publishing={publishing} />}
      <div className="clip-desk__left">
        <div className="clip-desk__picture">
          <ClipStage
            clip={isLoading ? undefined : shown}
            picture={poster ?? app?.icon ?? "/art/duck.svg"}
            isTall={draft.tall}
            // A video is made in a frame of its own: two games at a time would slow both down.
            isRunning={!isExporting}
            isPlaying={isPlaying}
            isMuted={isMuted}
            commands={stage}
            onFrame={setAt}
            onShown={() => setShows(shows + 1)}
          />
        </div>
        <section className="panel clip-desk__time" aria-label="Cut">
          <CutControls
            draft={draft}
            frames={run.frames}
            at={at}
            isPlaying={isPlaying}
            isMuted={isMuted}
            onPlaying={setPlaying}
            onMuted={setMuted}
            onSeek={seekTo}
            onChange={change}
          />
          <ClipTimeline
            draft={draft}
            frames={run.frames}
            view={view}
            at={at}
            scores={scores}
            onView={setView}
            onChange={change}
            onSeek={seekTo}
          />
        </section>
      </div>
      <section className="panel clip-desk__side" aria-labelledby="clip-desk">
        <header className="clip-desk__head">
          <h1 id="clip-desk" className={hasBar ? "unseen" : ""} tabIndex={-1}>
            {title}
          </h1>
          {clip && !isChanged && (!hasBar || clip.status === "rejected") && (
            <ReviewState status={clip.status} reason={clip.reason} />
          )}
          {clip && isChanged && !hasBar && <span className="small muted">Not saved yet</span>}
        </header>
        <p className="small muted">
          {classTitle}, your run with {formatNumber(run.score)}
          {!run.is_current && ". It was played with older rules: others can watch it, but not take it over"}.
        </p>
        {isRestored && isEdited && (
          <p className="small clip-desk__restored" role="status">
            Your unsaved changes are back.
            <button type="button" onClick={discard}>
              Discard them
            </button>
          </p>
        )}
        <Field
          ref={titleField}
          label="Title"
          maxLength={MAX_TITLE}
          value={draft.title}
          hint={`${draft.title.length} of ${MAX_TITLE}`}
          error={save.error ? save.error.message : undefined}
          onChange={(event) => change({ ...draft, title: event.target.value })}
        />
        <CaptionFields draft={draft} at={at} onChange={change} />
        <div className="clip-desk__looks">
          <Choices
            key={`${stored.tall} ${isRestored}`}
            id="clip-shape"
            name="shape"
            legend="Shape"
            look="segments"
            choices={[
              { value: "wide", label: "Wide", picture: <Shape /> },
              { value: "tall", label: "Tall", picture: <Shape isTall /> },
            ]}
            chosen={draft.tall ? "tall" : "wide"}
            onChoose={(shape) => change({ ...draft, tall: shape === "tall" })}
          />
          <PosterPicture draft={draft} url={poster} />
        </div>
        <ExportPanel clip={shown} draft={draft} username={username} onRunning={setExporting} />
        <PublishPanel clip={clip} isChild={isChild} publishing={publishing} hasBar={hasBar} />
      </section>
    </div>
  );
}

function Shape({ isTall = false }: { isTall?: boolean }) {
  return (
    <span className={isTall ? "clip-desk__shape clip-desk__shape--tall" : "clip-desk__shape"} aria-hidden="true" />
  );
}

/** The stored part of a clip, which the editor changes. */
function draftOf({ from_frame, to_frame, title, captions, tall, poster_frame }: ClipRow): ClipDraft {
  const plain = captions.map(({ from, to, text }) => ({ from, to, text }));
  return { from_frame, to_frame, title, captions: plain, tall, poster_frame };
}
