import type { BoardLook } from "./boards.ts";
import type { Layout } from "./layout.ts";

/** State that only this player sees: squares from 0 to 63, -1 for none. */
export type Sight = {
  layout: Layout;
  look: BoardLook;
  cursor: number;
  isCursorShown: boolean;
  chosen: number;
  /** A pawn to promote: which of BECOMES is under the cursor, and the target square. */
  promotion: { to: number; pick: number } | null;
};
