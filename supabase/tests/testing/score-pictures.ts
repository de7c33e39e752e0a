import { randomUUID } from "node:crypto";
import { answerOf } from "./answers.ts";
import type { Player, RulesSite } from "./rules-site.ts";

const CLASS_COLUMNS = `id, code, tagline, description, categories, developer, licence, icon, spine, verifier, listed`;
const foreignClass = (id: string, code: string) =>
  `('${id}', '${code}', 'Made elsewhere', 'A class whose scores are typed in.', '{arcade}', 'Somebody', 'MIT', '/covers/${id}.svg', '#000000', 'bounds', true)`;

/** Two external classes: in one more points are better, in the other fewer strokes. */
export const FOREIGN_CLASSES = `
  insert into public.apps (${CLASS_COLUMNS}) values ${foreignClass("bread-toss", "FOR 901")}, ${foreignClass("pond-golf", "FOR 902")};
  update public.apps set score_max = 1000 where id = 'bread-toss';
  update public.apps set score_order = 'asc', score_unit = 'strokes', score_min = 18, score_max = 500 where id = 'pond-golf';
`;

/** The smallest possible picture: one pixel. */
export const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

export async function submitScore(player: Player, app: string, score: number): Promise<string> {
  const row = { user_id: player.id, app_id: app, score };
  return answerOf<{ id: string }>(await player.from("leaderboard_submissions").insert(row).select("id").single()).id;
}

export function upload(player: Pick<Player, "storage">, path: string, options: { upsert?: boolean } = {}) {
  return player.storage.from("leaderboard_uploads").upload(path, PICTURE, { contentType: "image/png", ...options });
}

/** What the trusted function does with a re-encoded picture: stores it, then reports it. */
export async function acceptPicture(site: RulesSite, submission: string): Promise<{ status: string; image: string }> {
  const image = `${randomUUID()}.webp`;
  const kept = await site.service.storage
    .from("leaderboard_images")
    .upload(image, Buffer.from("RIFF....WEBP"), { contentType: "image/webp" });
  if (kept.error) throw kept.error;
  const accepted = await site.service.rpc("accept_image", { submission_id: submission, image_path: image });
  return { ...answerOf<{ status: string }>(accepted), image };
}

/** Puts a player's score on the board, with the operator's approval if it is needed. */
export async function placeScore(site: RulesSite, player: Player, app: string, score: number): Promise<string> {
  const submission = await submitScore(player, app, score);
  await upload(player, `submissions/${submission}_proof.png`);
  const { status } = await acceptPicture(site, submission);
  if (status === "in_review") await site.sql(`select private.decide_score($1, true, '')`, submission);
  return submission;
}
