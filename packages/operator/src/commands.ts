import type { Command } from "./act.ts";
import { auditCommand } from "./audit-command.ts";
import { classCommand } from "./class-command.ts";
import { coinsCommand } from "./coins-command.ts";
import { inviteCommand } from "./invite-command.ts";
import { itemCommand } from "./item-command.ts";
import { keysCommand } from "./keys-command.ts";
import { moderationCommand } from "./moderation-command.ts";
import { outboxCommand } from "./outbox-command.ts";
import { playerCommand } from "./player-command.ts";
import { roleCommand } from "./role-command.ts";
import { scoreCommand } from "./score-command.ts";
import { seasonCommand } from "./season-command.ts";
import { setCommand, settingsCommand } from "./settings-command.ts";
import { takedownCommand } from "./takedown-command.ts";
import { userCommand } from "./user-command.ts";
import { wordsCommand } from "./words-command.ts";

/** Everything an operator can say about the product, by its first word. */
export const COMMANDS: Record<string, Command> = {
  audit: auditCommand,
  class: classCommand,
  coins: coinsCommand,
  invite: inviteCommand,
  item: itemCommand,
  keys: keysCommand,
  moderation: moderationCommand,
  outbox: outboxCommand,
  player: playerCommand,
  role: roleCommand,
  score: scoreCommand,
  season: seasonCommand,
  set: setCommand,
  settings: settingsCommand,
  takedown: takedownCommand,
  user: userCommand,
  words: wordsCommand,
};
