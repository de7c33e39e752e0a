import type { FastifyInstance } from "fastify";
import { EVENTS } from "#db/events/gateway-events.ts";

const MAX_TEXT = 1000;
/** An overloaded database is slow with everything: more lines would not say more. */
const MAX_LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Logs statements that took longer than `slowMs`, without their values: those travel apart from the text. */
export function logSlowStatements(app: FastifyInstance, slowMs: number, now: () => number = Date.now): void {
  if (slowMs === 0) return;
  let minute = 0;
  let lines = 0;
  const stop = EVENTS.statementEnd.listen(({ text, role, tookMs }) => {
    if (tookMs < slowMs) return;
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    if (lines > MAX_LINES_PER_MINUTE) return;
    const statement = text.replaceAll(/\s+/g, " ").trim().slice(0, MAX_TEXT);
    app.log.warn({ ms: Math.round(tookMs), role, statement }, "slow statement");
  });
  app.addHook("onClose", async () => stop());
}
