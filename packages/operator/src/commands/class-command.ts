import { defineAction, type Command, type CommandContext, type Option } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { decide } from "./moderation-command.ts";
import { didYouMean } from "#near-matches.ts";
import { printTable } from "#plain-text.ts";
import { readReason } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Class = { id: string; title: string; listed: boolean; verifier: string; developer: string };

const MAX_REASON = 500;
const REASON: Option = { value: "text", what: "the reason; moderators can read it" };

export const classCommand: Command = {
  what: "classes, and whether they are listed",
  actions: {
    list: defineAction({
      what: "every class, or only the unlisted ones",
      takes: { unlisted: { what: "only unlisted classes" } },
      run: async ({ unlisted }, context) => {
        const classes = (await allClasses(context)).filter(({ listed }) => unlisted === undefined || !listed);
        const rows = classes.map((each) => [
          each.id,
          each.title,
          each.listed ? "listed" : "unlisted",
          each.verifier === "replay" ? "replayed" : "pictures",
          each.developer,
        ]);
        return {
          data: classes,
          text:
            rows.length === 0 ? "Every class is listed." : printTable(["CLASS", "TITLE", "LIST", "SCORES", "BY"], rows),
        };
      },
    }),
    unlist: defineAction({
      what: "unlist a class: players cannot find, open or play it; scores and saves stay",
      args: ["class"],
      needs: { reason: REASON },
      run: ({ class: id, reason }, context) => change(context, id, "unlist", reason),
    }),
    relist: defineAction({
      what: "list a class again",
      args: ["class"],
      needs: { reason: REASON },
      run: ({ class: id, reason }, context) => change(context, id, "relist", reason),
    }),
  },
};

async function change(context: CommandContext, id: string, verb: "unlist" | "relist", reason: string) {
  const ids = (await allClasses(context)).map((each) => each.id);
  if (!ids.includes(id)) throw new Refusal(`There is no class ${id}.${didYouMean(id, ids)}`);
  const decision = await decide(context, "classes", { subject: id, verb, reason: readReason(reason, MAX_REASON) });
  const now = verb === "relist" ? "listed" : "unlisted";
  return { data: { id, listed: verb === "relist", decision }, text: `The class ${id} is ${now}.` };
}

const allClasses = (context: CommandContext) =>
  queryRows<Class>(context, `select id, title, listed, verifier, developer from public.apps order by id`);
