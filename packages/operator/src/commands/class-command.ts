import { defineAction, type Command, type CommandContext, type Option } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { decide } from "./moderation-command.ts";
import { didYouMean } from "#near-matches.ts";
import { logged } from "#operator-log.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { readReason } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Class = { id: string; title: string; listed: boolean; verifier: string; developer: string };

const MAX_REASON = 500;
const SCORES: Record<string, string> = { replay: "replayed", bounds: "paced", none: "pictures" };
const REASON: Option = { value: "text", what: "the reason; moderators can read it" };

export const classCommand: Command = {
  what: "classes, whether they are listed, and the builds of creators",
  actions: {
    list: defineAction({
      what: "every class, only the unlisted ones, or the builds that wait for a review",
      takes: { unlisted: { what: "only unlisted classes" }, waiting: { what: "builds in review" } },
      run: async ({ unlisted, waiting }, context) => {
        if (waiting !== undefined) return listWaiting(context);
        const classes = (await allClasses(context)).filter(({ listed }) => unlisted === undefined || !listed);
        const rows = classes.map((each) => [
          each.id,
          each.title,
          each.listed ? "listed" : "unlisted",
          SCORES[each.verifier] ?? each.verifier,
          each.developer,
        ]);
        return {
          data: classes,
          text:
            rows.length === 0 ? "Every class is listed." : printTable(["CLASS", "TITLE", "LIST", "SCORES", "BY"], rows),
        };
      },
    }),
    show: defineAction({
      what: "a creator's class with its form, its versions and what the scan found",
      args: ["class"],
      run: async ({ class: name }, context) => showClass(await findMade(context, name)),
    }),
    accept: defineAction({
      what: "publish the version of a class that is in review",
      args: ["class"],
      needs: { reason: REASON, checked: { what: "confirms every point of the checklist in docs/OPERATING.md" } },
      run: ({ class: name, reason }, context) => review(context, name, "publish", reason),
    }),
    reject: defineAction({
      what: "reject the version of a class that is in review",
      args: ["class"],
      needs: { reason: { value: "text", what: "the reason; the creator can read it" } },
      run: ({ class: name, reason }, context) => review(context, name, "reject", reason),
    }),
    block: defineAction({
      what: "block a build (32 digits) or a file (64 digits): it is not served, and cannot be uploaded again",
      args: ["hash"],
      needs: { reason: REASON },
      run: async ({ hash, reason }, context) => {
        const [row] = await queryRows<{ builds: number }>(
          logged(context, null),
          `select private.block_hash($1, $2) as builds`,
          readHash(hash),
          readReason(reason, MAX_REASON),
        );
        return { data: { hash, builds: row!.builds }, text: `${hash} is blocked in ${row!.builds} classes.` };
      },
    }),
    unblock: defineAction({
      what: "allow a blocked build or file again",
      args: ["hash"],
      run: async ({ hash }, context) => {
        const [row] = await queryRows<{ was: boolean }>(
          logged(context, null),
          `select private.unblock_hash($1) as was`,
          readHash(hash),
        );
        return {
          data: { hash, isChanged: row!.was },
          text: row!.was ? `${hash} is allowed.` : `${hash} was not blocked.`,
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

type Build = {
  id: string;
  number: number;
  hash: string | null;
  status: string;
  files: number;
  bytes: number;
  note: string;
  findings: { rule: string; path: string | null; detail: string | null }[];
};
type Made = {
  id: string;
  slug: string;
  status: string;
  maker: string;
  form: Record<string, unknown>;
  in_review_build: string | null;
  live_build: string | null;
  builds: Build[];
};

async function findMade(context: CommandContext, name: string): Promise<Made> {
  const [made] = await queryRows<Made>(
    context,
    `select d.id, d.slug, d.status, private.name_of(d.user_id) as maker, coalesce(d.submitted_form, d.form) as form, d.in_review_build,
       d.live_build, (
         select coalesce(jsonb_agg(private.build_card(b) order by b.number desc), '[]') from public.class_builds b where b.draft_id = d.id
       ) as builds
     from public.class_drafts d where d.slug = $1`,
    name,
  );
  if (made) return made;
  const slugs = await queryRows<{ slug: string }>(
    context,
    `select slug from public.class_drafts where slug is not null`,
  );
  throw new Refusal(
    `No creator has a class ${name}.${didYouMean(
      name,
      slugs.map(({ slug }) => slug),
    )}`,
  );
}

function showClass(made: Made) {
  const { form, builds } = made;
  const stateOf = (build: Build) => (build.id === made.live_build ? `${build.status}, played` : build.status);
  const found = builds.find(({ id }) => id === made.in_review_build)?.findings ?? [];
  const facts = ["tagline", "description", "licence", "source_url", "credits"].map((field): [string, string] => [
    field,
    typeof form[field] === "string" ? form[field] : "",
  ]);
  const card = printCard([["class", made.slug], ["by", made.maker], ["status", made.status], ...facts]);
  const rows = builds.map((each) => [each.number, stateOf(each), each.hash, each.files, each.bytes, each.note]);
  const list = printTable(["VERSION", "STATUS", "HASH", "FILES", "BYTES", "NOTE"], rows);
  const notes = found.map(({ rule, path, detail }) => [rule, path, detail].filter(Boolean).join("  "));
  return { data: made, text: [card, list, ...notes].join("\n") };
}

async function review(context: CommandContext, name: string, verb: "publish" | "reject", reason: string) {
  const { slug, in_review_build: build } = await findMade(context, name);
  if (build === null) throw new Refusal(`No version of ${slug} is in review.`);
  const [row] = await queryRows<{ told: { id: number } }>(
    context,
    `select private.call_queue('decide', 'builds', null, jsonb_build_object(
       'subject', $1::text, 'verb', $2::text, 'reason', $3::text, 'operator', $4::text, 'ticks', to_jsonb(private.review_checklist())
     )) as told`,
    build,
    verb,
    readReason(reason, MAX_REASON),
    context.operator,
  );
  const done = verb === "publish" ? "published" : "rejected";
  return { data: { class: slug, build, decision: row!.told.id }, text: `The class ${slug} is ${done}.` };
}

async function listWaiting(context: CommandContext) {
  const waiting = await queryRows<{
    slug: string;
    number: number;
    maker: string;
    submitted_at: string;
    findings: number;
  }>(
    context,
    `select d.slug, b.number, private.name_of(d.user_id) as maker, d.submitted_at, jsonb_array_length(b.findings) as findings
     from public.class_drafts d join public.class_builds b on b.id = d.in_review_build order by d.submitted_at`,
  );
  const rows = waiting.map((each) => [each.slug, each.number, each.maker, printTime(each.submitted_at), each.findings]);
  const text =
    rows.length === 0
      ? "No class waits for a review."
      : printTable(["CLASS", "VERSION", "BY", "SINCE", "FINDINGS"], rows);
  return { data: waiting, text };
}

function readHash(text: string): string {
  if (!/^([0-9a-f]{32}|[0-9a-f]{64})$/.test(text)) throw new Refusal("A hash has 32 digits (a build) or 64 (a file).");
  return text;
}

const allClasses = (context: CommandContext) =>
  queryRows<Class>(context, `select id, title, listed, verifier, developer from public.apps order by id`);
