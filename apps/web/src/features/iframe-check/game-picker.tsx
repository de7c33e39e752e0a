import "#ui/forms/select.css";
import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useId, useState } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { gameAt } from "./game-steps.ts";

const ELSEWHERE = "";
const NO_GAME = "A game of this site has an address like /g/my-game/index.html.";

type Picked = { id: string; entry: string };

/** One of our classes, or the address of a game that is not published yet. */
export function GamePicker({ onPick }: { onPick: (game: Picked) => void }) {
  const id = useId();
  // Only the list that came with the page: a request would be sent as the signed-in player.
  const { data } = useQuery({ ...catalogueQuery, enabled: false });
  const games = (data?.apps ?? []).flatMap((app) => (app.entry === null ? [] : [{ id: app.id, entry: app.entry }]));
  const [chosen, setChosen] = useState(games[0]?.id ?? ELSEWHERE);
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();

  const pick = (event: SyntheticEvent) => {
    event.preventDefault();
    const game = chosen === ELSEWHERE ? gameAt(address, location.origin) : games.find((each) => each.id === chosen);
    setError(game ? undefined : NO_GAME);
    if (game) onPick(game);
  };

  return (
    <form className="game-picker" onSubmit={pick} noValidate>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Class
        </label>
        <select id={id} className="select" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {games.map((game) => (
            <option key={game.id} value={game.id}>
              {displayTitle(game.id)}
            </option>
          ))}
          <option value={ELSEWHERE}>Another address</option>
        </select>
      </div>
      {chosen === ELSEWHERE && (
        <Field
          label="Address on this site"
          placeholder="/g/my-game/index.html"
          autoComplete="off"
          spellCheck={false}
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <Button type="submit" icon="play">
        Check this game
      </Button>
    </form>
  );
}
