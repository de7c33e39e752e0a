import type { SiteHours } from "@quackademy/contract/homeroom-answers.ts";
import { sendGameCommand } from "#features/play/game-commands-api.ts";
import { STOPPED_EVENT } from "./homeroom-keys-api.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";
import { sayHours, sayOpening } from "./eyes/say-opening.ts";
import { signPlace } from "./eyes/sign-place.ts";

const drawSign = signPlace();

/** Runs that need no ticket can start often; the hours are read once a minute for them. */
const KNOWN_MS = 60_000;
let knownUntil = 0;
let opening: ReturnType<typeof setTimeout> | undefined;

/** Explains why the server started no run: the site's hours here, a teacher's sentence by the sign of `watchEyes`. */
export async function showStop(): Promise<void> {
  const hours = await readHours();
  if (!hours || hours.is_open) return void dispatchEvent(new Event(STOPPED_EVENT));
  showClosed(hours);
}

/** Checks the hours for a run that needed no ticket. */
export async function showStopIfClosed(): Promise<void> {
  if (Date.now() < knownUntil) return;
  const hours = await readHours();
  if (hours?.is_open) knownUntil = Date.now() + KNOWN_MS;
  else if (hours) showClosed(hours);
}

function showClosed(hours: SiteHours): void {
  sendGameCommand("pause");
  drawSign({
    title: "The pond is closed",
    sentence: sayOpening(hours),
    note: [sayHours(hours), "You can look around meanwhile."].filter(Boolean).join(" "),
    way: "/",
  });
  clearTimeout(opening);
  if (hours.opens_at === null) return;
  // The sign disappears when the site opens, without a reload.
  opening = setTimeout(() => drawSign(null), Math.max(0, Date.parse(hours.opens_at) - Date.now()) + 1000);
}

/** The site's hours; null if the server does not tell them. */
export async function readHours(): Promise<SiteHours | null> {
  try {
    return unwrap(await (await supabase()).rpc("get_site_hours"));
  } catch {
    return null;
  }
}
