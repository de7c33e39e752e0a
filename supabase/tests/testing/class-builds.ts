import { createHash } from "node:crypto";
import type {
  AcceptedFiles,
  BegunBuild,
  ClassBuild,
  ClassForm,
  SavedDraft,
} from "@quackademy/contract/class-answers.ts";
import { answerOf } from "./answers.ts";
import type { FunctionsSite } from "./functions-site.ts";
import { pngPicture } from "./png-picture.ts";
import type { NewPlayer, Player, RulesSite } from "./rules-site.ts";

export type Files = Record<string, Buffer | string>;

export const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** The list of files that begin_build takes. */
export const manifestOf = (files: Files) =>
  Object.entries(files).map(([path, content]) => ({
    path,
    sha256: sha256(content),
    bytes: Buffer.byteLength(content),
  }));

export const PAGE = `<!doctype html><title>Pond Pals</title><canvas></canvas><script src="main.js"></script>`;
export const GAME: Files = { "index.html": PAGE, "main.js": "document.title = 'played';" };

/** A player who may make classes. */
export async function newCreator(site: RulesSite, { age = "16-18", ...wishes }: NewPlayer & { age?: string } = {}) {
  const creator = await site.newPlayer({ roles: ["creator"], ...wishes });
  await site.sql(`update public.my_users set age_band = $2 where user_id = $1`, creator.id, age);
  return creator;
}

/** A form with everything that a review needs. */
export async function fullForm(site: RulesSite, title: string): Promise<ClassForm> {
  const icon = `${sha256(title)}.webp`;
  const picture = Buffer.from("RIFF....WEBPVP8 ");
  await site.service.storage.from("class_art").upload(icon, picture, { contentType: "image/webp", upsert: true });
  return {
    title,
    tagline: "Arcade · one button",
    description: "Two ducks cross the pond. Do not get wet.",
    controls: { keys: "Arrow keys", touch: "Tap", pad: "Left stick" },
    categories: ["arcade"],
    devices: ["keyboard", "touch"],
    players: 1,
    orientation: "landscape",
    licence: "MIT",
    is_own: true,
    credits: "All drawn by hand.",
    min_age: 6,
    icon,
    score: { kind: "none" },
  };
}

export async function newDraft(
  site: RulesSite,
  creator: Player,
  title: string,
  more: ClassForm = {},
): Promise<SavedDraft> {
  const form = { ...(await fullForm(site, title)), ...more };
  return answerOf<SavedDraft>(await creator.rpc("save_draft", { draft_id: null as never, form }));
}

export const beginBuild = (
  creator: Player,
  draft: string,
  files: Files,
  more: { note?: string; flags?: string[] } = {},
) => creator.rpc("begin_build", { draft_id: draft, manifest: manifestOf(files), ...more });

export const uploadFile = (creator: Player, build: string, name: string, content: Buffer | string) =>
  creator.storage
    .from("game_files")
    .upload(`${build}/${name}`, Buffer.from(content), { contentType: "application/octet-stream" });

/** Uploads a build as the page does: sends the list, uploads missing files, lets them be checked, and finishes. */
export async function pushBuild(
  site: FunctionsSite,
  creator: Player,
  draft: string,
  files: Files,
  more: { note?: string; flags?: string[] } = {},
): Promise<ClassBuild> {
  const { build_id: build, missing } = answerOf<BegunBuild>(await beginBuild(creator, draft, files, more));
  const contents = new Map(Object.values(files).map((content) => [sha256(content), content]));
  for (const each of missing) {
    const { error } = await uploadFile(creator, build, each, contents.get(each)!);
    if (error) throw error;
  }
  await acceptAll(site, creator, build);
  return answerOf<ClassBuild>(await creator.rpc("finish_build", { build_id: build }));
}

/** Calls accept-build until nothing is left. */
export async function acceptAll(site: FunctionsSite, creator: Player, build: string): Promise<AcceptedFiles> {
  for (;;) {
    const { status, body } = await site.invoke("accept-build", creator.token, { build_id: build });
    if (status !== 200) throw new Error(`accept-build: ${status} ${String(body["message"])}`);
    const answer = body as AcceptedFiles;
    if (answer.left === 0) return answer;
    if (answer.problems.length > 0) throw new Error(`${answer.problems[0]!.path}: ${answer.problems[0]!.text}`);
  }
}

export const ALL_TICKS = ["plays", "licence", "protected", "ages", "contact", "money", "login", "mute", "credits"];

/** Publishes a build as the operator does, with the whole checklist. */
export const decideBuild = (site: RulesSite, build: string, verb: string, reason = "It is fine.") =>
  site.sql(
    `select private.call_queue('decide', 'builds', null, jsonb_build_object(
       'subject', $1::text, 'verb', $2::text, 'reason', $3::text, 'ticks', $4::jsonb))`,
    build,
    verb,
    reason,
    JSON.stringify(ALL_TICKS),
  );

/** A class that is listed with one build. */
export async function newListedClass(
  site: FunctionsSite,
  creator: Player,
  title: string,
  files: Files = { "index.html": `${PAGE}<!-- ${title} -->`, "main.js": GAME["main.js"]! },
  more: ClassForm = {},
): Promise<{ draft: string; slug: string; build: ClassBuild }> {
  const { id: draft, slug } = await newDraft(site, creator, title, more);
  const build = await pushBuild(site, creator, draft, files);
  answerOf(await creator.rpc("submit_class", { draft_id: draft, build_id: build.id }));
  await decideBuild(site, build.id, "publish");
  return { draft, slug: slug!, build };
}

export const coverPicture = () => pngPicture(800, 600);
