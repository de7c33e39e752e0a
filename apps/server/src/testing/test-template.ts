import { setTimeout as sleep } from "node:timers/promises";
import { asAdmin } from "./test-logins.ts";

/** The migrated database that test files copy. While it is migrated, it has the other name. */
export const TEMPLATE = "quack_template";
export const TEMPLATE_IN_WORK = "quack_template_in_work";

let isReady = false;

/** Waits until the template can be copied. Throws if it could not be migrated. */
export async function awaitTemplate(): Promise<void> {
  while (!isReady) {
    const [found] = await asAdmin(
      `select datname from pg_database where datname in ('${TEMPLATE}', '${TEMPLATE_IN_WORK}')`,
    );
    if (!found) throw new Error("There is no template: the test database could not be migrated.");
    isReady = found["datname"] === TEMPLATE;
    if (!isReady) await sleep(100);
  }
}
