import type { ApiError } from "#edge/api-error.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";

/** GoTrue has the code of an old sign-in for passwords only, and its words are about those. */
export const refusePasskey = (refused: Refusal): ApiError =>
  refused === "reauthentication_needed" ? refuse(refused, "Sign in again to change your passkeys") : refuse(refused);
