import type { SiteHours } from "@quackademy/contract/homeroom-answers.ts";
import { sendGameCommand } from "#features/play/game-commands-api.ts";
import { STOPPED_EVENT } from "./homeroom-keys-api.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";
import { sayOpening } from "./eyes/say-opening.ts";
import { signPlace } from "./eyes/sign-place.ts";

const drawSign = signPlace();

/** Explains why the server started no run: the site's hours here, a teacher's sentence by the sign of `watchEyes`. */
export async function showStop(): Promise<void> {
  const hours = await readHours().catch(() => null);
  if (!hours || hours.is_open) return void dispatchEvent(new Event(STOPPED_EVENT));
  sendGameCommand("pause");
  drawSign({
    title: "The pond is closed",
    sentence: sayOpening(hours),
    note: "You can look around meanwhile.",
    way: "/",
  });
}

async function readHours(): Promise<SiteHours> {
  return unwrap(await (await supabase()).rpc("get_site_hours"));
}
