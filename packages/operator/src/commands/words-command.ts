import { defineAction, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { didYouMean } from "#near-matches.ts";
import { printTable, printTime } from "#plain-text.ts";
import { readChoice } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Word = { word: string; kind: Kind; is_inside: boolean; added_at: string };
type Kind = (typeof KINDS)[number];

const KINDS = ["block", "allow", "staff"] as const;
const MEANINGS: Record<Kind, string> = {
  block: "refused in every name and text",
  allow: "allowed, although it contains a blocked word",
  staff: "refused in names",
};

export const wordsCommand: Command = {
  what: "words that names and texts may not contain",
  actions: {
    list: defineAction({
      what: "the list, or only the words that contain some letters",
      extras: ["part"],
      takes: { kind: { value: "kind", what: KINDS.map((kind) => `${kind}: ${MEANINGS[kind]}`).join("; ") } },
      run: async ({ part = "", kind }, context) => {
        const wanted = kind === undefined ? null : readChoice("--kind", kind, KINDS);
        const words = await queryRows<Word>(
          context,
          `select word, kind, is_inside, added_at from private.filter_words
           where position(lower($1) in word) > 0 and kind = coalesce($2, kind) order by kind, word`,
          part,
          wanted,
        );
        const rows = words.map((each) => [
          each.word,
          each.kind,
          each.is_inside ? "inside words too" : "",
          printTime(each.added_at),
        ]);
        return {
          data: words,
          text: words.length === 0 ? "No words match." : printTable(["WORD", "KIND", "WHERE", "SINCE"], rows),
        };
      },
    }),
    add: defineAction({
      what: "block a word or a phrase from now on; stored texts stay as they are",
      args: ["word"],
      takes: {
        inside: { what: "also find it inside other words" },
        staff: { what: "refuse it in names only, because it sounds like staff" },
      },
      run: ({ word, inside, staff }, context) => set(context, word, staff ? "staff" : "block", inside !== undefined),
    }),
    allow: defineAction({
      what: "allow a word or a phrase that contains a blocked one",
      args: ["word"],
      run: ({ word }, context) => set(context, word, "allow", false),
    }),
    remove: defineAction({
      what: "remove a word from the list",
      args: ["word"],
      run: async ({ word }, context) => {
        const [gone] = await queryRows<Word>(
          logged(context, null),
          `delete from private.filter_words where word = lower(private.plain_text($1)) returning word, kind`,
          word,
        );
        if (!gone) throw new Refusal(`“${word}” is not on the list.${await nearTo(context, word)}`);
        return { data: gone, text: `“${gone.word}” is removed from the list. It was ${gone.kind}.` };
      },
    }),
    try: defineAction({
      what: "check a text with the filter",
      args: ["text"],
      run: async ({ text }, context) => {
        const [row] = await queryRows<{
          folded: string;
          objection: { rule: string; found: string; message: string } | null;
        }>(context, `select private.fold_text($1) as folded, private.judge_text($1) as objection`, text);
        const { folded, objection } = row!;
        const verdict = objection
          ? `${objection.message} (${objection.rule}: ${objection.found})`
          : "The filter accepts this text.";
        return { data: row, text: `${verdict}\nRead as: ${folded}` };
      },
    }),
  },
  note: "The filter sees through accents, digits for letters, repeated letters and signs between letters: add the plain word.",
};

async function set(context: CommandContext, word: string, kind: Kind, isInside: boolean) {
  const [row] = await queryRows<{ outcome: Word & { folded: string } }>(
    logged(context, null),
    `select private.set_filter_word($1, $2, $3::boolean) as outcome`,
    word,
    kind,
    String(isInside),
  );
  const { outcome } = row!;
  return { data: outcome, text: `“${outcome.word}”: ${MEANINGS[kind]}${isInside ? ", inside other words too" : ""}.` };
}

async function nearTo(context: CommandContext, word: string): Promise<string> {
  const words = await queryRows<{ word: string }>(context, `select word from private.filter_words`);
  return didYouMean(
    word,
    words.map((each) => each.word),
  );
}
