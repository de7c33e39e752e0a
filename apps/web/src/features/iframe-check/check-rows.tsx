import { Icon } from "#ui/icon.tsx";

/** `unseen`: no result, neither good nor bad. */
export type RowState = "waiting" | "good" | "bad" | "unseen";
type CheckRow = { id: string; name: string; about?: string; state: RowState; remedy: string };

type Words = Record<RowState, string>;

/** Every row has its result as text, not only as a colour, and a remedy if it failed. */
export function CheckRows({ rows, words, label }: { rows: CheckRow[]; words: Words; label: string }) {
  return (
    <ul className="check-rows" aria-label={label}>
      {rows.map(({ id, name, about, state, remedy }) => (
        <li key={id} className="check-row">
          <span className="check-row__name">
            <b>{name}</b>
            {about && <span className="small muted">{about}</span>}
          </span>
          <span className={`check-row__verdict check-row__verdict--${state}`}>
            {state === "good" && <Icon name="check" />}
            {state === "bad" && <Icon name="alert" />}
            {words[state]}
          </span>
          {state === "bad" && <p className="check-row__remedy">{remedy}</p>}
        </li>
      ))}
    </ul>
  );
}
