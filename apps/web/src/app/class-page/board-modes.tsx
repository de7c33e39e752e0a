import "#ui/forms/select.css";
import "./board-modes.css";
import { useQuery } from "@tanstack/react-query";
import { classModesQuery, modeOf, variantsOf } from "#features/leaderboards/class-modes-api.ts";

type ModeChoiceProps = { appId: string; variant: string; onChoose: (variant: string) => void };

/** Chooses the mode whose board is shown, and the level of a mode with levels. */
export function ModeChoice({ appId, variant, onChoose }: ModeChoiceProps) {
  const { data: modes = [] } = useQuery(classModesQuery(appId));
  if (modes.length < 2) return null;
  const mode = modeOf(modes, variant) ?? modes[0]!;
  return (
    <div className="board-modes">
      <label className="board-modes__field">
        <span>Mode</span>
        <select
          className="select"
          value={mode.id}
          onChange={({ target }) => onChoose(variantsOf(modes.find(({ id }) => id === target.value)!)[0]!)}
        >
          {modes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {mode.levels !== null && (
        <label className="board-modes__field">
          <span>Level</span>
          <select className="select" value={variant} onChange={({ target }) => onChoose(target.value)}>
            {variantsOf(mode).map((each, index) => (
              <option key={each} value={each}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {mode.hint && <p className="muted small board-modes__hint">{mode.hint}</p>}
    </div>
  );
}
