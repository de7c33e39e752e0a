import type { CaptureResult } from "posthog-js/dist/module.slim.no-external.js";
import { expect, test } from "vitest";
import { keepOnlyKnown } from "./posthog-options.ts";

const event = (name: string, properties: object) =>
  ({ uuid: "u", event: name, properties, $set: { email: "daisy@pond.test" } }) as unknown as CaptureResult;

test("an event keeps only listed properties, and no personal data", () => {
  const kept = keepOnlyKnown(event("class opened", { class: "blink", $browser: "Chrome", $raw_user_agent: "long" }));
  expect(kept).toEqual({ uuid: "u", event: "class opened", properties: { class: "blink", $browser: "Chrome" } });
});

test.each(["$autocapture", "$identify", "$exception", "$$client_ingestion_warning", "$snapshot"])(
  "%s is never sent",
  (name) => expect(keepOnlyKnown(event(name, {}))).toBeNull(),
);
