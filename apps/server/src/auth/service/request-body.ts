import type { FastifyRequest } from "fastify";
import { refuse } from "./auth-errors.ts";

export type Body = Record<string, unknown>;

/** The JSON object of the request; other bodies are refused. */
export function bodyOf(request: FastifyRequest): Body {
  const { body } = request;
  if (body == null) return {};
  // CSRF: any page can send a form, so only the confirmation page of a mailed link may use one.
  if (body instanceof URLSearchParams) throw refuse("bad_json");
  if (typeof body !== "object" || Array.isArray(body)) throw refuse("bad_json");
  return body as Body;
}

export function textOf(body: Body, name: string): string | null {
  const value = body[name];
  if (value == null || value === "") return null;
  // PostgreSQL cannot store NUL.
  if (typeof value !== "string" || value.length > 4096 || value.includes("\0"))
    throw refuse("validation_failed", `${name} must be a text`);
  return value;
}

export function requiredText(body: Body, name: string): string {
  const value = textOf(body, name);
  if (value === null) throw refuse("validation_failed", `${name} is missing`);
  return value;
}

export function objectOf(body: Body, name: string): Record<string, unknown> | null {
  const value = body[name];
  if (value == null) return null;
  if (typeof value !== "object" || Array.isArray(value)) throw refuse("validation_failed", `${name} must be an object`);
  if (JSON.stringify(value).length > 20_000) throw refuse("validation_failed", `${name} is too large`);
  return value as Record<string, unknown>;
}

/** An address in its stored form: trimmed and in lower case. */
export function emailOf(body: Body, name = "email"): string | null {
  const email = textOf(body, name)?.trim().toLowerCase() ?? null;
  if (email !== null && !isEmail(email)) throw refuse("email_address_invalid");
  return email;
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"',;:\\()[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text);
}

/** A phone number in GoTrue's form: digits only, with the country code first. */
export function phoneOf(body: Body, name = "phone"): string | null {
  const phone = textOf(body, name)?.replace(/^\+/, "").replaceAll(" ", "") ?? null;
  if (phone !== null && !/^[1-9]\d{1,14}$/.test(phone))
    throw refuse("validation_failed", "Invalid phone number format (E.164 required)");
  return phone;
}

export function queryOf(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === "string" && value !== "" ? value : null;
}
