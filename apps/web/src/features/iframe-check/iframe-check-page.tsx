import "./iframe-check-page.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "#lib/site/site.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Button } from "#ui/button.tsx";
import { CHECKS } from "./check-list.ts";
import { type CheckedGame, frameReport, framingWords, tellParent } from "./check-report.ts";
import { CheckRows } from "./check-rows.tsx";
import { CopyReport } from "./copy-report.tsx";
import { type Framing, readFraming } from "./framing.ts";
import { GameCheck } from "./game-check.tsx";
import { GamePicker } from "./game-picker.tsx";
import { useChecks } from "./use-checks.ts";

const WORDS = { waiting: "Checking…", good: "Works", bad: "Does not work", unseen: "" };

/**
 * The only page that any site may frame. Clickjacking is harmless here: it reads no session and has no actions. Its
 * links open a new tab, because a router link would bypass the server's frame policy.
 */
export default function IframeCheckPage() {
  usePage({ title: "Frame check" });
  const { siteName } = useSite().config;
  const framing = useFraming();
  const { results, isDone, again } = useChecks();
  const [game, setGame] = useState<CheckedGame | null>(null);

  useEffect(() => {
    if (isDone && framing) tellParent(frameReport(location.origin, results, game), framing);
  }, [isDone, framing, results, game]);

  const rows = CHECKS.map(({ id, name, about, remedy }) => ({
    id,
    name,
    about,
    state: id in results ? (results[id] ? ("good" as const) : ("bad" as const)) : ("waiting" as const),
    remedy: framing?.isFramed ? remedy.framed : remedy.alone,
  }));
  const bad = rows.filter(({ state }) => state === "bad").length;
  return (
    <div className="wrap frame-check">
      <header className="frame-check__head">
        <div>
          <h1 tabIndex={-1}>Frame check</h1>
          <p className="muted">Shows what works when {siteName} is embedded here.</p>
        </div>
        {framing?.isFramed && (
          <a className="frame-check__out" href="/" target="_blank" rel="noopener">
            Open {siteName} in a tab
          </a>
        )}
      </header>
      <section className="frame-check__slip" aria-label="Result" role="status">
        <p className="frame-check__framing">{framing ? capital(framingWords(framing)) : "Checking the frame…"}</p>
        <p>{isDone ? summary(bad) : "The checks are running."}</p>
      </section>
      <div className="frame-check__columns">
        <section className="panel" aria-labelledby="place">
          <div className="frame-check__bar">
            <h2 id="place">This place</h2>
            <Button look="outline" icon="restart" onClick={again}>
              Run again
            </Button>
            {framing && <CopyReport results={results} game={game} framing={framing} isReady={isDone} />}
          </div>
          {Object.keys(results).length === 0 && <NoScripts />}
          <CheckRows rows={rows} words={WORDS} label="Checks" />
        </section>
        <section className="panel" aria-labelledby="game">
          <h2 id="game">A game</h2>
          <p className="muted small">For game authors: test whether a game follows the protocol of this site.</p>
          <GamePart framing={framing} onDone={setGame} />
        </section>
      </div>
    </div>
  );
}

/** The server's HTML, which stays if scripts are blocked. */
function NoScripts() {
  return (
    <p className="frame-check__note">
      Nothing happens for ten seconds? Then scripts cannot run here: a sandboxed frame needs allow-scripts and
      allow-same-origin.
    </p>
  );
}

function GamePart({ framing, onDone }: { framing: Framing | null; onDone: (game: CheckedGame) => void }) {
  const [picked, setPicked] = useState<{ id: string; entry: string; time: number } | null>(null);
  if (framing?.isFramed && !framing.isOwn) {
    return (
      <p className="frame-check__note">
        Games open in pages of this site only, so this part needs{" "}
        <a href="/iframeCheck" target="_blank" rel="noopener">
          a tab of its own
        </a>
        .
      </p>
    );
  }
  return (
    <>
      <GamePicker onPick={(game) => setPicked({ ...game, time: (picked?.time ?? 0) + 1 })} />
      {picked && <GameCheck key={picked.time} game={picked} onDone={onDone} />}
    </>
  );
}

let known: Framing | undefined;

/** Null on the server. The ancestors do not change while the page is open. */
function useFraming(): Framing | null {
  return useSyncExternalStore(
    () => () => {},
    () => (known ??= readFraming()),
    () => null,
  );
}

function summary(bad: number): string {
  if (bad === 0) return `All ${CHECKS.length} checks passed.`;
  return `${bad} of ${CHECKS.length} checks failed. Each says what helps.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
