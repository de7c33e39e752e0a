import { useEffect, useState } from "react";

const REST_MS = 300;

/** A value that has not changed for a moment: dragging a handle must not start the game anew at every step. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
