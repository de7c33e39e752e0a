import { answerOf } from "#testing/answers.ts";
import { openRulesSite, type NewPlayer, type Player, type RulesSite, type Visitor } from "#testing/rules-site.ts";

export type Message = {
  id: number;
  user_id: string | null;
  username: string;
  body: string | null;
  cheer: string | null;
  removed: string | null;
  reason: string | null;
};
export type Said = {
  status: "said" | "refused";
  message: Message | string;
  rule?: string;
  wait_until?: string;
  muted_until?: string | null;
};
export type ChatState = {
  mode: string;
  may_read: boolean;
  may_write: string;
  why: string | null;
  muted_until: string | null;
  muted_reason: string | null;
  quiet: { from: string; to: string; zone: string; opens_at: string | null } | null;
  slow_seconds: number;
  wait_until: string | null;
  room: { id: string; state: string; app_id: string | null; title: string } | null;
  rooms_open: number;
  cheers: { id: string; text: string }[];
  is_moderator: boolean;
};
export type Told = { topic: string; event: string; payload: Record<string, unknown> };

export const ROOM = "global";

/** The site with an open chat. */
export async function openChatSite(): Promise<RulesSite> {
  return openRulesSite(`select private.set_setting('chat', 'on', 'a test');`);
}

export const setChat = async (site: RulesSite, name: string, value: string) =>
  void (await site.sql(`select private.set_setting($1, $2, 'a test')`, name, value));

/** A player who may write text, with an account that is two days old. */
export async function newTalker(site: RulesSite, wishes: NewPlayer & { age?: string | null } = {}): Promise<Player> {
  const player = await site.newPlayer(wishes);
  const age = wishes.age === undefined ? "16-18" : wishes.age;
  await site.sql(
    `update public.my_users set age_band = $2, created_at = private.now() - interval '2 days' where user_id = $1`,
    player.id,
    age,
  );
  return player;
}

export const say = async (player: Player, body: string, room_id = ROOM) =>
  answerOf<Said>(await player.rpc("say", { room_id, body }));
export const cheer = async (player: Player, name: string, room_id = ROOM) =>
  answerOf<Said>(await player.rpc("cheer", { room_id, cheer: name }));
export const stateOf = async (person: Visitor, room_id = ROOM) =>
  answerOf<ChatState>(await person.rpc("chat_state", { room_id }));

/** Says something that is accepted, and returns the message's id. */
export async function saidBy(player: Player, body: string, room_id = ROOM): Promise<number> {
  const { status, message } = await say(player, body, room_id);
  if (status !== "said") throw new Error(`refused: ${JSON.stringify(message)}`);
  return (message as Message).id;
}

export const messagesFor = async (person: Visitor, room_id = ROOM) =>
  answerOf<Message[]>(await person.from("chat_messages").select("*").eq("room_id", room_id).order("id"));

export async function messageFor(person: Visitor, id: number): Promise<Message | undefined> {
  return answerOf<Message[]>(await person.from("chat_messages").select("*").eq("id", id))[0];
}

/** The broadcasts that the database sent to a topic, or those of one kind, oldest first. */
export async function toldTo(site: RulesSite, topic: string, event: string | null = null): Promise<Told[]> {
  const rows = await site.sql(
    `select topic, event, payload::text from realtime.messages where topic = $1 and event = coalesce($2, event) and private order by seq`,
    topic,
    event,
  );
  return rows.map(([at, kind, payload]) => ({ topic: at!, event: kind!, payload: JSON.parse(payload!) }));
}
