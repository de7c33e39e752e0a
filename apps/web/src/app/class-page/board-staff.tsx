import "./board-staff.css";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { STAFF_NAMES, type StaffRun, staffQuery } from "#features/leaderboards/staff-api.ts";
import { IconButton } from "#ui/button.tsx";
import type { RankingRow } from "#ui/ranking.tsx";
import { RunRequestContext } from "./run-request.ts";

type Scored = RankingRow & { score: number };
type StaffWish = { entry: string | null; variant: string; order: "asc" | "desc"; format: (score: number) => string };

/** The rows of a board with the staff's runs between them, by score. Staff rows have no rank. */
export function useWithStaff(rows: Scored[], { entry, variant, order, format }: StaffWish): RankingRow[] {
  const { data: staff = [] } = useQuery(staffQuery(entry));
  const { start } = useContext(RunRequestContext);
  const isBetter = (a: number, b: number) => (order === "asc" ? a < b : a > b);
  const mine = rows.find(({ isMe }) => isMe)?.score;
  const shown = entry === null ? [] : staff.filter((run) => run.variant === variant);
  const staffRows = shown.map((run): Scored => ({
    id: `staff-${run.who}`,
    rank: null,
    name: STAFF_NAMES[run.who],
    note: mine !== undefined && isBetter(mine, run.score) ? "Staff, beaten" : "Staff",
    picture: `/art/staff-${run.who}.svg`,
    value: format(run.score),
    isMe: false,
    score: run.score,
    actions: <RaceStaff run={run} onRace={() => start({ type: "race", replay: run })} />,
  }));
  // A player who reached the same score stands above the staff.
  return mergeRows(rows, staffRows, isBetter);
}

/** The ranked rows keep their order, whatever their scores. */
function mergeRows(rows: Scored[], staff: Scored[], isBetter: (a: number, b: number) => boolean): RankingRow[] {
  const waiting = staff.toSorted((a, b) => (isBetter(a.score, b.score) ? -1 : 1));
  const merged: RankingRow[] = [];
  for (const row of rows) {
    while (waiting[0] && isBetter(waiting[0].score, row.score)) merged.push(waiting.shift()!);
    merged.push(row);
  }
  return [...merged, ...waiting];
}

function RaceStaff({ run, onRace }: { run: StaffRun; onRace: () => void }) {
  const race = () => {
    onRace();
    document.querySelector("#main")?.scrollIntoView();
  };
  return (
    <span className="class-board__actions">
      <IconButton label={`Race ${STAFF_NAMES[run.who]}`} icon="flag" onClick={race} />
    </span>
  );
}

/** Under a board that has only staff. */
export function StaffNote() {
  return (
    <div className="staff-note">
      <img src="/art/staff-goose.svg" alt="" width={72} height={72} loading="lazy" />
      <p>
        <b>Only staff so far.</b> They do this for a living. Your first ranked run takes rank 1.
      </p>
    </div>
  );
}
