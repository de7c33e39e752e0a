import "./rank-rows.css";
import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { iconPicture } from "#features/profile-data/player-links-api.ts";
import { Avatar } from "#ui/avatar.tsx";
import { duckTurn } from "#ui/figures/duck-turn.ts";

export type RankRow = { runner: RaceRunner; place: number | null; note: string; value: string };

/** Runners by place, the own row on paper. */
export function RankRows({ rows }: { rows: RankRow[] }) {
  return (
    <ol className="rank-rows">
      {rows.map(({ runner, place, note, value }) => (
        <li key={runner.no} className={runner.is_me ? "rank-rows__row rank-rows__row--me" : "rank-rows__row"}>
          <span
            className={place === 1 ? "display rank-rows__place rank-rows__place--first" : "display rank-rows__place"}
          >
            {place ?? "–"}
          </span>
          <span className="rank-rows__duck" style={duckTurn(runner.name)}>
            <Avatar picture={runner.icon === null ? null : iconPicture(runner.icon)} />
          </span>
          <span className="rank-rows__who">
            {runner.name}
            {note && <span className="rank-rows__note">{note}</span>}
          </span>
          <span className="rank-rows__value">{value}</span>
        </li>
      ))}
    </ol>
  );
}
