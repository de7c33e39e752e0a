import type { FastifyRequest } from "fastify";
import { writeAuditLog } from "#auth/service/audit-log.ts";
import { refuse } from "#auth/service/auth-errors.ts";
import type { AuthService } from "#auth/service/auth-service.ts";
import { callFactorFunction, factorIdOf, isUuid } from "./find-factors.ts";
import { userOf } from "#auth/accounts/users.ts";

/** GET /admin/users/:id/factors */
export async function listUserFactors(service: AuthService, request: FastifyRequest): Promise<object[]> {
  return (await userOf(service, userIdOf(request))).factors ?? [];
}

/** DELETE /admin/users/:id/factors/:factor: for a user who lost both the factor and the recovery codes. */
export async function removeUserFactor(service: AuthService, request: FastifyRequest): Promise<{ id: string }> {
  const userId = userIdOf(request);
  const id = factorIdOf(request, "factor");
  await callFactorFunction(service, `gateway.remove_factor($1, null, $2)`, userId, id);
  writeAuditLog(service, request, "factor_deleted", userId);
  return { id };
}

export function userIdOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!isUuid(id)) throw refuse("user_not_found");
  return id;
}
