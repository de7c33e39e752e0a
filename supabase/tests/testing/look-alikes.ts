/** Homoglyphs of each letter, among the letters allowed in a name and others. */
const LOOKS_LIKE: Record<string, string[]> = {
  a: ["4", "а", "α", "ａ"],
  d: ["cl", "c1", "ci", "ԁ"],
  e: ["3", "е"],
  i: ["1", "l", "і", "ı"],
  l: ["1", "i", "I", "ｌ"],
  m: ["rn", "r.n", "ｍ"],
  o: ["0", "о", "ο"],
  r: ["г"],
  s: ["5", "ѕ"],
  t: ["7", "т"],
  w: ["vv", "v-v", "ω"],
  b: ["8", "6"],
  g: ["9"],
  z: ["2"],
};
const SEPARATORS = ["", ".", "_", "-", "--", "._", "\u200b", "\u00ad", "\u0301", " ", "\u00a0", "\u202e"];

/** Look-alikes of a name: a letter or two changed, separators inserted, case and width changed. */
export function lookAlikesOf(name: string): string[] {
  const letters = Array.from(name);
  const swap = (from: string[], at: number) =>
    (LOOKS_LIKE[name[at]!] ?? []).map((like) => from.map((letter, place) => (place === at ? like : letter)));
  const once = letters.flatMap((_, at) => swap(letters, at));
  const twice = letters.flatMap((_, first) =>
    swap(letters, first).flatMap((changed) =>
      letters.flatMap((_, second) => (second > first ? swap(changed, second) : [])),
    ),
  );
  const split = letters.flatMap((_, at) =>
    SEPARATORS.map((separator) => [...letters.slice(0, at), separator, ...letters.slice(at)]),
  );
  const dressed = [
    name.toUpperCase(),
    ` ${name}`,
    `${name} `,
    `${name}.`,
    `${name}_`,
    `@${name}`,
    name.normalize("NFD"),
  ];
  const all = [...once, ...split, ...twice].map((parts) => parts.join(""));
  return [...new Set([...all, ...dressed])].filter((like) => like !== name);
}
