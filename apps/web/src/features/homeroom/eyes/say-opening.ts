import type { SiteHours } from "@quackademy/contract/homeroom-answers.ts";

/** "It opens on Monday at 08:00." In the reader's time zone. */
export function sayOpening({ opens_at }: Pick<SiteHours, "opens_at">, now = Date.now()): string {
  if (opens_at === null) return "It opens soon.";
  const opens = new Date(opens_at);
  const time = [opens.getHours(), opens.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
  const days = Math.round((startOfDay(opens) - startOfDay(new Date(now))) / 86_400_000);
  if (days <= 0) return `It opens today at ${time}.`;
  if (days === 1) return `It opens tomorrow at ${time}.`;
  return `It opens on ${opens.toLocaleDateString("en", { weekday: "long" })} at ${time}.`;
}

/** "Open Monday to Friday, 08:00 to 16:00 (Europe/Berlin)." Empty without hours. */
export function sayHours({ from, to, zone, days }: Pick<SiteHours, "from" | "to" | "zone" | "days">): string {
  if (from === null || to === null) return "";
  return `Open ${days === "weekdays" ? "Monday to Friday" : "every day"}, ${from} to ${to} (${zone}).`;
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
