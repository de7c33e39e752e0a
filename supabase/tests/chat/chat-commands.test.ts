import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";
import { runQuack } from "#testing/run-quack.ts";
import { messageFor, newTalker, saidBy, say, stateOf } from "./chat-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const quack = (...words: string[]) => runQuack(site, ...words);

describe("quack chat", () => {
  test("opens, closes and shows the chat, and logs who did it", async () => {
    const player = await newTalker(site);
    expect(await quack("chat")).toContain("off: The chat is closed");
    for (const mode of ["read", "on", "off", "on"]) {
      await quack("chat", mode);
      expect((await stateOf(player)).mode).toBe(mode);
    }
    expect(await quack("chat", "visitors", "on")).toContain("Visitors read the chat.");
    expect((await stateOf(site.visitor)).may_read).toBe(true);
    expect(await quack("chat", "visitors", "off")).toContain("Only signed-in players");
    expect(await quack("settings", "--history")).toMatch(/chat-visitors\s+off\s+on\s+ms\.drake/);
    expect(await quack("chat", "loud")).toMatch(/^refused: chat has no verb "loud"/);
    expect(await quack("chat", "visitors", "maybe")).toMatch(/^refused: <switch> must be one of on, off/);
    expect(await quack("chat", "--help")).toContain("chat quiet <from> [<to>] [<zone>]");
  });

  test("changes rooms, slow mode and quiet hours", async () => {
    const player = await newTalker(site);
    expect(await quack("chat", "rooms")).toMatch(/global\s+open/);
    expect(await quack("chat", "rooms", "close", "class/skyhop")).toContain("class/skyhop is closed");
    expect(await stateOf(player, "class/skyhop")).toMatchObject({ may_read: false, why: "room-closed" });
    await quack("chat", "rooms", "open", "class/skyhop");
    expect(await quack("chat", "slow", "class/skyhop", "30")).toContain("once in 30 seconds");
    expect((await stateOf(player, "class/skyhop")).slow_seconds).toBe(30);
    expect(await quack("chat", "slow", "class/nowhere", "30")).toMatch(/^refused: There is no room class\/nowhere/);
    expect(await quack("chat", "slow", "global", "9999")).toMatch(/^refused: /);
    expect(await quack("log")).toMatch(/chat slow class\/skyhop 30/);
    expect(await quack("chat", "quiet", "21:00", "07:30", "Europe/Berlin")).toContain("21:00 to 07:30, Europe/Berlin");
    expect((await stateOf(player)).quiet).toMatchObject({ from: "21:00", to: "07:30", zone: "Europe/Berlin" });
    expect(await quack("chat", "quiet", "9pm", "7am")).toMatch(/^refused: chat-quiet-from cannot be 9pm/);
    expect(await quack("chat", "quiet", "21:00")).toMatch(/^refused: Usage/);
    expect(await quack("chat", "quiet", "off")).toContain("none");
    expect((await stateOf(player)).quiet).toBeNull();
  });

  test("mutes and unmutes a player, moderators too", async () => {
    const player = await newTalker(site, { username: "loud-goose", roles: ["moderator"] });
    const id = await saidBy(player, "honk");
    expect(await quack("chat", "mute", "loud-goose", "--reason", "Honks.", "--minutes", "60")).toContain(
      "loud-goose is muted for 60 minutes",
    );
    expect(await say(player, "honk again")).toMatchObject({ rule: "muted", message: "You are muted: Honks." });
    expect(await messageFor(await newTalker(site), id)).toMatchObject({
      removed: "moderator",
      reason: "against the rules",
    });
    expect(await quack("moderation", "log")).toMatch(/ms\.drake.*mute-for/);
    expect(await quack("chat", "unmute", "loud-goose")).toContain("no longer muted");
    expect(await say(player, "honk again")).toMatchObject({ status: "said" });
    expect(await quack("chat", "unmute", "loud-goose")).toMatch(/^refused: This player is not muted/);
  });
});

describe("quack report export", () => {
  test("prints the case with texts, times and decisions, and logs it", async () => {
    const [author, reporter] = [await newTalker(site, { username: "case-author" }), await newTalker(site)];
    const before = await saidBy(author, "a line that was taken back");
    const id = await saidBy(author, "the reported line");
    answerOf(await author.rpc("unsay", { message_id: before }));
    const report = answerOf<{ id: number }>(
      await reporter.rpc("report_message", { message_id: id, why: "unsafe", note: "please look" }),
    );
    await quack("moderation", "decide", "chat", String(id), "mute-day", "--reason", "unkind");
    const told = await quack("report", "export", String(report.id));
    for (const part of [
      "a line that was taken back",
      "the reported line",
      "please look",
      "mute-day by ms.drake: unkind words",
    ])
      expect(told).toContain(part);
    expect(await quack("log")).toMatch(new RegExp(`report export ${report.id}`));
    expect(await quack("report", "export", "999999")).toMatch(/^refused: There is no report 999999/);
  });
});
