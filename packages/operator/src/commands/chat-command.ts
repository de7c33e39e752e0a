import { defineAction, type Action, type Command, type CommandContext } from "#action.ts";
import { decide } from "#commands/moderation-command.ts";
import { findPlayer } from "#find-player.ts";
import { logged } from "#operator-log.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { readChoice, readInteger, readReason } from "#read-values.ts";
import { Refusal, UsageError } from "#refusal.ts";

type Shown = {
  mode: Mode;
  visitors: string;
  quiet: { from: string; to: string; zone: string; opens_at: string | null } | null;
  keep_days: number;
  rooms: number;
  messages: number;
  muted: number;
  reports_open: number;
};
type Room = { id: string; state: string; slow_seconds: number; messages: number; last_at: string | null };
type Mode = keyof typeof MODES;

const MODES = {
  off: "The chat is closed: nobody reads or writes it.",
  read: "The chat can be read, but nobody writes.",
  on: "The chat is open.",
};
/** The commands for a room, and the state that each gives it. */
const ROOM_STATES = { open: "open", read: "read", close: "closed" } as const;
const MAX_REASON = 500;
const MAX_SLOW_SECONDS = 3600;
const MAX_MINUTES = 525_600;

export const chatCommand: Command = {
  what: "the chat at /chad: who reads and writes it, its rooms and its quiet hours",
  actions: {
    "": defineAction({ what: "how the chat is set, and what waits", run: (_, context) => showChat(context) }),
    on: switchTo("on", "open the chat"),
    read: switchTo("read", "let the chat be read only"),
    off: switchTo("off", "close the chat for everybody"),
    visitors: defineAction({
      what: "whether visitors who are not signed in read the chat: on or off",
      args: ["switch"],
      run: async (given, context) => {
        const value = readChoice("<switch>", given.switch, ["on", "off"]);
        await change(context, { "chat-visitors": value });
        return {
          data: { visitors: value },
          text: value === "on" ? "Visitors read the chat." : "Only signed-in players read the chat.",
        };
      },
    }),
    rooms: defineAction({
      what: "the rooms, or open, read or close one; a room is global or class/<class>, teachers open those of homerooms",
      extras: ["state", "room"],
      run: async ({ state, room }, context) => {
        if (state === undefined) return listRooms(context);
        const wanted = ROOM_STATES[readChoice("<state>", state, ["open", "read", "close"])];
        if (room === undefined) throw new UsageError("Name the room, such as global or class/skyhop.");
        await changeRoom(context, room, "state = $2", wanted);
        return {
          data: { room, state: wanted },
          text: `The room ${room} is ${wanted === "read" ? "read-only" : wanted}.`,
        };
      },
    }),
    slow: defineAction({
      what: "slow mode of a room: seconds between two messages of a player, 0 for none",
      args: ["room", "seconds"],
      run: async ({ room, seconds }, context) => {
        const pause = readInteger("<seconds>", seconds, 0, MAX_SLOW_SECONDS);
        await changeRoom(context, room, "slow_seconds = $2::int", String(pause));
        return {
          data: { room, slow_seconds: pause },
          text:
            pause === 0 ? `The room ${room} has no slow mode.` : `In ${room} a player writes once in ${pause} seconds.`,
        };
      },
    }),
    quiet: defineAction({
      what: "quiet hours, when the chat is read-only: two times such as 21:00 07:30 and a time zone, or off",
      args: ["from"],
      extras: ["to", "zone"],
      run: async ({ from, to, zone }, context) => {
        if (from !== "off" && to === undefined)
          throw new UsageError("Usage: chat quiet <from> <to> [<zone>], or chat quiet off");
        await change(context, {
          ...(zone !== undefined && { "chat-zone": zone }),
          "chat-quiet-from": from,
          "chat-quiet-to": from === "off" ? "off" : to!,
        });
        return showChat(context);
      },
    }),
    mute: defineAction({
      what: "mute a player in the chat and remove what they said in the last ten minutes",
      args: ["player"],
      needs: { reason: { value: "text", what: "the reason; the player can read it" } },
      takes: { minutes: { value: "n", what: "for how long; without it the mute has no end" } },
      run: async ({ player, reason, minutes }, context) => {
        const why = readReason(reason, MAX_REASON);
        const length = minutes === undefined ? null : readInteger("--minutes", minutes, 1, MAX_MINUTES);
        const found = await findPlayer(context, player);
        const id = await decide(context, "players", {
          subject: found.id,
          reason: why,
          ...(length === null ? { verb: "mute" } : { verb: "mute-for", minutes: String(length) }),
        });
        const end = length === null ? "until you unmute them" : `for ${length} minutes`;
        return { data: { id, player: found, minutes: length }, text: `${found.name} is muted ${end}.` };
      },
    }),
    unmute: defineAction({
      what: "end a mute",
      args: ["player"],
      run: async ({ player }, context) => {
        const found = await findPlayer(context, player);
        const id = await decide(context, "players", { subject: found.id, verb: "unmute", reason: "unmuted" });
        return { data: { id, player: found }, text: `${found.name} is no longer muted.` };
      },
    }),
  },
  note: "Every page shows a change at once. npm run quack -- settings --history lists who changed what.",
};

function switchTo(mode: Mode, what: string): Action {
  return defineAction({
    what,
    run: async (_, context) => {
      await change(context, { chat: mode });
      return { data: { mode }, text: MODES[mode] };
    },
  });
}

/** Changes settings together; the rules refuse an invalid value. */
async function change(context: CommandContext, settings: Record<string, string>): Promise<void> {
  const rows = Object.keys(settings).map((name, place) => `('${name}', $${place + 2})`);
  await context.query(
    `select private.set_setting(s.name, s.value, $1) from (values ${rows.join(", ")}) as s (name, value)`,
    [context.operator, ...Object.values(settings)],
  );
}

async function changeRoom(context: CommandContext, room: string, assignment: string, value: string): Promise<void> {
  const changed = await queryRows(
    logged(context, null),
    `update public.chat_rooms set ${assignment} where id = $1 and homeroom_id is null returning id`,
    room,
    value,
  );
  if (changed.length === 0) throw new Refusal(`There is no room ${room}. npm run quack -- chat rooms lists them.`);
}

async function showChat(context: CommandContext) {
  const [shown] = await queryRows<Shown>(
    context,
    `select private.setting_text('chat') as mode, private.setting_text('chat-visitors') as visitors,
       private.quiet_hours(private.now()) as quiet, private.setting_int('chat-keep-days') as keep_days,
       (select count(*) from public.chat_rooms where state <> 'closed') as rooms,
       (select count(*) from public.chat_messages) as messages,
       (select count(*) from private.chat_mutes where muted_until > private.now()) as muted,
       (select count(*) from public.reports where status = 'open' and target_kind = 'message') as reports_open`,
  );
  const { mode, visitors, quiet, keep_days: keepDays, rooms, messages, muted, reports_open: reports } = shown!;
  return {
    data: shown,
    text: printCard([
      ["chat", `${mode}: ${MODES[mode]}`],
      ["visitors", visitors === "on" ? "read it" : "do not read it"],
      ["quiet hours", quiet ? `${quiet.from} to ${quiet.to}, ${quiet.zone}${quiet.opens_at ? " (now)" : ""}` : "none"],
      ["kept for", `${keepDays} days`],
      ["rooms", `${rooms} that are not closed`],
      ["messages", messages],
      ["muted", muted],
      ["reports", `${reports} open`],
    ]),
  };
}

async function listRooms(context: CommandContext) {
  const rooms = await queryRows<Room>(
    context,
    `select r.id, r.state, r.slow_seconds, count(m.id) as messages, max(m.created_at) as last_at
     from public.chat_rooms r left join public.chat_messages m on m.room_id = r.id
     where r.homeroom_id is null group by r.id order by r.app_id nulls first`,
  );
  const rows = rooms.map((each) => [
    each.id,
    each.state,
    each.slow_seconds === 0 ? "" : `${each.slow_seconds} s`,
    each.messages,
    printTime(each.last_at),
  ]);
  return { data: rooms, text: printTable(["ROOM", "STATE", "SLOW MODE", "MESSAGES", "LAST"], rows) };
}
