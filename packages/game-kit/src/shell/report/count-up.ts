const COUNT_MS = 600;

/** Counts from nothing to a score, faster at first. */
export function countUp(score: number, show: (score: number) => void): void {
  let start: number | null = null;
  const onFrame = (now: number) => {
    start ??= now;
    const part = Math.min(1, (now - start) / COUNT_MS);
    show(Math.round(score * (1 - (1 - part) ** 3)));
    if (part < 1) requestAnimationFrame(onFrame);
  };
  show(0);
  requestAnimationFrame(onFrame);
}
