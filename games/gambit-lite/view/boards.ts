/** The colours of a board, and how it is won. */
export type BoardLook = {
  id: string;
  name: string;
  how: string;
  light: string;
  dark: string;
  frame: string;
};

/** The progress of earlier runs. */
export type Kept = { solved: number; pages: number; beaten: readonly string[] };

export const BOARDS: readonly (BoardLook & { isWon(kept: Kept): boolean })[] = [
  {
    id: "pond",
    name: "Pond",
    how: "yours from the start",
    light: "#E7B55A",
    dark: "#17697A",
    frame: "#8A5A1A",
    isWon: () => true,
  },
  {
    id: "reed",
    name: "Reed",
    how: "find 10 mates",
    light: "#E9E3B4",
    dark: "#4C8A53",
    frame: "#2F5B3A",
    isWon: ({ solved }) => solved >= 10,
  },
  {
    id: "berry",
    name: "Berry",
    how: "beat Pip",
    light: "#F7D9DF",
    dark: "#A8476B",
    frame: "#6B2344",
    isWon: ({ beaten }) => beaten.includes("pip"),
  },
  {
    id: "ice",
    name: "Ice",
    how: "find 60 mates",
    light: "#E6F3FA",
    dark: "#5B93BE",
    frame: "#2F5E86",
    isWon: ({ solved }) => solved >= 60,
  },
  {
    id: "paper",
    name: "Paper",
    how: "solve 20 pages of the book",
    light: "#F4EAD2",
    dark: "#B08D63",
    frame: "#6B4B2A",
    isWon: ({ pages }) => pages >= 20,
  },
  {
    id: "coral",
    name: "Coral",
    how: "beat Mallory",
    light: "#FFE3B8",
    dark: "#D96A4F",
    frame: "#8F3A2A",
    isWon: ({ beaten }) => beaten.includes("mallory"),
  },
  {
    id: "slate",
    name: "Slate",
    how: "beat The Monitor",
    light: "#C9D3DC",
    dark: "#5C6B7D",
    frame: "#333F4E",
    isWon: ({ beaten }) => beaten.includes("monitor"),
  },
  {
    id: "library",
    name: "Library",
    how: "solve all 60 pages",
    light: "#EAD9A8",
    dark: "#7A4A2E",
    frame: "#4A2A18",
    isWon: ({ pages }) => pages >= 60,
  },
  {
    id: "royal",
    name: "Royal",
    how: "beat Prof. Honk",
    light: "#F6DE8D",
    dark: "#5B4A9C",
    frame: "#C4933D",
    isWon: ({ beaten }) => beaten.includes("honk"),
  },
];

export const boardNamed = (id: string | null): BoardLook => BOARDS.find((board) => board.id === id) ?? BOARDS[0]!;
