import "./race-pond.css";
import { useQuery } from "@tanstack/react-query";
import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { cheersQuery } from "#features/races/races-api.ts";
import type { ShownRace } from "#features/races/use-race.ts";
import { RunnerPad } from "./runner-pad.tsx";

/** Dark pads show that there is room. They fill the last row, be it of six, four or three. */
const ROW = 12;

/** Everybody who has joined, each on a lily pad. */
export function RacePond({ view: { race, cheers } }: { view: ShownRace }) {
  const words = useQuery(cheersQuery).data ?? [];
  const here = race.runners.filter(({ has_left }) => !has_left);
  const shown = race.kind === "duel" ? race.max_runners : Math.ceil((here.length + 1) / ROW) * ROW;
  const free = Math.max(0, Math.min(shown, race.max_runners) - here.length);
  const size = race.kind === "duel" ? " race-pond--duel" : shown <= ROW ? " race-pond--few" : "";
  return (
    <section className={`panel race-pond${size}`} aria-label="Runners">
      <ul className="race-pond__pads">
        {here.map((runner) => {
          const said = cheers.find(({ no }) => no === runner.no);
          const text = said && words.find(({ id }) => id === said.cheer)?.text;
          return (
            <li key={runner.no} className={runner.is_me ? "race-pond__seat race-pond__seat--me" : "race-pond__seat"}>
              {text && <span className="race-pond__cheer">{text}</span>}
              <RunnerPad runner={runner} />
              <span className="race-pond__name">{runner.name}</span>
              <span className="race-pond__note">{noteOf(runner)}</span>
            </li>
          );
        })}
        {Array.from({ length: free }, (_, at) => (
          <li key={`free ${at}`} className="race-pond__seat" aria-hidden="true">
            <RunnerPad runner={undefined} />
            <span className="race-pond__note">free</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ is_me, is_guest, member_name, reports, name }: RaceRunner): string {
  if (reports) return reports === 1 ? "name reported once" : `name reported ${reports} times`;
  if (is_me) return "you";
  if (member_name && member_name !== name) return member_name;
  return is_guest ? "guest" : "ready";
}
