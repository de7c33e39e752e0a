/** The colours and things of a map. */
export type Theme = {
  grass: string;
  /** Tufts and shades of it. */
  deep: string;
  bloom: string;
  path: string;
  edge: string;
  /** Pebbles, cobbles and planks. */
  pebble: string;
  mark: "pebbles" | "cobbles" | "planks";
  water: string;
  shore: string;
  /** Of leaves, and of the second colour of a decoration. */
  leaf: string;
  trim: string;
  small: SmallThing;
  tall: TallThing;
  /** Behind the map. */
  around: string;
  far: string;
  scene: "hedge" | "roofs" | "sea";
};

export type SmallThing =
  | "bush"
  | "reeds"
  | "crate"
  | "pumpkin"
  | "castle"
  | "snowman"
  | "chimney"
  | "bollard"
  | "toadstool"
  | "gumdrop";
export type TallThing = "tree" | "fir" | "stall" | "parasol" | "lamp" | "tower" | "lollipop" | "lighthouse";

type Row = readonly [colours: string, mark: Theme["mark"], small: SmallThing, tall: TallThing, scene: Theme["scene"]];

/** Colours: grass, deep, bloom, path, edge, pebble, water, shore, leaf, trim, around, far. */
const ROWS: readonly Row[] = [
  [
    "93CC5E 73B04A FFF6C8 EFD6A0 B5854A D9B878 4FB3D9 E9D9A4 5BA548 F28BA8 4E8C46 3F7A3F",
    "pebbles",
    "bush",
    "tree",
    "hedge",
  ],
  [
    "7CC285 5DA56B F7C7E0 E4DCC6 9A8B74 C9BEA4 3FA0C9 C9DDA8 3F9460 FFD65A 33785A 2A664E",
    "pebbles",
    "reeds",
    "tree",
    "hedge",
  ],
  [
    "CDBFA8 B5A58C E8A15C A87460 6E4538 8E5C4C 5FB0CF E6DCCB C9503F FFF3D6 8A5F50 744A40",
    "cobbles",
    "crate",
    "stall",
    "roofs",
  ],
  [
    "DDB45A C4943F B8442A A87048 6E4028 8E5A36 5A9CA8 EBD9A0 D9652B D0342C 8A4E24 74401E",
    "pebbles",
    "pumpkin",
    "tree",
    "hedge",
  ],
  [
    "F6E2AE E6CB8A FF9E8A B8845A 7A5034 9A6A44 35C2C8 FFF3D0 2FA8A0 FF6F6B 2298B0 1B86A0",
    "planks",
    "castle",
    "parasol",
    "sea",
  ],
  [
    "EAF3FA CBDDEA FFFFFF A8BBCB 71869C 8FA5B8 7FB9E0 FFFFFF 3F7A78 E2483D 7D9DB8 6A8AA8",
    "pebbles",
    "snowman",
    "fir",
    "hedge",
  ],
  [
    "8A6A9C 74568A FFC98A F0B48A 8A4A5C D9946E 5C74B8 B58FB8 5A4478 FFD65A 4A3468 3A2858",
    "cobbles",
    "chimney",
    "tower",
    "roofs",
  ],
  [
    "AFC0C4 97ABB0 F2F6F6 C99C6E 7A5638 A87C50 2F7FA8 DCE6E2 E2483D FFFFFF 1E5F86 185274",
    "planks",
    "bollard",
    "lighthouse",
    "sea",
  ],
  [
    "35645E 2A534F BFF5E6 ADA3D6 5C5290 8E84BC 2B4E86 6F9AA8 2A7A6A FFE27A 1B3444 152A3A",
    "pebbles",
    "toadstool",
    "lamp",
    "hedge",
  ],
  [
    "F9C3D8 EFA5C2 FFFFFF FFF3E0 9A5A3C F0D8BC 8FD9F0 FFFFFF F2709C 6FD3C0 D9749E C9628E",
    "pebbles",
    "gumdrop",
    "lollipop",
    "roofs",
  ],
];

/** White edges and things on black. */
const CONTRAST = "26222E 1A1720 5A5566 4A4458 FFFFFF 6A6478 003A5C FFFFFF 2E6B2E FFD65A 000000 141018";

export function themeOf(theme: number, isContrast = false): Theme {
  const [colours, mark, small, tall, scene] = ROWS[theme % ROWS.length]!;
  const [grass, deep, bloom, path, edge, pebble, water, shore, leaf, trim, around, far] = (
    isContrast ? CONTRAST : colours
  )
    .split(" ")
    .map((colour) => `#${colour}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { grass, deep, bloom, path, edge, pebble, water, shore, leaf, trim, around, far, mark, small, tall, scene };
}

/** The main colours of a theme, for panels and confetti. */
export function themeColours(theme: number): { panel: string; panelDark: string; light: string; grass: string } {
  const { around, far, bloom, grass } = themeOf(theme);
  return { panel: around, panelDark: far, light: bloom, grass };
}
