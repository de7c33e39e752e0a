import { dictionary } from "@zxcvbn-ts/language-common";

// The 49 000 most frequently leaked passwords, in lower case. Attackers try these first.
const LEAKED = new Set<string>(dictionary["passwords-common"]);

const ROWS = [
  "0123456789012345",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => row.split("").toReversed().join(""))];

const MAX_AFFIX_LENGTH = 4;
const MIN_STEM_LENGTH = 6;
const MAX_PATTERN = 4;

/** Whether a password is a leaked one, also with usual variations (added digits, letters replaced by digits). */
export function isBreached(password: string): boolean {
  const plain = password.toLowerCase();
  const pattern = /^(.+?)\1+$/.exec(plain)?.[1];
  if (pattern !== undefined && (pattern.length <= MAX_PATTERN || LEAKED.has(pattern))) return true;
  if (SEQUENCES.some((sequence) => sequence.includes(plain))) return true;
  return [plain, ...stemsOf(plain)].flatMap(readings).some((reading) => LEAKED.has(reading));
}

// Strips affixes such as "123" and "!", if most of the text remains.
function stemsOf(text: string): string[] {
  const [head, tail] = [/^[^a-z]+/, /[^a-z]+$/];
  const stems = [text.replace(tail, ""), text.replace(head, ""), text.replace(head, "").replace(tail, "")];
  return stems.filter((stem) => stem.length >= MIN_STEM_LENGTH && text.length - stem.length <= MAX_AFFIX_LENGTH);
}

// The text as it is, and with digits read as letters: a 1 can be an i or an l.
function readings(text: string): string[] {
  const letters = text
    .replace(/[@4]/g, "a")
    .replace(/[$5]/g, "s")
    .replaceAll("0", "o")
    .replaceAll("3", "e")
    .replaceAll("7", "t");
  return [text, letters.replace(/[1!]/g, "i"), letters.replace(/[1!|]/g, "l")];
}
