import { defineAction, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { printTable, printTime } from "#plain-text.ts";
import { readTime, readInteger } from "#read-values.ts";
import { UsageError, Refusal } from "#refusal.ts";

type Season = { number: number; title: string; starts_at: string; ends_at: string; has_begun: boolean; tiers: number };

const seasonsQuery = (condition: string) => `
  select number, title, starts_at, ends_at, starts_at <= private.now() as has_begun,
    (select count(*) from public.shop_items where battlepass_season = number) as tiers
  from public.seasons where ${condition} order by number`;

const readNumber = (text: string) => String(readInteger("<number>", text, 1, 10_000));

export const seasonCommand: Command = {
  what: "the seasons of the battle pass",
  actions: {
    list: defineAction({
      what: "all seasons, with their tiers",
      run: async (_, context) => {
        const seasons = await queryRows<Season>(context, seasonsQuery("true"));
        return { data: seasons, text: printSeasons(seasons) };
      },
    }),
    add: defineAction({
      what: "add a season; its tiers are items added with --season",
      args: ["number", "title"],
      needs: { starts: { value: "date", what: "the first day" }, ends: { value: "date", what: "the last day" } },
      run: async ({ number, title, starts, ends }, context) => {
        await queryRows(
          logged(context, null),
          `insert into public.seasons (number, title, starts_at, ends_at)
           values ($1::int, $2, $3::timestamptz, $4::timestamptz) returning number`,
          readNumber(number),
          title,
          readTime("--starts", starts, "beginning"),
          readTime("--ends", ends, "end"),
        );
        return showSeason(context, number);
      },
    }),
    set: defineAction({
      what: "change a season; once it has begun its start is fixed, because tiers count from it",
      args: ["number"],
      takes: {
        title: { value: "text", what: "its name" },
        starts: { value: "date", what: "the first day" },
        ends: { value: "date", what: "the last day" },
      },
      run: async ({ number, title, starts, ends }, context) => {
        if (title === undefined && starts === undefined && ends === undefined)
          throw new UsageError("Say what to change: --title, --starts or --ends.");
        const season = await findSeason(context, number);
        const changed = await queryRows(
          logged(context, null),
          `update public.seasons set title = coalesce($2, title), starts_at = coalesce($3::timestamptz, starts_at),
             ends_at = coalesce($4::timestamptz, ends_at)
           where number = $1::int and ($3::timestamptz is null or starts_at > private.now()) returning number`,
          readNumber(number),
          title ?? null,
          starts === undefined ? null : readTime("--starts", starts, "beginning"),
          ends === undefined ? null : readTime("--ends", ends, "end"),
        );
        if (changed.length === 0)
          throw new Refusal(`Season ${number} began ${printTime(season.starts_at)}, so its start cannot change.`);
        return showSeason(context, number);
      },
    }),
  },
  note: "A date is a day like 2026-09-01 (UTC) or a time like 2026-09-01T08:00+02:00.",
};

async function findSeason(context: CommandContext, number: string): Promise<Season> {
  const [season] = await queryRows<Season>(context, seasonsQuery("number = $1::int"), readNumber(number));
  if (season) return season;
  const known = await queryRows<Season>(context, seasonsQuery("true"));
  const numbers = known.map((each) => each.number).join(", ");
  throw new Refusal(
    `There is no season ${number}. ${numbers ? `The seasons are ${numbers}.` : "There are no seasons."}`,
  );
}

async function showSeason(context: CommandContext, number: string) {
  const season = await findSeason(context, number);
  return { data: season, text: printSeasons([season]) };
}

const printSeasons = (seasons: Season[]) =>
  printTable(
    ["SEASON", "TITLE", "STARTS", "ENDS", "TIERS"],
    seasons.map(({ number, title, starts_at, ends_at, tiers }) => [
      number,
      title,
      printTime(starts_at),
      printTime(ends_at),
      tiers,
    ]),
  );
