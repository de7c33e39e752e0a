import "./class-editor.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Tag } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { toast } from "#ui/toast/toast.ts";
import { CLASSES_KEY, keepReport, rollBack, submitClass, changeClass } from "./class-creator-api.ts";
import type { CreatorState, MyClass } from "@quackademy/contract/class-answers.ts";
import { ClassMark } from "./class-state.tsx";
import { ClassWays } from "./class-ways.tsx";
import { FilesPanel } from "./files/files-panel.tsx";
import { useUpload } from "./files/use-upload.ts";
import { ClassForm, fieldId } from "./form/class-form.tsx";
import { type SaveState, useDraft } from "./form/use-draft.ts";
import { missingFor, restFor } from "./missing.ts";
import { AuthorPreview } from "./preview/author-preview.tsx";
import { checklistOf } from "./preview/checklist.ts";
import type { Inspection } from "./preview/inspection.ts";
import { reportOf } from "./preview/inspector-report.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { StatsPanel } from "./versions/stats-panel.tsx";
import { VersionsPanel } from "./versions/versions-panel.tsx";

/** One class: its files, its form, the preview with the inspector, its versions and the bar to submit it. */
export function ClassEditor({ made, state }: { made: MyClass; state: CreatorState }) {
  const title = made.form.title || "A class without a title";
  usePage({ title: `${title} · Class creator` });
  const cache = useQueryClient();
  const author = useProfile()?.username ?? "you";
  const draft = useDraft(made);
  const upload = useUpload(made.id);
  const [isAsked, setAsked] = useState(made.status === "rejected");
  const [chosen, setChosen] = useState<string | null>(null);
  // Keeps the first title, because each change would reload the preview.
  const [gameName] = useState(made.app_id ?? made.slug ?? "preview");
  const [seen, setSeen] = useState<{ build: string; inspection: Inspection } | null>(null);

  const newest = made.builds.find(({ status }) => status !== "uploading");
  const playable = made.builds.filter(
    ({ hash, status }) => hash !== null && status !== "uploading" && status !== "blocked",
  );
  const shown = playable.find(({ id }) => id === chosen) ?? playable[0];
  const checks = seen && seen.build === newest?.id ? checklistOf(seen.inspection) : null;
  const missing = missingFor({
    problems: draft.problems,
    slugError: draft.slugError,
    newest,
    form: draft.form,
    checks,
  });

  const act = useMutation({
    mutationFn: async ({ work }: { work: () => Promise<void>; done: string }) => {
      await draft.flush();
      await work();
    },
    onSuccess: (_none, { done }) => toast.success(done),
    onSettled: () => cache.invalidateQueries({ queryKey: [CLASSES_KEY] }),
  });
  const run = (work: () => Promise<void>, done: string) => act.mutate({ work, done });
  const submit = async () => {
    // Saves first, so that the reviewer reads the author's newest texts.
    if (!(await draft.flush())) throw new Error("The form is not saved yet. Submit the class when it is.");
    await submitClass(made.id, newest?.id ?? null);
  };

  const look = (build: string) => (inspection: Inspection) => {
    setSeen({ build, inspection });
    // A report is stored once the game was ready or has crashed.
    if (inspection.readyMs === null && inspection.crashes.length === 0) return;
    void keepReport(build, reportOf(inspection, new Date())).catch(() => {});
  };
  const seeWhich = () => {
    setAsked(true);
    const [first] = missing;
    const target = first && document.getElementById(first.field === "files" ? "game-files" : fieldId(first.field));
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  };

  return (
    <div className="class-creator">
      <div className="wrap">
        <header className="class-editor__head">
          <div>
            <p className="class-editor__back">
              <Link to="/class/creator">All your classes</Link>
            </p>
            <div className="class-editor__title">
              <h1 tabIndex={-1}>{title}</h1>
              {made.code && <Tag>{made.code}</Tag>}
              <ClassMark status={made.status} />
            </div>
            <p className="muted">Class creator{newest ? `, version ${newest.number}` : ""}</p>
          </div>
          <Saved state={draft.state} />
        </header>
        {made.reason && (
          <p className="class-editor__reason" role="note">
            <b>Sent back.</b> {made.reason}
          </p>
        )}
        <div className="class-editor__columns">
          <div className="class-editor__column">
            <FilesPanel
              state={upload.state}
              newest={newest}
              onStart={(source, wishes) => void upload.start(source, wishes)}
              onCancel={upload.cancel}
              onRetry={upload.retry}
            />
            <ClassForm
              draft={draft}
              draftId={made.id}
              isPublished={made.app_id !== null}
              state={state}
              isAsked={isAsked}
            />
          </div>
          <div className="class-editor__column class-editor__column--right">
            {shown?.hash ? (
              <AuthorPreview
                key={shown.id}
                save={draft.flush}
                game={gameName}
                hash={shown.hash}
                author={author}
                flags={shown.flags}
                onSeen={look(shown.id)}
              />
            ) : (
              <NoPreview address={draft.form.address} />
            )}
            <VersionsPanel
              builds={made.builds}
              liveBuild={made.live_build}
              shown={shown?.id ?? null}
              isBusy={act.isPending}
              onShow={setChosen}
              onRollBack={(number) => run(() => rollBack(made.id, number), `Version ${number} is live again.`)}
            />
            {made.app_id !== null && <StatsPanel draftId={made.id} />}
            <ClassWays made={made} isBusy={act.isPending} onRun={run} />
          </div>
        </div>
      </div>
      <SubmitBar
        missing={missing}
        rest={restFor(made, newest, draft.state.kind === "saved")}
        isBusy={act.isPending}
        onSubmit={() => run(submit, "Submitted. You get a notice when it is decided.")}
        onWithdraw={
          made.in_review_build !== null || made.status === "in_review"
            ? () => run(() => changeClass("withdraw_class", made.id), "Taken back. You can change it again.")
            : null
        }
        onSeeWhich={seeWhich}
      />
    </div>
  );
}

function Saved({ state }: { state: SaveState }) {
  const isBad = state.kind === "failed";
  return (
    <p className={isBad ? "class-editor__saved class-editor__saved--bad" : "class-editor__saved"} role="status">
      <Icon name={isBad ? "alert" : state.kind === "saving" ? "clock" : "check"} />
      {state.kind === "saved" && `Everything saved, ${state.at.toTimeString().slice(0, 5)}`}
      {state.kind === "saving" && "Saving …"}
      {state.kind === "failed" && `Not saved: ${state.text}`}
    </p>
  );
}

function NoPreview({ address }: { address: string | undefined }) {
  return (
    <section className="panel class-editor__empty">
      <h2>Preview</h2>
      {address ? (
        <>
          <p className="muted">A game of another host is not shown here. Players are asked before it is loaded.</p>
          <a className="button button--outline" href={address} target="_blank" rel="noopener noreferrer">
            Open it in its own window
          </a>
        </>
      ) : (
        <p className="muted">Drop the game's files, and you can play it here a moment later.</p>
      )}
    </section>
  );
}
