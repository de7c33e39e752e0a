import type { ApiError } from "#edge/api-error.ts";
import { refuse, type Refusal } from "#auth/service/auth-errors.ts";

/** GoTrue's error for an old sign-in speaks of passwords only, so passkeys need their own message. */
export const refusePasskey = (refused: Refusal): ApiError =>
  refused === "reauthentication_needed" ? refuse(refused, "Sign in again to change your passkeys") : refuse(refused);
