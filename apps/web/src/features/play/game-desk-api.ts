/** Commands to the game from outside its frame. `halt` pauses or resumes it. */
export type DeskWish = "pause" | "halt" | "mute" | "fillScreen";
type Desk = (wish: DeskWish) => void;

let desk: Desk | null = null;

/** Registers the open game. Returns the cleanup. */
export function offerDesk(offered: Desk): () => void {
  desk = offered;
  return () => {
    if (desk === offered) desk = null;
  };
}

/** Sends a command; false if no game is open. */
export function askDesk(wish: DeskWish): boolean {
  desk?.(wish);
  return desk !== null;
}
