// Records the runs of the staff for the given games, or for all that have a `bot-staff.ts`. With --stale, only for those
// whose runs are of other rules than the current ones.
import fs from "node:fs";
import { recordStaff } from "../../../../packages/game-kit/src/staff/record-staff.ts";
import { loadStaffGames, staffFile, type StaffGame } from "./staff-games.ts";

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const onlyStale = process.argv.includes("--stale");
const games = await loadStaffGames();
const unknown = wanted.filter((id) => games.every((game) => game.id !== id));
if (unknown.length > 0) throw new Error(`no replayed game with a bot-staff.ts: ${unknown.join(", ")}`);

for (const game of games) {
  if ((wanted.length > 0 && !wanted.includes(game.id)) || (onlyStale && !isStale(game))) continue;
  const runs = game.variants.flatMap((variant) => recordStaff(game, variant, game.order));
  const written = runs.map((run) => ({
    ...run,
    log: Buffer.from(run.log).toString("base64"),
    rules: game.version,
  }));
  fs.writeFileSync(staffFile(game.id), `${JSON.stringify(written, null, 2)}\n`);
  console.log(`${game.id}  ${runs.map(({ who, variant, score }) => `${who} ${variant} ${score}`).join("  ")}`);
}

function isStale({ id, version }: StaffGame): boolean {
  if (!fs.existsSync(staffFile(id))) return true;
  const runs = JSON.parse(fs.readFileSync(staffFile(id), "utf8")) as { rules: string }[];
  return runs.some(({ rules }) => rules !== version);
}
