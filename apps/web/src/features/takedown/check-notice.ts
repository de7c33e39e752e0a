import { checkEmail } from "#lib/session/session-checks.ts";
import type { FormErrors, FormValues } from "#ui/forms/form.tsx";
import type { Notice } from "./takedown-api.ts";

const NEEDED = {
  work: "Describe your work.",
  url: "Give the address of the page.",
  reason: "Say what is wrong with this use.",
  contact_name: "Give your name.",
  contact_address: "Give an address where you can be reached.",
  good_faith: "A notice needs this statement.",
  accurate: "A notice needs this statement.",
  signature: "Type your full name.",
} as const;

/** The missing parts of a notice, by field. */
export function checkNotice(values: FormValues): FormErrors {
  const missing = Object.entries(NEEDED).filter(([name]) => !values[name]?.trim());
  const wrongEmail = checkEmail(values["contact_email"])["email"];
  return { ...Object.fromEntries(missing), ...(wrongEmail !== undefined && { contact_email: wrongEmail }) };
}

export function toNotice(values: FormValues): Notice {
  const text = (name: string) => values[name]?.trim() ?? "";
  return {
    url: text("url"),
    work: text("work"),
    reason: text("reason"),
    contact_name: text("contact_name"),
    contact_email: text("contact_email"),
    contact_address: text("contact_address"),
    good_faith: Boolean(values["good_faith"]),
    accurate: Boolean(values["accurate"]),
    signature: text("signature"),
  };
}
