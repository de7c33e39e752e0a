import { useEffect, useState } from "react";

const UPDATE_INTERVAL_MS = 15_000;

/** The current time in milliseconds, updated regularly while the page is open. */
export function useNow(read: () => number = Date.now): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [read]);
  return now;
}
