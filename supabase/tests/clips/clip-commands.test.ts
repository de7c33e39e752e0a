import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";
import { runQuack } from "#testing/run-quack.ts";
import { clipOf, getClip, hidden, newMaker, noticesOf, submitClip } from "./clip-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const quack = (...words: string[]) => runQuack(site, ...words);

describe("quack clip", () => {
  test("lists, shows, publishes and removes clips, and the log names the operator", async () => {
    const player = await newMaker(site, { username: "clip-duck" });
    const id = await submitClip(site, player, { captions: [{ from: 300, to: 400, text: "Look" }] });
    expect(await quack("clip", "list")).toMatch(
      new RegExp(`${id}.*skyhop\\s+clip-duck\\s+10\\.0 s\\s+Over the last gap`),
    );
    expect(await quack("clip", "show", id)).toMatch(/captions\s+Look[^]*status\s+in review[^]*to nobody but its maker/);
    expect(await quack("clip", "remove", id, "--reason", "No.")).toMatch(/^refused: .* is in review, not published/);
    expect(await quack("clip", "publish", id)).toContain("is published");
    expect((await clipOf(site.visitor, id)).status).toBe("published");
    expect(await quack("clip", "show", `http://quack.test/yt?clip=${id}`)).toContain(`http://quack.test/yt?clip=${id}`);
    expect(await quack("clip", "list")).toBe("There are no clips with the status in_review.");
    expect(await quack("clip", "list", "--status", "published")).toContain(id);
    expect(await quack("clip", "reject", id, "--reason", "No.")).toMatch(/^refused: .* is published, not in review/);
    expect(await quack("clip", "remove", id, "--reason", "A song in it.")).toContain("not on the site any more");
    expect(refusalOf(await getClip(site.visitor, id))).toBe(hidden);
    expect(await noticesOf(player)).toContain("Your clip “Over the last gap” was removed: A song in it.");
    expect(await quack("moderation", "log")).toMatch(/ms\.drake\s+clips .*reject/);
  });

  test("rejects a clip with a reason, and refuses what is no clip", async () => {
    const player = await newMaker(site);
    const id = await submitClip(site, player);
    expect(await quack("clip", "reject", id)).toMatch(/^refused: /);
    expect(await quack("clip", "reject", id, "--reason", "Too dark.")).toContain("is rejected");
    expect(await quack("clip", "show", id)).toMatch(/reason\s+Too dark\./);
    for (const wrong of ["nothing", "12345678-1234-1234-1234-123456789012"])
      expect(await quack("clip", "show", wrong)).toMatch(/^refused: There is no clip/);
    expect(await quack("clip", "list", "--status", "lost")).toMatch(/^refused: --status must be one of/);
  });
});
