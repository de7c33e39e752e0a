/** The colours of a place. */
export type Look = Readonly<Record<(typeof NAMES)[number], string>> & {
  /** Fields, basins and squares: their ground and their rows. */
  fields: readonly (readonly [ground: string, row: string])[];
};

// prettier-ignore
const NAMES = ["ground", "patch", "verge", "road", "roadLine", "kerb", "edge", "hedgeSide", "hedgeTop", "hedgeLight", "water", "foam"] as const;

/** By place; then high contrast: plain grounds, a dark road with white edges. Colours as above, then those of the fields. */
const LOOKS = [
  "6A4 6B5 8C6 567 EEC D44 FFE 263 484 5A5 28B CEE C36 E8A DA2 FD7 494 8C6",
  "EC9 EDA EEB 667 FEC 27A FFE 732 C64 E96 28B CEE 7B5 9C7 D85 EA7 EEB DB7",
  "DEF EEF EFF 679 EEF D45 FFF 79B BDE FFF 28B CEE 9CE DEF EFF CDE",
  "224 225 337 336 FD5 E54 EDF 326 74C 4DC 28B CEE 338 45C 427 84B",
  "000 000 333 555 FFF 000 FFF 000 FD6 FD6 03A FFF",
].map((row): Look => {
  const colours = row.split(" ").map((colour) => `#${colour}`);
  const look = Object.fromEntries(NAMES.map((name, at) => [name, colours[at]!])) as Omit<Look, "fields">;
  const pairs = colours.slice(NAMES.length);
  return { ...look, fields: pairs.flatMap((ground, at) => (at % 2 ? [] : [[ground, pairs[at + 1]!] as const])) };
});

export const lookOf = (place: number, isContrast: boolean): Look => LOOKS[isContrast ? 4 : place]!;
