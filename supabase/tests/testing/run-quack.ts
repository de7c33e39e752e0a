import { parseCommand } from "@quackademy/operator/parse-command.ts";
import { printAnswer } from "@quackademy/operator/plain-text.ts";
import { Refusal, UsageError } from "@quackademy/operator/refusal.ts";
import type { RulesSite } from "./rules-site.ts";

/** Runs one command as `npm run quack --` does, and returns its text or its refusal. */
export async function runQuack(site: RulesSite, ...words: string[]): Promise<string> {
  const context = {
    query: (text: string, values: (string | null)[]) => site.gateway.db.asPlatform({ text, values }),
    readFile: () => "",
    recordedRuns: () => [],
    siteUrl: "http://quack.test",
    operator: "ms.drake",
  };
  try {
    const parsed = parseCommand(words[0]!, words.slice(1))!;
    return parsed.kind === "help" ? parsed.text : printAnswer(await parsed.run(context), false);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Refusal)) throw error;
    return `refused: ${error.message}`;
  }
}
