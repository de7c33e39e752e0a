import type { PictureClock } from "./picture-clock.ts";
import type { PicturePlayer } from "./picture-player.ts";
import type { PictureSite } from "./picture-site.ts";

const LINES: [minutesAgo: number, name: string, words: string][] = [
  [38, "reed-between", "has anybody beaten the moss level in skyhop"],
  [37, "drake.equation", "twice. you can hop off the moss, then wait for the island to come back"],
  [36, "drake.equation", "counted it: four hops"],
  [30, "otter-late", "on my way"],
  [24, "moss_toad", "my ghost keeps falling at the same wall"],
  [23, "mallard-mo", "mine too. that one is on me"],
  [15, "puddle-jen", "new rule: no rushing near the puddles"],
  [9, "otter-late", "sorry, am I late"],
  [6, "reed-between", "who puts a feather behind the left wall"],
  [4, "drake.equation", "the goose. it is always the goose"],
];

type Message = { message: { id: number } };

/** Opens the chat, and lets the players talk for a while; a moderator has removed one line. */
export async function talk(
  { ask }: Pick<PictureSite, "ask">,
  clock: PictureClock,
  players: Map<string, PicturePlayer>,
  moderator: PicturePlayer,
): Promise<void> {
  await ask(`select private.set_setting($1, $2, 'operator')`, "chat", "on");
  const say = (name: string, body: string) => players.get(name)!.rpc<Message>("say", { room_id: "global", body });
  for (const [minutesAgo, name, words] of LINES) {
    await clock.setHoursAgo(minutesAgo / 60);
    await say(name, words);
    if (minutesAgo === 30) {
      const { message } = await say("moss_toad", "everybody is bad at this game apart from me");
      await moderator.rpc("remove_message", { message_id: message.id, reason: "unkind" });
    }
    if (minutesAgo === 9) await players.get("puddle-jen")!.rpc("cheer", { room_id: "global", cheer: "well-played" });
  }
  await clock.setHoursAgo(0);
  const { message } = await say("moss_toad", "nobody needs slow ducks here");
  await players.get("otter-late")!.rpc("report_message", { message_id: message.id, why: "unkind" });
}
