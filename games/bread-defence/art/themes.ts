/** The look of a map: its colours by their sign in pictures, what its path is made of, and what lies around it. */
export type Theme = { colours: Record<string, string>; mark: Mark; things: string };

type Mark = "pebbles" | "cobbles";

/**
 * Leaves and roofs, a second colour of things, grass, its tufts, its blooms, the path, its edge, its pebbles, water, its
 * shore, what lies around the map, and what lies farther away.
 */
const SIGNS = "123456789ABC";

/** Each colour has three digits. The last is the small and the tall thing. */
const ROWS: readonly (readonly [colours: string, mark: Mark, things: string])[] = [
  ["5A4E8A9C67A4FECED9B84DB75BDEDA584474", "pebbles", "00"],
  ["496FD57B85A6FCDDDC987CBA49CCDA375265", "pebbles", "10"],
  ["C54FEDCBABA8E95A766438546ACEDC865744", "cobbles", "00"],
  ["D63C33DB5C94B42A7464285359AED9852742", "pebbles", "20"],
  ["3A9F76EDAEC8F98B857539643BCFEC29A289", "cobbles", "10"],
  ["477D44EEFCDEFFFABC7898AB7BDFFF79B68A", "pebbles", "01"],
  ["547FD5869758FC8EB8845D9657BB8B436325", "cobbles", "00"],
  ["D44FFFABC9AAEEEC96753A7537ADED268157", "cobbles", "10"],
  ["276FD7366255BEEAAD55888B35879A234123", "pebbles", "00"],
  ["E797CBFBDEABFFFFED954EDB8DEFFFD79C68", "pebbles", "32"],
];

/** White edges on black. */
const CONTRAST = "363FD5223212556445FFF667035FFF000111";

export function themeOf(theme: number, isContrast = false): Theme {
  const [digits, mark, things] = ROWS[theme]!;
  const colours = Object.fromEntries(
    Array.from(SIGNS, (sign, at) => [sign, `#${(isContrast ? CONTRAST : digits).substr(at * 3, 3)}`]),
  );
  return { colours, mark, things };
}
