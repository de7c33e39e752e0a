import { useEffect, useRef, useState } from "react";

const COUNT_MS = 600;

/** A number that counts up to its new value; with reduced motion it changes at once. */
export function useCountUp(target: number | undefined): number | undefined {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const before = from.current;
    from.current = target;
    if (target === undefined || before === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(target);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now: number) {
      const done = Math.min(1, (now - begun) / COUNT_MS);
      setShown(Math.round(before + (target - before) * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
