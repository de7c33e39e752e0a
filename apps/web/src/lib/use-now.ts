import { useEffect, useState } from "react";

const LOOK_AGAIN_MS = 15_000;

/** The time in milliseconds, looked at now and then: things become possible while a page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
