import type { TestGateway } from "@quackademy/server/testing/test-gateway.ts";
import { HOMEROOM_TOPICS } from "./matrix-homerooms.ts";
import { idOf, personOf, rivalOf, type Identity, type Person } from "./matrix-people.ts";
import { RACE_TOPICS } from "./matrix-races.ts";

/** Private realtime topics, by what they are to the caller. */
export const TOPICS: Record<string, (person: Person) => string> = {
  "chat of an open room": () => "chat:global",
  "chat of a closed room": () => "chat:class/lumen",
  "chat of no room": () => "chat:class/nowhere",
  "own player": (person) => `player:${idOf(person)}`,
  "another's player": (person) => `player:${idOf(rivalOf(person))}`,
  live: () => "live",
  "board of a class": () => "board:skyhop",
  ...HOMEROOM_TOPICS,
  ...RACE_TOPICS,
  "unknown topic": () => "pond",
};

type Access = Record<"readBroadcast" | "writeBroadcast" | "readPresence" | "writePresence", boolean>;

/** The rights that row security on `realtime.messages` gives: r and w for broadcasts, then for presence. */
export async function askTopic(gateway: TestGateway, who: Identity, topic: string): Promise<string> {
  // The gateway refuses an expired token before it asks.
  if (who === "expired") return "401";
  const isVisitor = who === "anonymous";
  const role = isVisitor ? "anon" : who === "service" ? "service_role" : "authenticated";
  const isPlayer = role === "authenticated";
  const claims = { role, aal: "aal1", ...(isPlayer && { sub: idOf(personOf(who)) }) } as const;
  const statement = { text: "select gateway.topic_access($1)", values: [topic], rollback: true };
  const [row] = await gateway.db.as({ role, claims }, statement);
  const may = JSON.parse(row![0]!) as Access;
  const letters = (read: boolean, write: boolean) => `${read ? "r" : "-"}${write ? "w" : "-"}`;
  return `${letters(may.readBroadcast, may.writeBroadcast)} ${letters(may.readPresence, may.writePresence)}`;
}
