import { quack } from "#support/operator-tools.ts";

/** Settings of the site for all journeys. Their hands are scripted: the runs would wait for a moderator. */
export default async function setSite(): Promise<void> {
  await quack(["set", "hold-runs", "off"]);
}
