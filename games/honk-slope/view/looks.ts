/** The colours of a country. */
export type Look = ReturnType<typeof look>;

/** In the order of the text: sky above and below, fog, hills, ground, the depth, track, edge, the kerb's teeth, rail, reed and its head. */
function look(name: string, marks: number, isNight: boolean, colours: string) {
  const [skyTop, skyLow, fog, hills, ground, deep, track, edge, kerb, rail, ...reed] = colours
    .split(" ")
    .map((each) => `#${each}`) as [string, string, string, string, string, string, string, string, string, string];
  const [white, black] = ["#FFFFFF", "#000000"];
  return {
    name,
    /** Whose marks the road has: those of a country, in the order of PLACE. */
    marks,
    isNight,
    skyTop,
    skyLow,
    fog,
    hills,
    farHills: mix(hills, fog, 4),
    ground: [ground, mix(ground, skyLow, 1)] as const,
    deep,
    track: [track, mix(track, isNight ? white : black, 1)] as const,
    wall: mix(track, black, 4),
    edge,
    kerb,
    rail,
    reed: reed as unknown as readonly [string, string],
  };
}

/** In the order of PLACE. */
const COLOURS = [
  "3FA9E8 FFE7B8 D9E6B4 8CC6A0 63B552 3E8F45 BC6B50 FFF6DC E2483D FFFFFF 2E7B3C F7A8C4",
  "0D0733 7A2C9E 4E2389 2B1466 180C4A 0C0630 302A7A 3FF0E0 6A3FD0 FF5FC8 28E0C8 FF5FC8",
  "4E97D8 F3FAFF E2F1FC A9CDE8 C3DFF3 8FBBDD 4A7DBA FFFFFF E2483D FFD65A 3C6F8F FFFFFF",
  "1A0820 C4442A 7C2A24 3A1020 3A0E18 FF6A2A 46314C FFB02E 8A2A1C FF6A4A FF7A2E FFD65A",
];
/** High contrast: a grey floor with white edges over black. */
const PLAIN = `${"000000 ".repeat(6)}3C3C3C FFFFFF 9A9A9A FFE066 000000 000000`;

const looksIn = (isPlain: boolean): Look[] =>
  ["Sunny Meadow", "Glow Reeds", "Frost Pass", "Ember Peaks"].map((name, place) =>
    look(name, isPlain ? 0 : place, place % 2 === 1, isPlain ? PLAIN : COLOURS[place]!),
  );
const LOOKS = looksIn(false);
const PLAIN_LOOKS = looksIn(true);

export const lookOf = (place: number, isContrast: boolean): Look => (isContrast ? PLAIN_LOOKS : LOOKS)[place]!;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function mix(from: string, to: string, part: number): string {
  const [one, other] = [channels(from), channels(to)];
  const parts = one.map((value, at) => Math.round(value + ((other[at]! - value) * part) / 8));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const mixed = new Map<string, Map<string, string[]>>();

/** A colour that fades into another: `part` is from 0 to 8. Called hundreds of times a frame, so nothing is joined here. */
export function fade(from: string, to: string, part: number): string {
  let colours = mixed.get(to);
  if (!colours) mixed.set(to, (colours = new Map()));
  let steps = colours.get(from);
  if (!steps) colours.set(from, (steps = Array.from({ length: 9 }, (_, at) => mix(from, to, at))));
  return steps[part]!;
}
