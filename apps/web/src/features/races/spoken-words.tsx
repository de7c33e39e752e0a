import { useEffect, useEffectEvent, useState } from "react";

/** A screen reader hears a race this often at most. */
const SAY_EVERY_MS = 10_000;

/** Says the latest words now and then, and nothing while they stay the same. */
export function SpokenWords({ words }: { words: string }) {
  const [spoken, setSpoken] = useState("");
  const speak = useEffectEvent(() => setSpoken(words));
  useEffect(() => {
    const timer = setInterval(() => speak(), SAY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="unseen" role="status">
      {spoken}
    </span>
  );
}
