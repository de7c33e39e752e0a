import { quack } from "#support/operator-tools.ts";

/** Settings of the site for all journeys. Journeys press with a script, so their runs would wait for a moderator. */
export default async function setSite(): Promise<void> {
  await quack(["set", "hold-runs", "off"]);
}
