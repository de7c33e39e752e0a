import type { Command } from "./action.ts";
import { auditCommand } from "./commands/audit-command.ts";
import { authorKeyCommand } from "./commands/author-key-command.ts";
import { chatCommand } from "./commands/chat-command.ts";
import { classCommand } from "./commands/class-command.ts";
import { clipCommand } from "./commands/clip-command.ts";
import { coinsCommand } from "./commands/coins-command.ts";
import { demoCommand } from "./commands/demo-command.ts";
import { homeroomCommand } from "./commands/homeroom-command.ts";
import { inviteCommand } from "./commands/invite-command.ts";
import { itemCommand } from "./commands/item-command.ts";
import { keysCommand } from "./commands/keys-command.ts";
import { logCommand } from "./commands/log-command.ts";
import { moderationCommand } from "./commands/moderation-command.ts";
import { outboxCommand } from "./commands/outbox-command.ts";
import { playerCommand } from "./commands/player-command.ts";
import { reportCommand } from "./commands/report-command.ts";
import { roleCommand } from "./commands/role-command.ts";
import { scoreCommand } from "./commands/score-command.ts";
import { seasonCommand } from "./commands/season-command.ts";
import { setCommand, settingsCommand } from "./commands/settings-command.ts";
import { takedownCommand } from "./commands/takedown-command.ts";
import { teacherCommand } from "./commands/teacher-command.ts";
import { userCommand } from "./commands/user-command.ts";
import { wordsCommand } from "./commands/words-command.ts";

/** All operator commands about the product, by their first word. */
export const COMMANDS: Record<string, Command> = {
  audit: auditCommand,
  "author-key": authorKeyCommand,
  chat: chatCommand,
  class: classCommand,
  clip: clipCommand,
  coins: coinsCommand,
  demo: demoCommand,
  homeroom: homeroomCommand,
  invite: inviteCommand,
  item: itemCommand,
  keys: keysCommand,
  log: logCommand,
  moderation: moderationCommand,
  outbox: outboxCommand,
  player: playerCommand,
  report: reportCommand,
  role: roleCommand,
  score: scoreCommand,
  season: seasonCommand,
  set: setCommand,
  settings: settingsCommand,
  takedown: takedownCommand,
  teacher: teacherCommand,
  user: userCommand,
  words: wordsCommand,
};
