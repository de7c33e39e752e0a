import type { FastifyInstance } from "fastify";
import type { CaptchaPlace } from "#config.ts";
import type { Database } from "#db/database.ts";
import { refuse } from "./auth-errors.ts";
import { useProof } from "./captcha.ts";

/** Functions of the database that strangers may call, and where work can be asked of them first. */
const PLACES: Record<string, CaptchaPlace | undefined> = { file_takedown: "takedown" };

/** Asks for a proof of work before such a call. Its arguments have no room for one, so it comes in a header. */
export function guardCalls(app: FastifyInstance, db: Database, captchaAt: CaptchaPlace[]): void {
  app.addHook("preHandler", async (request) => {
    const { name } = request.params as { name?: string };
    const place = name !== undefined && Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    if (place === undefined || !captchaAt.includes(place)) return;
    const token = request.headers["x-captcha-token"];
    if (typeof token !== "string" || !(await useProof(db, token, place))) throw refuse("captcha_failed");
  });
}
