/** Commands to the game from outside its frame. `halt` pauses or resumes it. */
export type GameCommand = "pause" | "halt" | "mute" | "fillScreen";
type GameListener = (command: GameCommand) => void;

let listener: GameListener | null = null;

/** Registers the open game. Returns the cleanup. */
export function registerGame(offered: GameListener): () => void {
  listener = offered;
  return () => {
    if (listener === offered) listener = null;
  };
}

/** Sends a command; false if no game is open. */
export function sendGameCommand(command: GameCommand): boolean {
  listener?.(command);
  return listener !== null;
}
