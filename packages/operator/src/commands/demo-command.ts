import { defineAction, type Command } from "#action.ts";
import { demoSql } from "#demo/demo-sql.ts";
import { DEMO_LIVES, planDemo } from "#demo/demo-world.ts";
import { pluralize } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { Refusal } from "#refusal.ts";

type Listed = { id: string; version: string | null };

export const demoCommand: Command = {
  what: "fill an empty site with invented players, to try it out",
  actions: {
    "": defineAction({
      what: "invent players with streaks, coins, items, clips, and runs that can be watched",
      run: async (_, context) => {
        const [found] = await queryRows<{ players: number }>(context, "select count(*) as players from auth.users");
        if (found!.players > 0)
          throw new Refusal(
            `This site has ${pluralize(found!.players, "account")}. The demo is for an empty site only: set DATA_DIR to a new folder.`,
          );
        const apps = await queryRows<Listed>(
          context,
          "select id, sim_version as version from public.apps where listed",
        );
        const versions = new Map(apps.map(({ id, version }) => [id, version]));
        const runs = context.recordedRuns().filter(({ app, version }) => versions.get(app) === version);
        await context.query(demoSql(planDemo(runs)), []);
        return {
          data: { players: DEMO_LIVES.length, runs: runs.length },
          text:
            `${DEMO_LIVES.length} invented players have played for a fortnight, with ${pluralize(runs.length, "run")} to watch.\n` +
            `Their addresses end in @demo.invalid. To sign in as one of them: npm run quack -- user reset-password ${DEMO_LIVES[0]!.name}`,
        };
      },
    }),
  },
  note: "To end the demo, stop the site and delete its data directory.",
};
