import { dictionary } from "@zxcvbn-ts/language-common";

// The 49 000 passwords that turn up most in leaks, in lower case. Whoever guesses begins with them.
const LEAKED = new Set<string>(dictionary["passwords-common"]);

const ROWS = [
  "0123456789012345",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => row.split("").toReversed().join(""))];

const MAX_TRIMMINGS = 4;
const MIN_TRUNK = 6;
const MAX_PATTERN = 4;

/** Whether a password is on the list, or is one of the list with what people do to make it "different". */
export function isBreached(password: string): boolean {
  const plain = password.toLowerCase();
  const pattern = /^(.+?)\1+$/.exec(plain)?.[1];
  if (pattern !== undefined && (pattern.length <= MAX_PATTERN || LEAKED.has(pattern))) return true;
  if (SEQUENCES.some((sequence) => sequence.includes(plain))) return true;
  return [plain, ...trunksOf(plain)].flatMap(readings).some((reading) => LEAKED.has(reading));
}

// Without the "123" and "!" that were put around it, when most of it is left.
function trunksOf(text: string): string[] {
  const [head, tail] = [/^[^a-z]+/, /[^a-z]+$/];
  const trunks = [text.replace(tail, ""), text.replace(head, ""), text.replace(head, "").replace(tail, "")];
  return trunks.filter((trunk) => trunk.length >= MIN_TRUNK && text.length - trunk.length <= MAX_TRIMMINGS);
}

// As it is, and as letters: a 1 is sometimes an i and sometimes an l.
function readings(text: string): string[] {
  const letters = text
    .replace(/[@4]/g, "a")
    .replace(/[$5]/g, "s")
    .replaceAll("0", "o")
    .replaceAll("3", "e")
    .replaceAll("7", "t");
  return [text, letters.replace(/[1!]/g, "i"), letters.replace(/[1!|]/g, "l")];
}
