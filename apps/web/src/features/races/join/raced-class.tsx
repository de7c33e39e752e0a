import "#ui/forms/select.css";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { classModesQuery, modeOf, variantsOf } from "#features/leaderboards/class-modes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";

type RacedClassFieldProps = { id: string; error: string | undefined; chosen: string };

/** The class of a race, and its mode and level where it has several. Only our own games are replayed, and so raced. */
export function RacedClassField({ id, error, chosen }: RacedClassFieldProps) {
  const [appId, setAppId] = useState(chosen);
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  const noteId = useId();
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Class
        </label>
        <select
          id={id}
          name="app"
          className="select"
          value={appId}
          onChange={({ target }) => setAppId(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        >
          <option value="">Choose a class</option>
          {apps
            .filter(({ entry }) => entry?.startsWith("/g/"))
            .map((app) => (
              <option key={app.id} value={app.id}>
                {displayTitle(app.title)}
              </option>
            ))}
        </select>
        {error && (
          <p id={noteId} className="field__note field__note--error">
            {error}
          </p>
        )}
      </div>
      {appId !== "" && <ModeField key={appId} appId={appId} />}
    </>
  );
}

function ModeField({ appId }: { appId: string }) {
  const id = useId();
  const { data: modes = [] } = useQuery(classModesQuery(appId));
  const [chosen, setChosen] = useState<string | null>(null);
  if (modes.length < 2) return null;
  const variant = chosen ?? variantsOf(modes[0]!)[0]!;
  const mode = modeOf(modes, variant) ?? modes[0]!;
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Mode
        </label>
        <select
          id={id}
          className="select"
          value={mode.id}
          onChange={({ target }) => setChosen(variantsOf(modes.find((each) => each.id === target.value)!)[0]!)}
        >
          {modes.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
        {mode.hint && <p className="field__note">{mode.hint}</p>}
      </div>
      {mode.levels === null ? (
        <input type="hidden" name="variant" value={variant} />
      ) : (
        <div className="field">
          <label className="field__label" htmlFor={`${id}-level`}>
            Level
          </label>
          <select
            id={`${id}-level`}
            name="variant"
            className="select"
            value={variant}
            onChange={({ target }) => setChosen(target.value)}
          >
            {variantsOf(mode).map((each, at) => (
              <option key={each} value={each}>
                {at + 1}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
