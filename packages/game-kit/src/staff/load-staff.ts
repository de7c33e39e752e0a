import { INLINE_STAFF_ID } from "@quackademy/game-sdk/inline-boot.ts";
import type { Replay } from "@quackademy/game-sdk/protocol.ts";
import { MAX_FRAMES, readSeed } from "#core/game-rules.ts";
import { readLog } from "#core/replay-log.ts";

const WHO = ["duckling", "drake", "goose"] as const;

/** A recorded run that is shipped with the game. */
export type StaffRun = Replay & { who: (typeof WHO)[number]; variant: string };

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

const inlineText = (): string | null => document.getElementById(INLINE_STAFF_ID)?.textContent ?? null;

/**
 * Loads the staff's runs, which the build puts beside the game; without a connection they are in the document. Empty
 * where there are none.
 */
export async function loadStaff(
  beside: string = location.href,
  load = importFrom,
  inline = inlineText,
): Promise<StaffRun[]> {
  try {
    const text = inline();
    if (text !== null) return readStaff(JSON.parse(text));
    const { staff } = (await load(new URL("staff.js", beside).href)) as { staff: unknown };
    return readStaff(staff);
  } catch {
    return [];
  }
}

/** Reads the content of `staff.json`, without invalid runs. */
export function readStaff(json: unknown): StaffRun[] {
  return Array.isArray(json) ? json.flatMap(readRun) : [];
}

function readRun(json: unknown): StaffRun[] {
  try {
    const { who, variant, seed, frames, score, log } = json as Record<string, unknown>;
    const name = WHO.find((each) => each === who);
    const isFine =
      typeof variant === "string" && isWhole(score, Number.MAX_SAFE_INTEGER) && isWhole(frames, MAX_FRAMES);
    if (!name || !isFine) return [];
    readSeed(String(seed));
    const bytes = readBytes(String(log));
    readLog(bytes);
    return [{ who: name, name: nameOf(name), variant, seed: String(seed), frames, score, log: bytes }];
  } catch {
    return [];
  }
}

/** From base64. A loop: `Uint8Array.from` takes several times as long. */
function readBytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const nameOf = (who: string): string => `${who.slice(0, 1).toUpperCase()}${who.slice(1)}`;
const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
