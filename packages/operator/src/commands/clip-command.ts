import { defineAction, type Command, type CommandContext, type Option } from "#action.ts";
import { decide } from "#commands/moderation-command.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { readChoice, readLimit, readReason } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Clip = {
  id: string;
  title: string;
  captions: { from: number; to: number; text: string }[];
  app_id: string;
  maker: string;
  status: string;
  reason: string | null;
  from_frame: number;
  to_frame: number;
  watched: number;
  taken_over: number;
  likes: number;
  poster: string | null;
  is_shown: boolean;
  updated_at: string;
  published_at: string | null;
};

const COLUMNS = `c.id, c.title, c.captions, c.app_id, u.username as maker, c.status, c.reason, c.from_frame, c.to_frame, c.watched,
  c.taken_over, (select count(*) from public.clip_likes l where l.clip_id = c.id) as likes, c.poster,
  private.clip_is_shown(c) as is_shown, c.updated_at, c.published_at`;
const STATUSES = ["in_review", "published", "rejected", "draft"] as const;
const MAX_REASON = 500;
const FRAMES_A_SECOND = 60;
const REASON: Option = { value: "text", what: "the reason; the maker of the clip can read it" };

export const clipCommand: Command = {
  what: "clips that players made of their runs",
  actions: {
    list: defineAction({
      what: "clips that wait for a review, or those of a status, newest first",
      takes: {
        status: { value: "status", what: `${STATUSES.join(", ")}; in_review by default` },
        limit: { value: "n", what: "number of rows, 50 by default" },
      },
      run: async ({ status = "in_review", limit }, context) => {
        const wanted = readChoice("--status", status, STATUSES);
        const clips = await queryRows<Clip>(
          context,
          `select ${COLUMNS} from public.clips c join public.my_users u using (user_id)
           where c.status = $1 order by c.updated_at desc limit $2::int`,
          wanted,
          readLimit(limit),
        );
        const rows = clips.map((clip) => [
          clip.id,
          printTime(clip.updated_at),
          clip.app_id,
          clip.maker,
          seconds(clip),
          clip.title,
        ]);
        return {
          data: clips,
          text:
            clips.length === 0
              ? `There are no clips with the status ${wanted}.`
              : printTable(["CLIP", "CHANGED", "CLASS", "MAKER", "LENGTH", "TITLE"], rows),
        };
      },
    }),
    show: defineAction({
      what: "a clip with its words and numbers",
      args: ["clip"],
      run: async ({ clip }, context) => {
        const found = await findClip(context, clip);
        return { data: found, text: printClip(found, context.siteUrl) };
      },
    }),
    publish: defineAction({
      what: "publish a clip that is in review; the class's cover is its poster, unless a moderator's browser drew one",
      args: ["clip"],
      takes: { reason: { value: "text", what: "a reason for the log" } },
      run: async ({ clip, reason }, context) => {
        const { id, title } = await findClip(context, clip);
        await decide(context, "clips", {
          subject: id,
          verb: "publish",
          reason: readReason(reason ?? "reviewed", MAX_REASON),
        });
        return { data: await findClip(context, id), text: `The clip “${title}” is published.` };
      },
    }),
    reject: defineAction({
      what: "reject a clip that is in review",
      args: ["clip"],
      needs: { reason: REASON },
      run: ({ clip, reason }, context) => reject(context, clip, reason, "in_review"),
    }),
    remove: defineAction({
      what: "take a published clip off the site at once",
      args: ["clip"],
      needs: { reason: REASON },
      run: ({ clip, reason }, context) => reject(context, clip, reason, "published"),
    }),
  },
  note: "A clip is named by its id, which is in the first column of list and in the address /yt?clip=<id>.",
};

async function reject(context: CommandContext, wanted: string, reason: string, expected: "in_review" | "published") {
  const why = readReason(reason, MAX_REASON);
  const { id, title, status } = await findClip(context, wanted);
  if (status !== expected)
    throw new Refusal(`The clip “${title}” is ${plain(status)}, not ${plain(expected)}. Nothing has changed.`);
  await decide(context, "clips", { subject: id, verb: "reject", reason: why });
  return {
    data: await findClip(context, id),
    text: `The clip “${title}” is ${expected === "published" ? "not on the site any more" : "rejected"}.`,
  };
}

async function findClip(context: CommandContext, wanted: string): Promise<Clip> {
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(wanted)?.[0];
  const [clip] = await queryRows<Clip>(
    context,
    `select ${COLUMNS} from public.clips c join public.my_users u using (user_id) where c.id = private.as_id($1)`,
    id ?? "",
  );
  if (!clip) throw new Refusal(`There is no clip ${wanted}. npm run quack -- clip list --status published lists them.`);
  return clip;
}

const plain = (status: string) => status.replaceAll("_", " ");

const seconds = ({ from_frame: from, to_frame: to }: Clip) => `${((to - from) / FRAMES_A_SECOND).toFixed(1)} s`;

const printClip = (clip: Clip, siteUrl: string) =>
  printCard([
    ["clip", clip.id],
    ["title", clip.title],
    ["captions", clip.captions.map(({ text }) => text).join(" | ") || null],
    ["class", clip.app_id],
    ["maker", clip.maker],
    ["length", seconds(clip)],
    ["status", plain(clip.status)],
    ["reason", clip.reason],
    ["shown", clip.is_shown ? `${siteUrl}/yt?clip=${clip.id}` : "to nobody but its maker and reviewers"],
    ["likes", clip.likes],
    ["watched", clip.watched],
    ["taken over", clip.taken_over],
    ["changed", printTime(clip.updated_at)],
    ["published", printTime(clip.published_at)],
  ]);
