/** What can be done with the game on the page from outside its frame. `halt` stops it, or lets it go on. */
export type DeskWish = "pause" | "halt" | "mute" | "fillScreen";
type Desk = (wish: DeskWish) => void;

let desk: Desk | null = null;

/** Gives back what takes it away again. */
export function offerDesk(offered: Desk): () => void {
  desk = offered;
  return () => {
    if (desk === offered) desk = null;
  };
}

/** False where there is no game. */
export function askDesk(wish: DeskWish): boolean {
  desk?.(wish);
  return desk !== null;
}
