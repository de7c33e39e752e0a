/** Covers the frame until the game is ready. */
export function LoadingGame({ title, progress }: { title: string; progress: number }) {
  return (
    <div className="game__veil game__veil--loading" role="status">
      <p>Unpacking {title} …</p>
      <progress value={progress} max={1} aria-label="Loaded" />
    </div>
  );
}
