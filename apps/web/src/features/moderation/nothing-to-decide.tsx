import { spriteHref } from "#ui/icon.tsx";

/** An empty queue. */
export function NothingToDecide({ text }: { text: string }) {
  return (
    <div className="panel nothing" role="status">
      <svg className="nothing__goose" aria-hidden="true">
        <use href={spriteHref("goose")} />
      </svg>
      <div>
        <h2>Nothing to decide</h2>
        <p className="muted">{text} New items appear here automatically.</p>
      </div>
    </div>
  );
}
