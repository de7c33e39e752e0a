import "./files-panel.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FileChecks } from "./file-checks.tsx";
import { DropZone } from "./drop-zone.tsx";
import { formatBytes, MAX_BUILD_BYTES } from "./file-limits.ts";
import type { Source } from "./unpack.ts";
import type { BuildWishes, UploadState } from "./use-upload.ts";

const MAX_NOTE = 200;

const FLAGS: { id: string; words: string; hint: string }[] = [
  {
    id: "sdk",
    words: "It speaks to the page with the game SDK",
    hint: "Without it the page still saves the game's localStorage, counts plays and pauses.",
  },
  {
    id: "eval",
    words: "It needs eval",
    hint: "Some engines build code while they run. The reviewer sees this.",
  },
  {
    id: "threads",
    words: "It needs threads (SharedArrayBuffer)",
    hint: "Then it runs only in its own window. Godot 4.3 and later export without threads: prefer that.",
  },
];

type FilesPanelProps = {
  state: UploadState;
  /** The bytes of the newest version, and its number. */
  newest: { bytes: number; number: number; flags: string[] } | undefined;
  onStart: (source: Source, wishes: BuildWishes) => void;
  onCancel: () => void;
  onRetry: () => void;
};

/** The files of the game: where they are dropped, and the result. */
export function FilesPanel({ state, newest, onStart, onCancel, onRetry }: FilesPanelProps) {
  const [note, setNote] = useState("");
  const [flags, setFlags] = useState<string[]>(newest?.flags ?? []);
  const outcome = useRef<HTMLDivElement>(null);
  useShown(outcome, state.step);
  const isBusy = state.step === "unpacking" || state.step === "sending" || state.step === "checking";
  const bytes = ("checked" in state && state.checked?.bytes) || newest?.bytes || 0;
  const toggle = (id: string) =>
    setFlags((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <section className="panel game-files" aria-labelledby="game-files">
      <header className="game-files__head">
        <h2 id="game-files">Game files</h2>
        <span className="muted small">
          {formatBytes(bytes)} of {formatBytes(MAX_BUILD_BYTES)}
        </span>
      </header>
      <Field
        label="What is new in this version"
        value={note}
        maxLength={MAX_NOTE}
        placeholder="for instance: pads bounce higher"
        onChange={({ target }) => setNote(target.value)}
      />
      <details className="game-files__needs">
        <summary>What the game needs</summary>
        {FLAGS.map(({ id, words, hint }) => (
          <label key={id} className="game-files__flag">
            <input type="checkbox" checked={flags.includes(id)} onChange={() => toggle(id)} />
            <span>
              {words}
              <span className="muted small"> {hint}</span>
            </span>
          </label>
        ))}
      </details>
      <DropZone
        isBusy={isBusy}
        onSource={(source) => onStart(source, { note: note.trim(), flags: flags.filter((flag) => flag !== "rules") })}
      />
      <div ref={outcome} className="game-files__outcome">
        <FileChecks state={state} isFirst={newest === undefined} />
        {isBusy && (
          <Button look="outline" icon="close" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {state.step === "failed" && (
          <Button look="outline" icon="restart" onClick={onRetry}>
            Go on
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * Scrolls to the result of an upload when the bar below hides it, unless the author is elsewhere on the page by then.
 */
function useShown(outcome: RefObject<HTMLDivElement | null>, step: UploadState["step"]): void {
  useEffect(() => {
    const top = outcome.current?.getBoundingClientRect().top ?? -1;
    if (step !== "idle" && top >= 0 && top < innerHeight) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [outcome, step]);
}
