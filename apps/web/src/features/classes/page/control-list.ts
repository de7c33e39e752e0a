import type { Json } from "@quackademy/contract/database.ts";

export type ClassControl = { action: string; keys: string; touch: string; pad: string };

const NAMED_KEYS = /^(.|space|enter|esc|shift|tab|ctrl|alt|backspace|wasd)$/iu;
const NONE = new Set(["-", "–", ""]);

/** Reads controls from the catalogue's JSON; missing texts become empty. */
export function controlsOf(json: Json): ClassControl[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((row) => {
    if (row === null || typeof row !== "object" || Array.isArray(row) || typeof row.action !== "string") return [];
    return [{ action: row.action, keys: cell(row.keys), touch: cell(row.touch), pad: cell(row.pad) }];
  });
}

/** Splits "Arrow keys or WASD" into text and key caps; adjacent words stay together. */
export function keyCaps(keys: string): { text: string; isKey: boolean }[] {
  const parts: { text: string; isKey: boolean }[] = [];
  for (const text of keys.split(/\s+/).filter(Boolean)) {
    const isKey = NAMED_KEYS.test(text);
    const last = parts.at(-1);
    if (!isKey && last && !last.isKey) last.text += ` ${text}`;
    else parts.push({ text, isKey });
  }
  return parts;
}

function cell(value: Json | undefined): string {
  return typeof value === "string" && !NONE.has(value.trim()) ? value : "";
}
