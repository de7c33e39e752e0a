import "./author-preview.css";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { GamePreview, type GamePreviewProps } from "./game-preview.tsx";

type AuthorPreviewProps = Omit<GamePreviewProps, "onStop"> & {
  /** Saves the form. Returns whether everything is saved. */
  save: () => Promise<boolean>;
};

/**
 * The author's own build. It starts after a click and after the form is saved: where a sandboxed frame shares the page's
 * process, an endless loop in the game freezes the tab, and a build that starts by itself would freeze it at each visit.
 */
export function AuthorPreview({ save, ...preview }: AuthorPreviewProps) {
  const [started, setStarted] = useState<string | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const start = async () => {
    const isSaved = await save();
    setUnsaved(!isSaved);
    if (isSaved) setStarted(preview.hash);
  };
  if (started === preview.hash) return <GamePreview {...preview} onStop={() => setStarted(null)} />;
  return (
    <section className="game-preview" aria-labelledby="game-preview">
      <header className="game-preview__head author-preview__head">
        <h2 id="game-preview">Preview</h2>
      </header>
      <div className="author-preview">
        <Button icon="play" onClick={() => void start()}>
          Start the game
        </Button>
        <p className="small">
          Your form is saved first. A game that loops for ever can freeze this tab: close it and come back, nothing is
          lost.
        </p>
        {isUnsaved && (
          <p className="author-preview__unsaved" role="alert">
            The form is not saved yet. Start the game when it is.
          </p>
        )}
      </div>
    </section>
  );
}
